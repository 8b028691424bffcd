import { BOOKING_LIMITS } from '../booking/limits.js';
import { type Revisions, revisionsCount } from '../catalog/options.js';
import type { FrameRate } from '../delivery/media-facts.js';
import { REVISION_KIND_LABELS, type RevisionKind } from '../booking/step-fields.js';
import { ANSWERED, ITEM_STATES, type ItemKind, type ItemState, LEFT_AS_IT_IS } from './review-items.js';
import { rangeText } from './timing.js';

/** What an item is ordered and written down by. */
export interface ListedItem {
  kind: ItemKind;
  cause: RevisionKind | null;
  body: string;
  /** The file's name and its place in the version; null for the version as a whole. */
  file: { name: string; position: number; rate: FrameRate | null } | null;
  startFrame: number | null;
  endFrame: number | null;
}

/** By file, then by time; what is about the whole comes before its parts. */
export function inListOrder<T extends Pick<ListedItem, 'file' | 'startFrame'>>(items: readonly T[]): T[] {
  const place = ({ file, startFrame }: T) => [file?.position ?? -1, startFrame ?? -1] as const;
  return items.toSorted((one, other) => {
    const [file, frame] = place(one);
    const [otherFile, otherFrame] = place(other);
    return file - otherFile || frame - otherFrame;
  });
}

/**
 * What would be sent now, with the numbers that it would have: those that were sent keep theirs.
 * @param items in their order
 * @param last the highest number so far; 0 before the first
 */
export function numbered<T extends { number: number | null }>(
  items: readonly T[],
  last: number,
): (T & { number: number })[] {
  let next = last;
  return items.map((item) => ({ ...item, number: item.number ?? (next += 1) }));
}

/** Where an item is, in words: "reel.mp4 0:04.2"; empty for the version as a whole. */
export function placeText({ file, startFrame, endFrame }: ListedItem): string {
  if (file === null) return '';
  return startFrame === null || file.rate === null
    ? file.name
    : `${file.name} ${rangeText(startFrame, endFrame, file.rate)}`;
}

const countText = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function lineOf(item: ListedItem & { number: number }): string {
  const place = placeText(item);
  const cause = item.cause === 'in_brief' ? ` (${REVISION_KIND_LABELS.in_brief.toLowerCase()})` : '';
  return `${item.number}. ${place === '' ? '' : `${place}: `}${item.body.trim()}${cause}`;
}

/**
 * The feedback of a request for changes: the brand's note and the numbered list, as much of it as feedback may be long.
 * @param items in their order, with their numbers
 */
export function feedbackText(items: readonly (ListedItem & { number: number })[], note: string): string {
  const lines = items.map(lineOf);
  const whole = [...(note.trim() === '' ? [] : [note.trim()]), ...lines].join('\n');
  const { max } = BOOKING_LIMITS.feedback;
  if (whole.length <= max) return whole;
  const end = '\n… The whole list is in the review room.';
  return whole.slice(0, max - end.length) + end;
}

/** The brand's own words in such a feedback, without the list of these items; all of it where none of them is in it. */
export function noteOf(feedback: string, items: readonly (ListedItem & { number: number })[]): string {
  const starts = items
    .map((item) => `\n${feedback}`.indexOf(`\n${lineOf(item)}`))
    .filter((start) => start >= 0);
  return feedback.slice(0, Math.min(feedback.length, ...starts)).trim();
}

/** What a request for changes is about as a whole: new ideas, unless all of it is in the brief. */
export function revisionKindOf(
  items: readonly { kind: ItemKind; cause: RevisionKind | null }[],
): RevisionKind {
  const changes = items.filter(({ kind }) => kind === 'change');
  return changes.length > 0 && changes.every(({ cause }) => cause === 'in_brief') ? 'in_brief' : 'new_wish';
}

export interface Rounds {
  wishes: number;
  briefs: number;
  /** Rounds used so far. */
  used: number;
  revisions: Revisions;
}

