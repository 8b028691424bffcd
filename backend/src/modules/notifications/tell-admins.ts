import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/database.js';
import { type LaidOutEmail, layOut } from '../../platform/mail/email-layout.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { type BookingRecord, BookingEffects, BookingStore, standingOf } from '../bookings/index.js';
import { Users } from '../identity/index.js';
import type { Notice } from './notice.js';
import { adminNoticeFor } from './notices.js';
import { writeAdminEmail } from './write-email.js';

/** Emails everyone who runs the platform what needs a person, in the transaction in which it happens. */
@Injectable()
export class TellAdmins implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly store: BookingStore,
    private readonly users: Users,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced(async (tx, change) => {
      const notice = adminNoticeFor(change);
      if (notice) await this.tell(tx, { ...notice, bookingId: change.after.id });
    });
  }

  /**
   * Emails all admins whose address is verified; where there is none, nobody.
   * With a booking, {creator}, {brand} and {package} stand for its names and the email leads to it.
   */
  async tell(tx: Transaction, { bookingId, ...notice }: Notice & { bookingId?: string }): Promise<void> {
    const admins = await this.users.adminAddresses(tx);
    if (admins.length === 0) return;
    const record = bookingId === undefined ? null : await this.store.find(tx, bookingId);
    const email = record
      ? await this.aboutBooking(tx, notice, record)
      : layOut({ subject: notice.subject, paragraphs: [notice.body], signature: 'Reelpact' });
    for (const to of admins) await this.mailer.post(tx, { to, ...email });
  }

  private async aboutBooking(tx: Transaction, notice: Notice, record: BookingRecord): Promise<LaidOutEmail> {
    const standing = await standingOf(tx, record);
    return writeAdminEmail(notice, record, (names) => standing('admin', names), this.config.publicUrl);
  }
}
