import type { DraftFields } from '@reelpact/domain';
import type { BookingRecord, BookingRole } from '../../bookings/index.js';
import { noteMark } from '../note-mark.js';
import type { RoomItem } from '../reads/read-items.js';
import type { ReviewDraftChangeDto } from './review-bodies.dto.js';
import type { ReviewItemDto } from './review.dto.js';

/** A draft's fields; a change is a new wish unless it says otherwise. */
export const fieldsOf = ({
  kind,
  cause,
  body,
  startFrame,
  endFrame,
  shape,
}: Pick<ReviewDraftChangeDto, 'kind' | 'body'> & Partial<ReviewDraftChangeDto>): DraftFields => ({
  kind,
  cause: cause ?? (kind === 'change' ? 'new_wish' : null),
  body,
  startFrame: startFrame ?? null,
  endFrame: endFrame ?? null,
  shape: shape ?? null,
});

/** What both parties read of a comment. Named field by field: what only the brand may know must not slip into another answer. */
export const presentSaid = (
  item: RoomItem,
  { brandName, creator }: BookingRecord,
): Omit<ReviewItemDto, 'reviewer' | 'internal' | 'mark'> => ({
  id: item.id,
  parentId: item.parentId,
  party: item.party,
  author: { brand: brandName, creator: creator.displayName }[item.party],
  kind: item.kind,
  cause: item.cause,
  state: item.state,
  body: item.body,
  submissionId: item.submissionId,
  version: item.version,
  uploadId: item.uploadId,
  startFrame: item.startFrame,
  endFrame: item.endFrame,
  shape: item.shape,
  number: item.number,
  round: item.round,
  createdAt: item.createdAt,
  sentAt: item.sentAt,
  events: item.events,
});

/** A comment for one reader. Who wrote it for the brand is the brand's business alone. */
export const presentItem = (item: RoomItem, record: BookingRecord, role: BookingRole): ReviewItemDto => ({
  ...presentSaid(item, record),
  reviewer: role === 'brand' ? (item.reviewer?.name ?? null) : null,
  internal: role === 'brand' && item.internal,
  mark: role === 'brand' ? noteMark(item) : null,
});
