import { Injectable } from '@nestjs/common';
import {
  type DraftFields,
  ITEM_LIMITS,
  ITEM_MESSAGES,
  Problem,
  REVIEW_LINK_MESSAGES,
  STAGE_META,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type BookingRecord, ReadBookings, FindBooking, LiveBookings } from '../../bookings/index.js';
import { ItemStore } from '../persistence/item-store.js';
import { countItems, findItem } from '../reads/read-items.js';
import type { ItemPlace, ReviewItem } from '../review-item.js';
import { checkedDraft, requireNewest, requirePlace } from './draft-place.js';

/** What a brand notes down while it looks, and what it makes of the notes of reviewers, before the creator reads it. */
@Injectable()
export class WriteDrafts {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly items: ItemStore,
    private readonly live: LiveBookings,
  ) {}

  /**
   * @returns the draft's id
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, or CONFLICT when the version is locked
   */
  async add(caller: Caller, bookingId: string, place: ItemPlace, fields: DraftFields): Promise<string> {
    const draft = checkedDraft(fields);
    return this.inRoom(caller, bookingId, async (tx, record) => {
      await requirePlace(tx, record, place, draft);
      const { all, drafts } = await countItems(tx, record.id, 'brand');
      if (all >= ITEM_LIMITS.perBooking || drafts >= ITEM_LIMITS.drafts)
        throw new Problem('CONFLICT', ITEM_MESSAGES.tooMany);
      return this.items.addDraft(tx, record, { party: 'brand' }, place, draft);
    });
  }

  /** A reviewer's note becomes the brand's by it. @throws the same, and CONFLICT when it was sent already */
  async change(caller: Caller, bookingId: string, itemId: string, fields: DraftFields): Promise<void> {
    const draft = checkedDraft(fields);
    await this.inRoom(caller, bookingId, async (tx, record) => {
      const item = await draftOf(tx, record, itemId);
      await requirePlace(tx, record, item, draft);
      await this.items.changeDraft(tx, record, item.id, draft);
      await this.items.take(tx, record, [item.id]);
    });
  }

  /** Keeps a reviewer's note from the creator, or puts it among the drafts. @throws the same, and CONFLICT for the brand's own drafts */
  async keepInternal(caller: Caller, bookingId: string, itemId: string, internal: boolean): Promise<void> {
    await this.inRoom(caller, bookingId, async (tx, record) => {
      const item = await draftOf(tx, record, itemId);
      if (item.reviewer === null) throw new Problem('CONFLICT', REVIEW_LINK_MESSAGES.notReviewers);
      await this.items.keepInternal(tx, record, item.id, internal);
      await this.items.take(tx, record, [item.id]);
    });
  }

  /** A draft that isn't there any more has been removed. @throws Problem CONFLICT when it was sent already */
  async remove(caller: Caller, bookingId: string, itemId: string): Promise<void> {
    await this.inRoom(caller, bookingId, async (tx, record) => {
      if (!isId(itemId) || !(await findItem(tx, record.id, itemId))) return;
      const item = await draftOf(tx, record, itemId);
      await this.items.removeDraft(tx, record, item.id);
    });
  }

  /**
   * Notes that the brand is content with a file of the newest version, or takes that back. Nothing is released by it: that stays one
   * decision about the whole version.
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, NOT_FOUND, or CONFLICT when the version is locked or a change in it is open
   */
  async acceptFile(caller: Caller, bookingId: string, uploadId: string, accepted: boolean): Promise<void> {
    await this.inRoom(caller, bookingId, async (tx, record) => {
      await requireNewest(tx, record, uploadId);
      await this.live.tell(tx, record, { kind: 'review' });
      if (!accepted) return this.items.takeBackFile(tx, record, uploadId);
      if (!(await this.items.acceptFile(tx, record, uploadId)))
        throw new Problem('CONFLICT', ITEM_MESSAGES.openChange);
    });
  }

  private async inRoom<T>(
    caller: Caller,
    bookingId: string,
    work: (tx: Transaction, record: BookingRecord) => Promise<T>,
  ): Promise<T> {
    await this.bookings.inRole(caller, bookingId, 'brand');
    return this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) throw new Problem('BOOKING_NOT_FOUND');
      if (STAGE_META[record.state.stage].final) throw new Problem('INVALID_TRANSITION');
      return work(tx, record);
    });
  }
}

async function draftOf(tx: Transaction, record: BookingRecord, itemId: string): Promise<ReviewItem> {
  const item = isId(itemId) ? await findItem(tx, record.id, itemId) : null;
  if (!item || item.party !== 'brand') throw new Problem('NOT_FOUND');
  if (item.state !== 'draft') throw new Problem('CONFLICT', ITEM_MESSAGES.sent);
  return item;
}
