import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type NotificationReason,
  PARTIES,
  type Party,
  type People,
  emailKey,
  endsHidden,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/database/ids.js';
import { Mailer } from '../../platform/mail/mailer.js';
import {
  type BookingRecord,
  type Change,
  FollowBookings,
  peopleOf,
  seenByCreator,
  situationOf,
} from '../bookings/index.js';
import { GuestLinks, Guests, TimeZones, Users, guestWayIn } from '../identity/index.js';
import type { Notice, Notices } from './notice.js';
import { noticeFor } from './notices.js';
import { NotificationChoices } from './persistence/notification-choices.js';
import { NotificationStore, type Recipient } from './persistence/notification-store.js';
import { reasonOf, reasonOfReminder } from './reasons.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { writeEmail, writeTitle } from './write-email.js';

/** What is said to the parties, and what it is about. */
interface Saying {
  /** Names what happened: it is told once to each party. */
  eventId: string;
  notices: Notices;
  event?: Change['event'];
  reason: (party: Party, turn: Parameters<typeof reasonOfReminder>[1]) => NotificationReason;
}

/** Tells the parties what has happened to their booking: in their list, and by email. */
@Injectable()
export class TellParties implements OnModuleInit {
  constructor(
    private readonly bookings: FollowBookings,
    private readonly links: GuestLinks,
    private readonly guests: Guests,
    private readonly users: Users,
    private readonly timeZones: TimeZones,
    private readonly mailer: Mailer,
    private readonly notifications: NotificationStore,
    private readonly choices: NotificationChoices,
    private readonly unsubscribe: UnsubscribeLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.bookings.follow('tell-parties', (tx, change) => this.advanced(tx, change));
    this.guests.onReplaced((tx, before, after) => this.notifications.giveToGuest(tx, before, after));
  }

  /**
   * Tells the parties something that is no step of the booking.
   * A creator who may not see the booking is left out.
   * @param reason why they are told
   */
  async say(tx: Transaction, record: BookingRecord, notices: Notices, reason: NotificationReason) {
    await this.tell(tx, record, {
      eventId: newId(),
      notices: withoutHidden(record, notices),
      reason: () => reason,
    });
  }

  /** Reminds the parties of a window that is about to end. */
  async remind(tx: Transaction, record: BookingRecord, notices: Notices): Promise<void> {
    await this.tell(tx, record, {
      eventId: `${record.id}:${record.revision}:reminder`,
      notices: withoutHidden(record, notices),
      reason: reasonOfReminder,
    });
  }

  private async advanced(tx: Transaction, change: Change): Promise<void> {
    const { before, after, event } = change;
    if (before !== null) {
      const { turn } = situationOf(after, 'admin');
      const moved = before.state.stage !== after.state.stage;
      await this.notifications.closeAsks(tx, after, turn, moved);
    }
    const hidden = endsHidden(before?.state.stage ?? null, after.state.stage);
    const wasSeen = hidden && (await seenByCreator(tx, after.id));
    await this.tell(tx, after, {
      eventId: `${after.id}:${after.revision}`,
      notices: {
        brand: noticeFor(change, 'brand') ?? undefined,
        creator: noticeFor(change, 'creator', wasSeen) ?? undefined,
      },
      event,
      reason: (party, now) => reasonOf(change, party, now),
    });
  }

  private async tell(tx: Transaction, record: BookingRecord, saying: Saying): Promise<void> {
    if (!saying.notices.brand && !saying.notices.creator) return;
    for (const party of PARTIES) {
      const notice = saying.notices[party];
      if (notice) await this.tellParty(tx, { record, party, notice, saying });
    }
  }

  private async tellParty(tx: Transaction, told: Told): Promise<void> {
    const { record, party, notice, saying } = told;
    const situation = (names: Record<Party, string>) => situationOf(record, party, names);
    const people = peopleOf(record);
    const to = people[party].email;
    const owner = await this.users.verifiedOwner(tx, to);
    const verified = owner !== null;
    const recipient = recipientOf(people, party);
    const timeZone = await this.timeZones.of(tx, recipient.userId, recipient.guestId);
    const facts = { notice, record, party, situation, verified, event: saying.event, timeZone };
    const { title, path, now } = writeTitle(facts);
    const reason = saying.reason(party, now);
    const { eventId } = saying;
    const fresh = await this.notifications.add(tx, {
      eventId,
      to: recipient,
      bookingId: record.id,
      reason,
      title,
      path,
    });
    if (!fresh) return;
    const chooser = { userId: recipient.userId ?? owner, emailKey: emailKey(to) };
    if (!(await this.choices.wants(tx, chooser, reason, 'email'))) return;
    const { publicUrl } = this.config;
    // Anyone who reads these emails may see the booking; without an account there is nothing to sign in to.
    const guest = party === 'brand' && !verified;
    const wayIn = guest ? guestWayIn(record.id, await this.links.make(tx, to), publicUrl) : undefined;
    const unsubscribe = this.unsubscribe.foot(to, reason);
    const email = writeEmail({ ...facts, wayIn, unsubscribe }, publicUrl);
    await this.mailer.post(tx, {
      to,
      ...email,
      about: { bookingId: record.id, party },
      unsubscribe: unsubscribe?.oneClick,
    });
  }
}

interface Told {
  record: BookingRecord;
  party: Party;
  notice: Notice;
  saying: Saying;
}

/** Whoever sees the booking as this party sees what the party is told. */
const recipientOf = ({ brand, creator }: People, party: Party): Recipient =>
  party === 'brand'
    ? { party, userId: brand.userId, guestId: brand.guestId, emailKey: emailKey(brand.email) }
    : { party, userId: creator.userId, guestId: null, emailKey: null };

const withoutHidden = (record: BookingRecord, { brand, creator }: Notices): Notices => ({
  brand,
  creator: peopleOf(record).hiddenFromCreator ? undefined : creator,
});
