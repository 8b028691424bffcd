/** A rectangle in the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Slot {
  left: number;
  top: number;
}

/** From this width on a toast is a card in the corner; below it, a bar across the window. */
const DESK = 860;
/** Between a toast and the window's edge. */
const MARGIN = 16;
/** Between a toast and what is around it, and what will do where there is less room. */
const GAPS = [8, 2] as const;
const GAP = GAPS[0];

/** The width of a toast in a window of this width. */
export const toastWidth = (window: number): number => Math.min(400, window - 2 * MARGIN);

const leftOf = (toast: Size, window: Size): number =>
  window.width >= DESK ? window.width - MARGIN - toast.width : Math.max(0, (window.width - toast.width) / 2);

/**
 * The place for a toast that covers none of these: on a desk the lowest one at the right, on a phone the highest one
 * below what is at the very top. null where there is none.
 * @param taken what must not be covered
 * @param bar where the header ends, which a toast stays below
 */
export function freeSlot(taken: readonly Box[], toast: Size, window: Size, bar = 0): Slot | null {
  const desk = window.width >= DESK;
  const left = leftOf(toast, window);
  const right = left + toast.width;
  const beside = taken.filter((box) => box.left < right + GAP && box.right > left - GAP);
  const highest = Math.max(0, bar) + (desk ? MARGIN : GAP);
  const lowest = window.height - MARGIN - toast.height;

  // The nearest free place touches an edge of something, or is the first of all.
  const placesAt = (gap: number): number[] =>
    beside
      .map((box) => (desk ? box.top - gap - toast.height : box.bottom + gap))
      .filter((top) => top >= highest && top <= lowest)
      .sort((a, b) => (desk ? b - a : a - b));
  const isFree = (top: number): boolean =>
    // Less than half a pixel is rounding.
    beside.every((box) => Math.min(top + toast.height, box.bottom) - Math.max(top, box.top) < 0.5);

  const top = [desk ? lowest : highest, ...GAPS.flatMap(placesAt)].find(isFree);
  return top === undefined ? null : { left, top };
}

/** The place at the window's bottom edge, for which the page must make room. */
export const dock = (toast: Size, window: Size): Slot & { room: number } => ({
  left: leftOf(toast, window),
  top: window.height - GAP - toast.height,
  room: toast.height + 2 * GAP,
});
