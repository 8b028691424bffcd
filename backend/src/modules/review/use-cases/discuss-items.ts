import { Injectable } from '@nestjs/common';
import {
  ITEM_LIMITS,
  ITEM_MESSAGES,
  type ItemState,
  type Party,
  Problem,
  STAGE_META,
  isAnsweredBy,
  isBlank,
  itemMoves,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type BookingRecord, ReadBookings, FindBooking, LiveBookings } from '../../bookings/index.js';
import { ItemStore } from '../persistence/item-store.js';
import { findPlace } from '../reads/find-place.js';
import { countItems, findItem } from '../reads/read-items.js';
import type { ItemPlace, ReviewItem } from '../review-item.js';

/** Something that was sent, and who works with it. */
interface FoundItem {
  record: BookingRecord;
  item: ReviewItem;
  party: Party;
  version: number;
}

/** Longer than any preview: what somebody says to have watched beyond it counts as all. */
const MOST_SECONDS = 3_600;

/** What both parties do with what was sent. */
@Injectable()
export class DiscussItems {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly items: ItemStore,
    private readonly live: LiveBookings,
  ) {}

  /**
   * A move that was made already changes nothing.
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, NOT_FOUND, INVALID_TRANSITION, or VALIDATION_FAILED when a note is missing
   */
  async move(
    caller: Caller,
    bookingId: string,
    itemId: string,
    to: ItemState,
    note: string | null,
  ): Promise<void> {
    await this.withItem(caller, bookingId, itemId, async (tx, { record, item, party, version }) => {
      if (item.state === to) return;
      const move = itemMoves(item, party).find((one) => one.to === to);
      if (!move || item.parentId !== null) throw new Problem('INVALID_TRANSITION');
      if (move.needsNote && isBlank(note))
        throw new Problem('VALIDATION_FAILED', ITEM_MESSAGES.note, { errors: { note: ITEM_MESSAGES.note } });
      await this.items.move(tx, record, item, { to, party, version, note });
    });
  }

  /**
   * A question is done with the creator's first answer.
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, NOT_FOUND, or CONFLICT when there is too much already
   */
  async answer(caller: Caller, bookingId: string, itemId: string, body: string): Promise<string> {
    return this.withItem(caller, bookingId, itemId, async (tx, { record, item, party, version }) => {
      if (item.parentId !== null) throw new Problem('CONFLICT', ITEM_MESSAGES.answerOnly);
      const { all } = await countItems(tx, bookingId, party);
      if (all >= ITEM_LIMITS.perBooking) throw new Problem('CONFLICT', ITEM_MESSAGES.tooMany);
      if (isAnsweredBy(item, party))
        await this.items.move(tx, record, item, { to: 'done', party, version, note: null });
      return this.items.addAnswer(tx, record, party, item, body);
    });
  }

  /** Notes what a party has opened, and how much of it was watched. @throws Problem BOOKING_NOT_FOUND or NOT_FOUND */
  async noteView(
    caller: Caller,
    bookingId: string,
    place: ItemPlace & { uploadId: string },
    seconds: number,
  ): Promise<void> {
    const { record, role } = await this.bookings.forCaller(caller, bookingId);
    if (!(await findPlace(this.database, record.id, place))) throw new Problem('NOT_FOUND');
    if (role === 'admin') return;
    const watched = Math.min(seconds, MOST_SECONDS);
    await this.database.transaction((tx) => this.items.noteView(tx, record, place, role, watched));
  }

  /** Works with something that was sent, as one of the parties, while the booking stands still. */
  private async withItem<T>(
    caller: Caller,
    bookingId: string,
    itemId: string,
    work: (tx: Transaction, found: FoundItem) => Promise<T>,
  ): Promise<T> {
    const party = await this.partyOf(caller, bookingId);
    return this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      const item = record && isId(itemId) ? await findItem(tx, record.id, itemId) : null;
      if (!record || !item || item.state === 'draft') throw new Problem('NOT_FOUND');
      requireOpen(record);
      await this.live.tell(tx, record, { kind: 'review' });
      return work(tx, { record, item, party, version: record.state.context.version });
    });
  }

  private async partyOf(caller: Caller, bookingId: string): Promise<Party> {
    const { role } = await this.bookings.forCaller(caller, bookingId);
    if (role === 'admin') throw new Problem('FORBIDDEN', 'Only the parties of this booking can do this.');
    return role;
  }
}

function requireOpen({ state }: BookingRecord): void {
  if (STAGE_META[state.stage].final) throw new Problem('INVALID_TRANSITION');
}
