import { Injectable } from '@nestjs/common';
import {
  type DraftFields,
  Problem,
  REVIEW_LINK,
  REVIEW_LINK_MESSAGES as MESSAGES,
  isReviewersOwn,
} from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { ItemStore } from '../persistence/item-store.js';
import { countNotes } from '../reads/read-links.js';
import { findItem } from '../reads/read-items.js';
import type { ItemPlace, ReviewItem } from '../review-item.js';
import { checkedDraft, requirePlace } from './draft-place.js';
import { type LinkBearer, OpenLinks, type ReviewerAt } from './open-links.js';

/** What reviewers write at a link. It is the brand's from the beginning, and the brand alone can make it known. */
@Injectable()
export class WriteNotes {
  constructor(
    private readonly links: OpenLinks,
    private readonly items: ItemStore,
  ) {}

  /**
   * @returns the note's id
   * @throws Problem NOT_FOUND, UNAUTHENTICATED, VALIDATION_FAILED, or CONFLICT when the version is locked or there are too many notes
   */
  async add(bearer: LinkBearer, place: ItemPlace, fields: DraftFields): Promise<string> {
    const draft = checkedDraft(fields);
    return this.links.inRoom(bearer, async (tx, { link, record, reviewer }) => {
      await requirePlace(tx, record, place, draft);
      const { ofLink, ofBooking } = await countNotes(tx, record.id, link.id);
      if (ofLink >= REVIEW_LINK.notes || ofBooking >= REVIEW_LINK.notesPerBooking)
        throw new Problem('CONFLICT', MESSAGES.tooManyNotes);
      const by = {
        party: 'brand',
        reviewerId: reviewer.id,
        internal: link.notesBecome === 'internal',
      } as const;
      return this.items.addDraft(tx, record, by, place, draft);
    });
  }

  /** @throws the same, NOT_FOUND for somebody else's note, and CONFLICT when the brand has taken it over */
  async change(bearer: LinkBearer, itemId: string, fields: DraftFields): Promise<void> {
    const draft = checkedDraft(fields);
    await this.links.inRoom(bearer, async (tx, at) => {
      const note = await ownNote(tx, at, itemId);
      if (!note) throw new Problem('NOT_FOUND');
      await requirePlace(tx, at.record, note, draft);
      await this.items.changeDraft(tx, at.record, note.id, draft);
    });
  }

  /** A note that isn't there any more has been removed. @throws Problem NOT_FOUND, UNAUTHENTICATED, or CONFLICT when the brand has taken it over */
  async remove(bearer: LinkBearer, itemId: string): Promise<void> {
    await this.links.inRoom(bearer, async (tx, at) => {
      const note = await ownNote(tx, at, itemId);
      if (note) await this.items.removeDraft(tx, at.record, note.id);
    });
  }
}

/** Null where there is none of this reviewer. @throws Problem CONFLICT when the brand has taken it over */
async function ownNote(
  tx: Transaction,
  { record, reviewer }: ReviewerAt,
  itemId: string,
): Promise<ReviewItem | null> {
  const item = isId(itemId) ? await findItem(tx, record.id, itemId) : null;
  if (!item || item.reviewer?.id !== reviewer.id) return null;
  if (!isReviewersOwn(item)) throw new Problem('CONFLICT', MESSAGES.taken);
  return item;
}
