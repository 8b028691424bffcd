import { createHash } from 'node:crypto';
import { isReviewersOwn, isSendable } from '@reelpact/domain';
import type { ReviewItem } from './review-item.js';

/**
 * Names a reviewer's note among the drafts, words included; null for everything else. A brand that sends says by it what it saw: a note that
 * came or was changed since then is not sent unseen.
 */
export function noteMark(item: ReviewItem): string | null {
  if (item.reviewer === null || !isSendable(item) || !isReviewersOwn(item)) return null;
  const { id, submissionId, uploadId, kind, body, startFrame, endFrame, shape } = item;
  const said = [id, submissionId, uploadId, kind, body, startFrame, endFrame, shape];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
