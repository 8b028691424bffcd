import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Party, Reminded } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { BookingEffects, type BookingRecord } from '../bookings/index.js';
import { ADMIN_REMINDERS } from './admin-notices.js';
import { reminderFor } from './reminder-notices.js';
import { TellAdmins } from './tell-admins.js';
import { TellParties } from './tell-parties.js';

/** Carries out the machine's reminders: a letter to each whom it names. */
@Injectable()
export class SendReminders implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly parties: TellParties,
    private readonly admins: TellAdmins,
  ) {}

  onModuleInit(): void {
    this.effects.on('sendReminder', (tx, record, { to }) => this.remind(tx, record, to));
  }

  private async remind(tx: Transaction, record: BookingRecord, to: readonly Reminded[]): Promise<void> {
    const of = (party: Party) => (to.includes(party) ? reminderFor(record, party, tx.now) : undefined);
    await this.parties.say(tx, record, { brand: of('brand'), creator: of('creator') });
    if (!to.includes('admin')) return;
    const { stage } = record.state;
    const notice = ADMIN_REMINDERS[stage];
    if (!notice) throw new Error(`nobody wrote what an admin is reminded of while ${stage}`);
    await this.admins.tell(tx, { ...notice, bookingId: record.id });
  }
}
