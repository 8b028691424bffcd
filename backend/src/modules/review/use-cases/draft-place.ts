import { type DraftFields, ITEM_MESSAGES, Problem, draftProblem, toShape } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { BookingRecord } from '../../bookings/index.js';
import type { DraftText } from '../persistence/item-store.js';
import { findPlace, newestVersionWith } from '../reads/find-place.js';
import type { ItemPlace } from '../review-item.js';

/** @throws Problem VALIDATION_FAILED naming the field */
export function checkedDraft(fields: DraftFields): DraftText {
  const problem = draftProblem(fields);
  if (problem) {
    const { field, message } = problem;
    throw new Problem('VALIDATION_FAILED', message, { errors: { [field]: message } });
  }
  return { ...fields, shape: toShape(fields.shape) };
}

/**
 * It has to be a file of the newest version, at frames that the file has.
 * @throws Problem NOT_FOUND, VALIDATION_FAILED, or CONFLICT when the version is locked
 */
export async function requirePlace(
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

/** @throws Problem NOT_FOUND when no version has the file, or CONFLICT when only older ones have it */
export async function requireNewest(
  tx: Transaction,
  { id, state }: BookingRecord,
  uploadId: string,
): Promise<void> {
  const version = await newestVersionWith(tx, id, uploadId);
  if (version === null) throw new Problem('NOT_FOUND');
  if (version !== state.context.version) throw new Problem('CONFLICT', ITEM_MESSAGES.locked);
}
