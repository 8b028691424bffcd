/** In parts of a picture. */
type Point = readonly [x: number, y: number];

/**
 * A mark on a picture, in parts of the picture's width and height from its upper left corner (0 to 1), so that it stays where it was
 * put however large the picture is shown.
 */
export type Shape =
  | { pin: Point }
  | { box: readonly [x: number, y: number, width: number, height: number] }
  | { arrow: readonly [fromX: number, fromY: number, toX: number, toY: number] }
  /** x and y of each point, one after the other: requests have no lists in lists. */
  | { path: readonly number[] };

export const SHAPE_TOOLS = {
  pin: { label: 'Pin', numbers: 2 },
  box: { label: 'Box', numbers: 4 },
  arrow: { label: 'Arrow', numbers: 4 },
  path: { label: 'Pencil', numbers: null },
} as const;
export type ShapeTool = keyof typeof SHAPE_TOOLS;

/** A line by hand is thinned out to so many points. */
export const MAX_PATH_POINTS = 120;
/** A tenth of a pixel in a picture of 1000. */
const PRECISION = 10_000;

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const rounded = (value: number): number => Math.round(value * PRECISION) / PRECISION;

function numbersOf(value: unknown, count: number): number[] | null {
  if (!Array.isArray(value) || value.length !== count || !value.every(isPart)) return null;
  return value.map(rounded);
}

function pathOf(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length % 2 === 1) return null;
  const isLine = value.length >= 4 && value.length <= 2 * MAX_PATH_POINTS;
  return isLine ? numbersOf(value, value.length) : null;
}

/** A shape from outside, with no more digits than it needs; null for what is none. */
export function toShape(value: unknown): Shape | null {
  if (typeof value !== 'object' || value === null) return null;
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0 || !Object.hasOwn(SHAPE_TOOLS, entry[0])) return null;
  const tool = entry[0] as ShapeTool;
  const { numbers } = SHAPE_TOOLS[tool];
  const made = numbers === null ? pathOf(entry[1]) : numbersOf(entry[1], numbers);
  return made && ({ [tool]: made } as unknown as Shape);
}

/** A line drawn by hand, with as many points as are kept, evenly picked; the ends stay. */
export function thinnedPath(points: readonly Point[]): number[] {
  const step = Math.max(1, (points.length - 1) / (MAX_PATH_POINTS - 1));
  const kept = Math.min(points.length, MAX_PATH_POINTS);
  return Array.from({ length: kept }, (_, index) => points[Math.round(index * step)] as Point).flat();
}

/** The points of such a line. */
export const pathPoints = (path: readonly number[]): Point[] =>
  Array.from({ length: path.length / 2 }, (_, index) => [path[2 * index] ?? 0, path[2 * index + 1] ?? 0]);
