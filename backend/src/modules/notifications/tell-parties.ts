import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Party, STAGE_META } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { BookingEffects, type BookingRecord, type Change, standingOf } from '../bookings/index.js';
import { GuestLinks, TimeZones, Users, guestWayIn } from '../identity/index.js';
import type { Notices } from './notice.js';
import { noticeFor } from './notices.js';
import { writeEmail } from './write-email.js';

const PARTIES: readonly Party[] = ['brand', 'creator'];

/** Emails the parties what has happened to their booking, in the transaction in which it happens. */
@Injectable()
export class TellParties implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly links: GuestLinks,
    private readonly users: Users,
    private readonly timeZones: TimeZones,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced(async (tx, change) => {
      const notices = {
        brand: noticeFor(change, 'brand') ?? undefined,
        creator: noticeFor(change, 'creator') ?? undefined,
      };
      await this.mail(tx, change.after, notices, change.event);
    });
  }

  /**
   * Tells the parties something that is no step of the booking.
   * A creator who may not see the booking is left out.
   */
  async say(tx: Transaction, record: BookingRecord, { brand, creator }: Notices): Promise<void> {
    const hidden = STAGE_META[record.state.stage].hiddenFromCreator === true;
    await this.mail(tx, record, { brand, creator: hidden ? undefined : creator });
  }

  private async mail(
    tx: Transaction,
    record: BookingRecord,
    notices: Notices,
    event?: Change['event'],
  ): Promise<void> {
    if (!notices.brand && !notices.creator) return;
    const standing = await standingOf(tx, record);
    for (const party of PARTIES) {
      const notice = notices[party];
      if (!notice) continue;
      const to = addressOf(record, party);
      const verified = await this.users.isVerifiedAddress(tx, to);
      const { publicUrl } = this.config;
      // Anyone who reads these emails may see the booking; without an account there is nothing to sign in to.
      const guest = party === 'brand' && !verified;
      const wayIn = guest ? guestWayIn(record.id, await this.links.make(tx, to), publicUrl) : undefined;
      const timeZone = await (party === 'brand'
        ? this.timeZones.of(tx, record.brandUserId, record.guestId)
        : this.timeZones.of(tx, record.creator.userId, null));
      const situation = (names: Record<Party, string>) => standing(party, names);
      const facts = { notice, record, party, situation, verified, event, wayIn, timeZone };
      const email = writeEmail(facts, publicUrl);
      await this.mailer.post(tx, { to, ...email, about: { bookingId: record.id, party } });
    }
  }
}

const addressOf = ({ contactEmail, creator }: BookingRecord, party: Party): string =>
  party === 'brand' ? contactEmail : creator.email;
