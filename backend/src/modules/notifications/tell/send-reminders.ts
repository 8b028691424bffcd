import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Reminded } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { BookingEffects, type BookingRecord } from '../../bookings/index.js';
import { reminderFor } from '../texts/reminder-notices.js';
import { TellAdmins } from './tell-admins.js';
import { TellParties } from './tell-parties.js';

/** Carries out the machine's reminders: each reader it names is told. */
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
    await this.parties.remind(tx, record, { brand: of('brand'), creator: of('creator') });
    const admin = of('admin');
    const eventId = `${record.id}:${record.revision}:reminder`;
    if (admin) await this.admins.tell(tx, { ...admin, bookingId: record.id, eventId });
  }
}
