import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Reminded } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { BookingEffects, type BookingRecord } from '../bookings/index.js';
import { reminderFor } from './reminder-notices.js';
import { TellAdmins } from './tell-admins.js';
import { TellParties } from './tell-parties.js';

/** Carries out the machine's reminders: an email to each reader it names. */
@Injectable()
export class SendReminders implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly parties: TellParties,
    private readonly admins: TellAdmins,
  ) {}

  onModuleInit(): void {
    this.effects.register('notifications', {
      sendReminder: (tx, record, { to }) => this.remind(tx, record, to),
    });
  }

  private async remind(tx: Transaction, record: BookingRecord, to: readonly Reminded[]): Promise<void> {
    const of = (reader: Reminded) => (to.includes(reader) ? reminderFor(record, reader, tx.now) : undefined);
    await this.parties.say(tx, record, { brand: of('brand'), creator: of('creator') });
    const admin = of('admin');
    if (admin) await this.admins.tell(tx, { ...admin, bookingId: record.id });
  }
}
