import { Inject, Injectable } from '@nestjs/common';
import { type BookingEvent, type BookingState, NO_AGREEMENTS, NO_SHIPPING } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/database.js';
import { FollowLog } from '../../platform/log/follow-log.js';
import type { LogEntry } from '../../platform/log/reads/read-log.js';
import type { BookedEvent, BookingFacts, BookingRecord } from './booking-record.js';
import { recordsOf } from './reads/booking-rows.js';
import { CREATORS_OF_BOOKINGS } from './reads/creator-of-booking.js';

/** A change of a booking, as it was at its moment. */
export interface Change {
  /** null when the booking was just made. */
  before: BookingRecord | null;
  after: BookingRecord;
  event: BookingEvent | BookedEvent;
}

/** What of a booking changes with its steps, as the log keeps it: the windows are the same for all. */
export interface LoggedState extends BookingFacts {
  state: Omit<BookingState, 'context'> & { context: Omit<BookingState['context'], 'windows'> };
  revision: number;
}
/** What stands in an entry of the log. */
export interface LoggedChange {
  event: Change['event'];
  before: LoggedState | null;
  after: LoggedState;
  /** The product's time of the transaction. */
  now: number;
}

export function logged({ state, revision, ...record }: BookingRecord): LoggedState {
  const { windows: _windows, ...context } = state.context;
  const { deliveredAt, approvedAt, transferredAt, licenseId, endedAt } = record;
  const facts: BookingFacts = { deliveredAt, approvedAt, transferredAt, licenseId, endedAt };
  return { state: { ...state, context }, revision, ...facts };
}

/** A change, and when it was, in the product's time. */
export interface ToldChange {
  change: Change;
  now: number;
}

/**
 * Tells other modules of each change of a booking after it was made, in the order in which the changes of a booking were made, each once.
 * What they are told is the booking as it was then, however late it is, with the names and addresses that it has now.
 */
@Injectable()
export class FollowBookings {
  private readonly told = new WeakMap<readonly LogEntry[], Promise<ToldChange[]>>();

  constructor(
    private readonly log: FollowLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * To be called while modules are wired.
   * @param name the follower's, never changed @param handle is given a transaction whose time is that of the change
   * @param isRepeatable whether a change may be handled again
   */
  follow(
    name: string,
    handle: (tx: Transaction, change: Change) => Promise<void>,
    { isRepeatable = false } = {},
  ): void {
    const each = async (tx: Transaction, changes: readonly ToldChange[]): Promise<void> => {
      for (const { change, now } of changes) await handle({ ...tx, now }, change);
    };
    this.followMany(name, each, { isRepeatable });
  }

  /** The same for a follower who takes many changes together, in their order: with as few statements as for one. */
  followMany(
    name: string,
    handle: (tx: Transaction, changes: readonly ToldChange[]) => Promise<void>,
    { isRepeatable = false } = {},
  ): void {
    this.log.follow({
      name,
      isRepeatable,
      handle: async (tx, entries) => handle(tx, await this.changes(tx, entries)),
    });
  }

  /** Followers who read on together are given the same entries: what they speak of is read once. */
  private changes(tx: Transaction, entries: readonly LogEntry[]): Promise<ToldChange[]> {
    const changes = this.told.get(entries) ?? this.read(tx, entries);
    this.told.set(entries, changes);
    return changes;
  }

  private async read(tx: Transaction, entries: readonly LogEntry[]): Promise<ToldChange[]> {
    for (const { bookingId, creatorId } of entries) CREATORS_OF_BOOKINGS.learn(bookingId, creatorId);
    const ids = [...new Set(entries.map(({ bookingId }) => bookingId))];
    const records = await recordsOf(tx, ids, this.config.windows);
    return entries.map(({ bookingId, change }) => {
      const { event, before, after, now } = change as LoggedChange;
      const record = records.get(bookingId);
      if (!record) throw new Error(`booking ${bookingId} is gone`);
      const then = ({ state, ...rest }: LoggedState): BookingRecord => ({
        ...record,
        ...rest,
        amountCents: state.context.amount,
        // An entry of an older version says nothing of what couldn't be agreed then.
        state: {
          ...state,
          context: { ...NO_AGREEMENTS, ...NO_SHIPPING, ...state.context, windows: this.config.windows },
        },
      });
      return { change: { before: before && then(before), after: then(after), event }, now };
    });
  }
}
