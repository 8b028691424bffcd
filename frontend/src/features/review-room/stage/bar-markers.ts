import type { ReviewItemDto } from '../../../api/calls';

/** How far two markers must be apart to be two, as parts of the bar, in videos of up to so many seconds. */
const GROUPED_WITHIN = [
  { seconds: 60, part: 0.03 },
  { seconds: 300, part: 0.02 },
  { seconds: Infinity, part: 0.015 },
] as const;

export type MarkerLook = 'filled' | 'tick' | 'hollow' | 'dashed';

/** Items that share a place on the bar. */
export interface Marker {
  /** From 0 to 1: where the first of them is. */
  place: number;
  items: ReviewItemDto[];
}

export interface RangeBar {
  id: string;
  start: number;
  end: number;
}

/** Where a frame is on the bar, from 0 to 1. */
export const placeOf = (frame: number, frameCount: number): number =>
  Math.max(0, Math.min(1, frame / Math.max(1, frameCount - 1)));

export function lookOf({ state, kind }: Pick<ReviewItemDto, 'state' | 'kind'>): MarkerLook {
  if (state === 'draft') return 'dashed';
  if (state === 'done' || state === 'accepted') return 'tick';
  return kind === 'question' ? 'hollow' : 'filled';
}

/** The items that have a moment, in its order; those too near to the first of a group join it. */
export function markersOf(items: readonly ReviewItemDto[], frameCount: number, seconds: number): Marker[] {
  const near = GROUPED_WITHIN.find((limit) => seconds < limit.seconds)?.part ?? 0;
  const placed = items
    .filter((item) => item.startFrame !== null)
    .sort((a, b) => Number(a.startFrame) - Number(b.startFrame));
  const markers: Marker[] = [];
  for (const item of placed) {
    const place = placeOf(Number(item.startFrame), frameCount);
    const last = markers.at(-1);
    if (last && place - last.place < near) last.items.push(item);
    else markers.push({ place, items: [item] });
  }
  return markers;
}

export const rangesOf = (items: readonly ReviewItemDto[], frameCount: number): RangeBar[] =>
  items.flatMap(({ id, startFrame, endFrame }) =>
    startFrame === null || endFrame === null || endFrame === startFrame
      ? []
      : [{ id, start: placeOf(startFrame, frameCount), end: placeOf(endFrame, frameCount) }],
  );

/** The one a press selects: the one after the selected one, so that pressing again goes through a group. */
export function nextOf({ items }: Marker, selectedId: string | null): ReviewItemDto | undefined {
  const at = items.findIndex(({ id }) => id === selectedId);
  return items[(at + 1) % items.length];
}
