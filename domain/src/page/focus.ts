/** The point of a picture that stays in view where the picture is cropped, in whole percent of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

export const FOCUS = {
  min: 0,
  max: 100,
  /** Pages are drawn to the nearest of these. */
  step: 5,
  message: 'A focal point is in whole percent of the picture, from 0 to 100',
} as const;

/** Where nobody has chosen. */
export const CENTER: Focus = { x: 50, y: 50 };

/** A share of a length as the percent that pages are drawn to; what lies beyond it counts as its end. */
export const focusPercent = (share: number): number =>
  Math.min(FOCUS.max, Math.max(FOCUS.min, Math.round((share * FOCUS.max) / FOCUS.step) * FOCUS.step));

/** Where a focal point is, in words: for people who don't see the picture. */
export const focusText = ({ x, y }: Focus): string => `${x}% from the left, ${y}% from the top`;

/** Whether it is where nobody has chosen one. */
export const isCenter = ({ x, y }: Focus): boolean => x === CENTER.x && y === CENTER.y;

/** As CSS says where a cropped picture stands in its frame. */
export const focusPosition = ({ x, y }: Focus): string => `${x}% ${y}%`;
