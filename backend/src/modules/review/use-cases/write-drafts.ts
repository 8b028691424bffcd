import { Injectable } from '@nestjs/common';
import {
  type DraftFields,
  ITEM_LIMITS,
  ITEM_MESSAGES,
  Problem,
  STAGE_META,
  draftProblem,
  toShape,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type BookingRecord, ReadBookings, FindBooking } from '../../bookings/index.js';
import { type DraftText, ItemStore } from '../persistence/item-store.js';
import { findPlace } from '../reads/find-place.js';
import { countItems, findItem } from '../reads/read-items.js';
import type { ItemPlace, ReviewItem } from '../review-item.js';

/** @throws Problem VALIDATION_FAILED naming the field */
function checked(fields: DraftFields): DraftText {
  const problem = draftProblem(fields);
  if (problem) {
    const { field, message } = problem;
    throw new Problem('VALIDATION_FAILED', message, { errors: { [field]: message } });
  }
  return { ...fields, shape: toShape(fields.shape) };
}

/** What a brand notes down while it looks, before the creator reads it. */
@Injectable()
export class WriteDrafts {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly items: ItemStore,
  ) {}

  /**
   * @returns the draft's id
   * @throws Problem BOOKING_NOT_FOUND, FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, or CONFLICT when the version is locked
   */
  async add(caller: Caller, bookingId: string, place: ItemPlace, fields: DraftFields): Promise<string> {
    const draft = checked(fields);
    return this.inRoom(caller, bookingId, async (tx, record) => {
      await requirePlace(tx, record, place, draft);
      const { all, drafts } = await countItems(tx, record.id, 'brand');
      if (all >= ITEM_LIMITS.perBooking || drafts >= ITEM_LIMITS.drafts)
        throw new Problem('CONFLICT', ITEM_MESSAGES.tooMany);
      return this.items.addDraft(tx, record.id, 'brand', place, draft);
    });
  }

  /** @throws the same, and CONFLICT when it was sent already */
  async change(caller: Caller, bookingId: string, itemId: string, fields: DraftFields): Promise<void> {
    const draft = checked(fields);
    await this.inRoom(caller, bookingId, async (tx, record) => {
      const item = await draftOf(tx, record, itemId);
      await requirePlace(tx, record, item, draft);
      await this.items.changeDraft(tx, item.id, draft);
    });
  }

  /** A draft that isn't there any more has been removed. @throws Problem CONFLICT when it was sent already */
  async remove(caller: Caller, bookingId: string, itemId: string): Promise<void> {
    await this.inRoom(caller, bookingId, async (tx, record) => {
      if (!isId(itemId) || !(await findItem(tx, record.id, itemId))) return;
      const item = await draftOf(tx, record, itemId);
      await this.items.removeDraft(tx, item.id);
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

/** It has to be a file of the newest version, at frames that the file has. */
async function requirePlace(
  tx: Transaction,
  { id, state }: BookingRecord,
  place: ItemPlace,
  { startFrame, endFrame }: DraftText,
): Promise<void> {
  const found = await findPlace(tx, id, place);
  if (!found) throw new Problem('NOT_FOUND');
  if (found.version !== state.context.version) throw new Problem('CONFLICT', ITEM_MESSAGES.locked);
  const last = endFrame ?? startFrame;
  if (last === null || (place.uploadId !== null && last < (found.frames ?? Infinity))) return;
  const errors = { startFrame: ITEM_MESSAGES.place };
  throw new Problem('VALIDATION_FAILED', ITEM_MESSAGES.place, { errors });
}
