import { CENTER, FOCUS, type Focus, focusPercent } from '@reelpact/domain';
import type { PageData } from './page-data';

type Axis = keyof Focus;
const AXES: readonly Axis[] = ['x', 'y'];
/** The class, and the variable, for the five behind the tens. */
const FIVE: Record<Axis, string> = { x: 'u', y: 'v' };

const TENS = Array.from({ length: 11 }, (_none, tens) => tens);

const stepped = (percent: number): number => focusPercent(percent / FOCUS.max);
const isUsed = (axis: Axis, focuses: readonly Focus[]): boolean =>
  focuses.some((focus) => stepped(focus[axis]) !== CENTER[axis]);

/**
 * The style sheet for these focal points. Documents can't have styles in their elements, and one sheet is shared by many pages, so it has
 * all steps of an axis but its middle, or none where nothing on the page needs them.
 */
export function focusCss(focuses: readonly Focus[]): string {
  const used = AXES.filter((axis) => isUsed(axis, focuses));
  if (used.length === 0) return '';
  const position = AXES.map((axis) =>
    used.includes(axis)
      ? `calc(var(--${axis},${CENTER[axis]}%) + var(--${FIVE[axis]},0%))`
      : `${CENTER[axis]}%`,
  );
  const steps = used.map(
    (axis) =>
      TENS.filter((tens) => tens * 10 !== CENTER[axis])
        .map((tens) => `.${axis}${tens}{--${axis}:${tens * 10}%}`)
        .join('') + `.${FIVE[axis]}{--${FIVE[axis]}:${FOCUS.step}%}`,
  );
  return `img,video{object-position:${position.join(' ')}}${steps.join('')}`;
}

/** The classes that keep a focal point of the pictures inside in view, to the nearest step; none for the middle. */
export function focusClass(focus: Focus): string | undefined {
  const classes = AXES.filter((axis) => isUsed(axis, [focus])).flatMap((axis) => {
    const percent = stepped(focus[axis]);
    return [`${axis}${Math.floor(percent / 10)}`, ...(percent % 10 === 0 ? [] : [FIVE[axis]])];
  });
  return classes.length === 0 ? undefined : classes.join(' ');
}

/** The focal points of the pictures on a page. */
export const focusesOf = ({ coverFocus, portfolioItems }: PageData): Focus[] => [
  coverFocus,
  ...portfolioItems.map(({ focus }) => focus),
];
