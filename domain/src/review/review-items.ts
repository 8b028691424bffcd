import type { Party } from '../booking/parties.js';
import { REVISION_KIND_LABELS, type RevisionKind } from '../booking/step-fields.js';
import { isBlank } from '../identity/text.js';
import { toShape } from './shapes.js';

/** What somebody says about a delivered file, or about a version as a whole. */
export const ITEM_KINDS = {
  change: { label: 'Change' },
  question: { label: 'Question' },
  praise: { label: 'Praise' },
} as const;
export type ItemKind = keyof typeof ITEM_KINDS;
export const ITEM_KIND_NAMES = Object.keys(ITEM_KINDS) as readonly ItemKind[];

/** Why a brand asks for a change, and what that costs. */
export const CHANGE_CAUSES = {
  new_wish: { label: REVISION_KIND_LABELS.new_wish, note: 'uses a revision' },
  in_brief: { label: REVISION_KIND_LABELS.in_brief, note: 'free' },
} as const satisfies Record<RevisionKind, { label: string; note: string }>;

/** Whether a change can use up a revision: not where they are unlimited, nor where none is left. */
export const countsRounds = (revisionsLeft: number | 'unlimited'): boolean =>
  revisionsLeft !== 'unlimited' && revisionsLeft > 0;

/** What to press for a cause; where no revision can be used up, none costs anything. */
export const causeText = (cause: RevisionKind, countsRounds: boolean): string =>
  countsRounds ? `${CHANGE_CAUSES[cause].label} · ${CHANGE_CAUSES[cause].note}` : CHANGE_CAUSES[cause].label;

/** A draft is seen by its author alone. */
export const ITEM_STATES = {
  draft: 'Not sent yet',
  open: 'Open',
  done: 'Done',
  wont_do: 'Can’t do',
  accepted: 'Looks right',
} as const;
/** Of a change that can't be done, once the brand is fine with that. */
export const LEFT_AS_IT_IS = 'Left as it is';
/** Of a question: nothing was to be done. */
export const ANSWERED = 'Answered';
export type ItemState = keyof typeof ITEM_STATES;
export const ITEM_STATE_NAMES = Object.keys(ITEM_STATES) as readonly ItemState[];

export const ITEM_LIMITS = {
  /** Characters. */
  body: { max: 2000 },
  note: { max: 2000 },
  /** Drafts of one person in one booking, which are sent together. */
  drafts: 100,
  /** Items and answers of one booking. */
  perBooking: 1000,
  /** Of a preview at 60 frames per second, cut off after ten minutes. */
  frame: { max: 36_000 },
} as const;

export const ITEM_MESSAGES = {
  body: 'Please write what you want to say.',
  shape: 'This mark can’t be read. Please draw it again.',
  place: 'A moment has to lie within the video.',
  cause: 'Only a change has a cause.',
  note: 'Please say why it can’t be done.',
  sent: 'This was sent already and can’t be changed.',
  locked: 'This version is locked: a newer one has arrived.',
  tooMany: 'There are too many comments on this booking to add another one.',
  openChange: 'A change of this file is still open.',
  answerOnly: 'An answer belongs to a comment that was sent.',
} as const;

interface Move {
  from: ItemState;
  to: ItemState;
  by: Party;
  /** The button that makes it. */
  label: string;
  /** The same for a question; null where no button does it. */
  labelOfQuestion?: string | null;
  needsNote?: true;
}

/** All that can become of a change or a question after it was sent. Each move is kept as evidence. */
const MOVES: readonly Move[] = [
  { from: 'open', to: 'done', by: 'creator', label: 'Done', labelOfQuestion: ANSWERED },
  {
    ...{ from: 'open', to: 'wont_do', by: 'creator' },
    ...{ label: 'Can’t do', labelOfQuestion: null, needsNote: true },
  },
  { from: 'done', to: 'open', by: 'creator', label: 'Not done yet', labelOfQuestion: 'Not answered yet' },
  { from: 'wont_do', to: 'open', by: 'creator', label: 'I’ll do it' },
  { from: 'done', to: 'accepted', by: 'brand', label: 'Looks right', labelOfQuestion: 'That answers it' },
  { from: 'done', to: 'open', by: 'brand', label: 'Still open' },
  { from: 'wont_do', to: 'accepted', by: 'brand', label: 'That’s fine' },
  { from: 'wont_do', to: 'open', by: 'brand', label: 'Still open' },
  { from: 'accepted', to: 'open', by: 'brand', label: 'Open again' },
];

/** What a party can do with an item as it is; praise asks for nothing. */
export function itemMoves({ kind, state }: { kind: ItemKind; state: ItemState }, by: Party): Move[] {
  return kind === 'praise' ? [] : MOVES.filter((move) => move.from === state && move.by === by);
}

/** Those of them that have a button, with its words: a question is answered, and not done. */
export function offeredMoves(item: { kind: ItemKind; state: ItemState }, by: Party): Move[] {
  const moves = itemMoves(item, by);
  if (item.kind !== 'question') return moves;
  return moves.flatMap(({ labelOfQuestion, ...move }) =>
    labelOfQuestion === null ? [] : [{ ...move, label: labelOfQuestion ?? move.label }],
  );
}

/** Whether an item is done by being answered: a question, by the party that was asked. */
export const isAnsweredBy = ({ kind, state }: { kind: ItemKind; state: ItemState }, by: Party): boolean =>
  kind === 'question' && state === 'open' && by === 'creator';

/** A draft as it comes from outside. */
export interface DraftFields {
  kind: ItemKind;
  cause: RevisionKind | null;
  body: string;
  /** The first and the last frame it is about; null for the whole file. */
  startFrame: number | null;
  endFrame: number | null;
  shape: unknown;
}

const isFrame = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= ITEM_LIMITS.frame.max;

function placeProblem({ startFrame, endFrame }: DraftFields): string | null {
  if (startFrame === null) return endFrame === null ? null : ITEM_MESSAGES.place;
  if (!isFrame(startFrame)) return ITEM_MESSAGES.place;
  return endFrame === null || (isFrame(endFrame) && endFrame >= startFrame) ? null : ITEM_MESSAGES.place;
}

/** What is wrong with a draft: the field and one sentence; null when nothing is. */
export function draftProblem(draft: DraftFields): { field: keyof DraftFields; message: string } | null {
  if (isBlank(draft.body)) return { field: 'body', message: ITEM_MESSAGES.body };
  const place = placeProblem(draft);
  if (place !== null) return { field: 'startFrame', message: place };
  if (draft.cause !== null && draft.kind !== 'change')
    return { field: 'cause', message: ITEM_MESSAGES.cause };
  if (draft.shape !== null && toShape(draft.shape) === null)
    return { field: 'shape', message: ITEM_MESSAGES.shape };
  return null;
}