/** What a request for changes costs: which of the agreed rounds it uses, and what of it is free. */
export function roundsText({ wishes, briefs, used, revisions }: Rounds, creator: string): string {
  if (revisions === 'unlimited') return 'It uses up nothing: revisions are unlimited.';
  const round = `revision ${used + 1} of ${revisionsCount(revisions)}`;
  const free = countText(briefs, 'point from the brief is', 'points from the brief are');
  if (wishes > 0) {
    const use = `${countText(wishes, 'new idea uses', 'new ideas use')} ${round}`;
    return briefs === 0 ? `${use}.` : `${use}; ${free} free.`;
  }
  if (briefs === 0) return `It uses ${round}.`;
  return `It counts as ${round} until ${creator} gives it back: ${countText(briefs, 'point is', 'points are')} from the brief.`;
}

const BECAME: Readonly<Record<ItemState, string>> = {
  draft: 'Written by {who}',
  open: 'Opened again by {who}',
  done: 'Done by {who}',
  wont_do: 'Can’t be done, says {who}',
  accepted: 'Accepted by {who}',
};

/** Who made an item what it is, and with which version: "Done by Sophia Reyes, v2". */
export const evidenceText = ({ to, version }: { to: ItemState; version: number }, who: string): string =>
  `${BECAME[to].replace('{who}', () => who)}, v${version}`;

/** As much of an item as says in which version it is done. */
interface Asked {
  kind: ItemKind;
  /** The version it was said about. */
  version: number;
  /** The version with which it was last asked for as a change; null where it wasn't. */
  round: number | null;
}

/**
 * The same for the parties while they work: in which version a change is done, "Sophia Reyes: done, see v2". A tick comes before the
 * version that it is about, unless a newer one than was asked about was there already.
 * @param latest the newest version's number
 * @param final whether no more versions will come
 */
export function becameText(
  event: { to: ItemState; version: number },
  { kind, version, round }: Asked,
  { latest, final }: { latest: number; final: boolean },
  who: string,
): string {
  if (event.to !== 'done') return evidenceText(event, who);
  if (kind === 'question') return `Answered by ${who}`;
  const asked = Math.max(version, round ?? version);
  const doneIn = event.version > asked ? event.version : event.version + 1;
  if (doneIn <= latest) return `${who}: done, see v${doneIn}`;
  return final ? `${who}: done` : `${who}: done, comes with the next version`;
}

interface Became {
  /** Absent where it makes no difference. */
  kind?: ItemKind;
  state: ItemState;
  /** What was done with it, oldest first; absent where that isn't known. */
  events?: readonly { from: string; to: string }[];
}

/** Whether the brand was fine with a change that can't be done: it is settled, and nothing was changed. */
const isLeft = ({ state, events }: Became): boolean =>
  state === 'accepted' && events?.at(-1)?.from === 'wont_do';

/** What has become of a comment. */
export function itemStateText(item: Became): string {
  if (isLeft(item)) return LEFT_AS_IT_IS;
  const isSettled = item.state === 'done' || item.state === 'accepted';
  return item.kind === 'question' && isSettled ? ANSWERED : ITEM_STATES[item.state];
}

/** What is asked before a version is sent with changes that nobody ticked off; null when there are none. */
export function untickedText(numbers: readonly number[]): string | null {
  if (numbers.length === 0) return null;
  const names = numbers.map((number) => `#${number}`);
  const list = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${list} ${names.length === 1 ? 'isn’t' : 'aren’t'} ticked. Send anyway?`;
}

/** What became of the changes that were asked for: "3 asked · 2 done · 1 open". */
export function progressText(items: readonly (Became & { kind: ItemKind })[]): string {
  const changes = items.filter(({ kind, state }) => kind === 'change' && state !== 'draft');
  const count = (...states: ItemState[]) => changes.filter(({ state }) => states.includes(state)).length;
  const left = changes.filter(isLeft).length;
  const parts = [
    `${changes.length} asked`,
    `${count('done', 'accepted') - left} done`,
    ...(left > 0 ? [`${left} left as it was`] : []),
    ...(count('wont_do') > 0 ? [`${count('wont_do')} can’t be done`] : []),
    `${count('open')} open`,
  ];
  return parts.join(' · ');
}
