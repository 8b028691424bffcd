import type { ItemKind, ItemState, Party, RevisionKind, Shape } from '@reelpact/domain';

/** Something that was said in the review room, or is a draft; an answer has a parent and no place. */
export interface ReviewItem {
  id: string;
  parentId: string | null;
  party: Party;
  kind: ItemKind;
  cause: RevisionKind | null;
  state: ItemState;
  body: string;
  submissionId: string;
  /** The number of that version. */
  version: number;
  uploadId: string | null;
  startFrame: number | null;
  endFrame: number | null;
  shape: Shape | null;
  number: number | null;
  /** The version with which it was last asked for as a change. */
  round: number | null;
  createdAt: string;
  sentAt: string | null;
  editedAt: string | null;
  /** Who wrote it for the brand at a review link; null where the party did itself. */
  reviewer: ItemReviewer | null;
  /** Never sent: a note that the brand keeps to itself. */
  internal: boolean;
  /** Of a reviewer's note: whether the brand has edited it, decided about it, or sent it. */
  isTaken: boolean;
}

interface ItemReviewer {
  id: string;
  name: string;
  /** The review link at which they wrote. */
  linkId: string;
}

/** A change of an item's state. */
export interface ItemEvent {
  party: Party;
  from: ItemState;
  to: ItemState;
  version: number;
  note: string | null;
  at: string;
}

/** Where in what was delivered an item belongs. */
export interface ItemPlace {
  submissionId: string;
  uploadId: string | null;
}
