import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';

const EXPORT =
  'select created_at as "createdAt", read_at as "lastReadAt" from calendar_feeds where user_id = $1';

/** That somebody has a calendar's address. */
@Injectable()
export class PersonalCalendar implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('calendar', {
      exports: {
        calendarFeeds: ({ userId }) => this.database.rows('export-calendar-feeds', EXPORT, [userId]),
      },
      closes: (tx, userId) => this.remove(tx, userId),
      forgets: (tx, { userId }) => this.remove(tx, userId),
    });
  }

  private async remove(tx: Transaction, userId: string): Promise<void> {
    await tx.rows('forget-calendar-feed', 'delete from calendar_feeds where user_id = $1', [userId]);
  }
}
