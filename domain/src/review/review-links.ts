import { PASSWORD } from '../identity/limits.js';
import { UNSEEN_CHARACTERS_MESSAGE, hasUnseenCharacters, isBlank } from '../identity/text.js';
import { ITEM_LIMITS, type ItemState } from './review-items.js';

/** Links by which a brand lets colleagues and clients look at what was delivered and comment on it. They decide nothing. */
export const REVIEW_LINK = {
  label: { max: 60 },
  password: { min: PASSWORD.min, max: PASSWORD.max },
  /** How many days a link can work. */
  days: [3, 14, 30, 90],
  defaultDays: 14,
  /** Open links of one booking. */
  most: 20,
  /** People who have given their names at one link. */
  reviewers: 50,
  reviewerName: { max: 60 },
  /** Notes of one link that weren't sent. */
  notes: ITEM_LIMITS.drafts,
  /** Notes of all links of one booking that weren't sent. They never take the parties' own places. */
  notesPerBooking: 500,
  /** After so many days, what is left of a closed link goes. Names stay as long as their notes. */
  keptDays: 90,
} as const;

/** What becomes of the notes of a link, as the brand decides when it makes the link. */
export const NOTES_BECOME = {
  internal: {
    label: 'Notes stay internal',
    note: 'For you and the people with this link. You can still send single ones.',
  },
  draft: {
    label: 'Notes become my drafts',
    note: 'They go to the creator with your list, once you have seen them.',
  },
} as const;
export type NotesBecome = keyof typeof NOTES_BECOME;
export const NOTES_BECOME_NAMES = Object.keys(NOTES_BECOME) as readonly NotesBecome[];

/** What of a delivered file a link opens: its watermarked previews, pictures made from the standard one, and its captions. */
export const SHARED_PARTS = ['preview', 'large', 'poster', 'scrub', 'captions'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

export const REVIEW_LINK_MESSAGES = {
  closed: 'This review link doesn’t work any more, or never did. Ask the person who sent it for a new one.',
  label: 'Please say who the link is for.',
  days: `A link works for ${REVIEW_LINK.days.slice(0, -1).join(', ')} or ${REVIEW_LINK.days.at(-1)} days.`,
  notesBecome: 'Please choose what becomes of the notes.',
  password: `The password must have at least ${REVIEW_LINK.password.min} characters.`,
  wrongPassword: 'This password isn’t right. Ask the person who sent you the link.',
  name: 'Please enter your name.',
  longName: `The name must have at most ${REVIEW_LINK.reviewerName.max} characters.`,
  nameFirst: 'Please enter your name first.',
  tooManyLinks: `There are ${REVIEW_LINK.most} open links. Revoke one that nobody needs any more.`,
  tooManyReviewers: 'Too many people have used this link. Ask the person who sent it for a new one.',
  tooManyNotes: 'There are too many notes here to add another one.',
  taken: 'The brand has taken over this note. It can’t be changed here any more.',
  notReviewers: 'Only a reviewer’s note can stay internal.',
} as const;

/** Where the page of a link is. @param token the secret part */
export const reviewLinkPath = (token: string): string => `/shared-review/${token}`;

/** What is wrong with a reviewer's name, as a sentence; null when nothing is. */
export function reviewerNameProblem(name: string): string | null {
  if (isBlank(name)) return REVIEW_LINK_MESSAGES.name;
  if (name.trim().length > REVIEW_LINK.reviewerName.max) return REVIEW_LINK_MESSAGES.longName;
  return hasUnseenCharacters(name, false) ? UNSEEN_CHARACTERS_MESSAGE : null;
}

/** Whether a comment goes to the creator when the brand sends its list. An internal note never does. */
export const isSendable = ({ state, internal }: { state: ItemState; internal: boolean }): boolean =>
  state === 'draft' && !internal;

/** Who can still change a reviewer's note: they can, until the brand has edited it, decided about it, or sent it. */
export const isReviewersOwn = (note: { state: ItemState; isTaken: boolean }): boolean =>
  note.state === 'draft' && !note.isTaken;
