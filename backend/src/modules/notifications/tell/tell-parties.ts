import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type NotificationReason,
  PARTIES,
  type Party,
  type People,
  REMINDER,
  askedParties,
  emailKey,
  endsHidden,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import {
  BookingEffects,
  type BookingRecord,
  type Change,
  FollowBookings,
  type ToldChange,
  peopleOf,
  seenByCreator,
  situationOf,
} from '../../bookings/index.js';
import {
  type Addressee,
  GuestLinks,
  Guests,
  UNKNOWN_ADDRESSEE,
  addressees,
  guestWayIn,
} from '../../identity/index.js';
import type { Notice, Notices } from '../texts/notice.js';
import { noticeFor } from '../texts/notices.js';
import { remindedBy, reminderFor, reminderId } from '../texts/reminder-notices.js';
import { NotificationChoices } from '../choices/notification-choices.js';
import { type Moved, NotificationStore, type Recipient } from '../persistence/notification-store.js';
import { reasonOf, reasonOfReminder } from '../texts/reasons.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { writeEmail, writeTitle } from '../texts/write-email.js';

/** What is said to the parties, and what it is about. */
interface Saying {
  record: BookingRecord;
  /** When it happened, in milliseconds since 1970. */
  now: number;
  /** Names what happened: it is told once to each party. */
  eventId: string;
  notices: Notices;
  event?: Change['event'];
  before?: Change['before'];
  reason: (party: Party, turn: Parameters<typeof reasonOfReminder>[1]) => NotificationReason;
}

/** Tells the parties what has happened to their booking: in their list, and by email. */
@Injectable()
export class TellParties implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly bookings: FollowBookings,
    private readonly links: GuestLinks,
    private readonly guests: Guests,
    private readonly mailer: Mailer,
    private readonly notifications: NotificationStore,
    private readonly choices: NotificationChoices,
    private readonly unsubscribe: UnsubscribeLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    // The log says whom the machine reminds, and its followers tell them.
    this.effects.register('notifications', { sendReminder: () => Promise.resolve() });
    this.bookings.followMany('tell-parties', (tx, changes) => this.advanced(tx, changes));
    this.guests.onReplaced((tx, before, after) => this.notifications.giveToGuest(tx, before, after));
  }

  /**
   * Tells the parties something that is no step of the booking.
   * A creator who may not see the booking is left out.
   * @param reason why they are told
   */
  async say(tx: Transaction, record: BookingRecord, notices: Notices, reason: NotificationReason) {
    const told = { eventId: newId(), notices: withoutHidden(record, notices), reason: () => reason };
    await this.tell(tx, [{ ...told, record, now: tx.now }]);
  }

  private async advanced(tx: Transaction, changes: readonly ToldChange[]): Promise<void> {
    const sayings = await Promise.all(
      changes.map(async (told) =>
        told.change.event.type === REMINDER ? reminderOf(told) : sayingOf(tx, told),
      ),
    );
    await this.tell(tx, sayings);
    // A later one of these may have answered what an earlier one asks.
    await this.notifications.closeAsks(
      tx,
      changes.filter(({ change }) => change.before !== null).map(movedBy),
    );
  }

  /** With as few statements for many as for one. */
  private async tell(tx: Transaction, sayings: readonly Saying[]): Promise<void> {
    const told = sayings.flatMap((saying) => PARTIES.flatMap((party) => toldTo(saying, party)));
    if (told.length === 0) return;
    const written = await addressees(
      tx,
      told.map(({ to, recipient: { userId, guestId } }) => ({ emailKey: emailKey(to), userId, guestId })),
    );
    const facts = told.map((one, index) => this.write(one, written[index] ?? UNKNOWN_ADDRESSEE));
    const fresh = await this.notifications.add(tx, facts);
    for (const one of await this.choices.wanted(tx, fresh, 'email')) await this.mail(tx, one);
  }

  private write({ saying, party, notice, to, recipient }: Told, { owner, isProven, timeZone }: Addressee) {
    const { record, event, before, eventId, now: at } = saying;
    const situation = (names: Record<Party, string>) => situationOf(record, party, names);
    const facts = { notice, record, party, situation, isProven, event, before, timeZone };
    const { title, path, now } = writeTitle(facts);
    const chooser = { userId: recipient.userId ?? owner, emailKey: emailKey(to) };
    const reason = saying.reason(party, now);
    return {
      eventId,
      to: recipient,
      bookingId: record.id,
      reason,
      title,
      path,
      at,
      facts,
      address: to,
      chooser,
      isGuest: party === 'brand' && owner === null,
    };
  }

  private async mail(
    tx: Transaction,
    { address, facts, reason, isGuest }: ReturnType<TellParties['write']>,
  ): Promise<void> {
    const { record, party } = facts;
    const { publicUrl } = this.config;
    // Anyone who reads these emails may see the booking; without an account there is nothing to sign in to.
    const wayIn = isGuest ? guestWayIn(record.id, this.links.make(tx, address), publicUrl) : undefined;
    const unsubscribe = this.unsubscribe.foot(address, reason);
    const email = writeEmail({ ...facts, wayIn, unsubscribe }, publicUrl);
    await this.mailer.post(tx, {
      to: address,
      ...email,
      about: { bookingId: record.id, party },
      unsubscribe: unsubscribe?.oneClick,
    });
  }
}

/** What one party is told, and by which address they are written to. */
interface Told {
  saying: Saying;
  party: Party;
  notice: Notice;
  to: string;
  recipient: Recipient;
}

function toldTo(saying: Saying, party: Party): Told[] {
  const notice = saying.notices[party];
  const people = peopleOf(saying.record);
  return notice
    ? [{ saying, party, notice, to: people[party].email, recipient: recipientOf(people, party) }]
    : [];
}

async function sayingOf(at: Statements, { change, now }: ToldChange): Promise<Saying> {
  const { before, after: record, event } = change;
  const hidden = endsHidden(before?.state.stage ?? null, record.state.stage);
  const wasSeen = hidden && (await seenByCreator(at, record.id));
  const notices = {
    brand: noticeFor(change, 'brand') ?? undefined,
    creator: noticeFor(change, 'creator', wasSeen) ?? undefined,
  };
  const eventId = `${record.id}:${record.revision}`;
  return {
    eventId,
    notices,
    event,
    before,
    record,
    now,
    reason: (party, next) => reasonOf(change, party, next),
  };
}

/** Reminds the parties of a window that was about to end. */
function reminderOf({ change, now }: ToldChange): Saying {
  const { after: record } = change;
  const to = remindedBy(change);
  const of = (party: Party) => (to.includes(party) ? reminderFor(record, party, now) : undefined);
  const notices = withoutHidden(record, { brand: of('brand'), creator: of('creator') });
  return { eventId: reminderId(record), notices, record, now, reason: reasonOfReminder };
}

function movedBy({ change: { before, after }, now: at }: ToldChange): Moved {
  const { turn } = situationOf(after, 'admin');
  return {
    id: after.id,
    revision: after.revision,
    asked: [...(turn === null ? [] : [turn]), ...askedParties(after.state.context)],
    moved: before?.state.stage !== after.state.stage,
    at,
  };
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
