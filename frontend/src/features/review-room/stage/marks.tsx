import { type Shape, pathPoints } from '@reelpact/domain';
import type { PictureBox } from './picture-box';
import styles from './marks.module.css';

/** A mark, and the number of what is said about it. */
export interface Mark {
  key: string;
  shape: Shape;
  number: number | null;
  isDraft: boolean;
  /** Whether another one is looked at. */
  isFaint: boolean;
}

/** Pixels; the head of an arrow and the dot of a pin are as large on every picture. */
const HEAD = 14;
const DOT = 13;

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The two strokes of an arrow's head. */
function headOf(fromX: number, fromY: number, toX: number, toY: number): string {
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const corner = (turn: number): readonly [number, number] => [
    toX - HEAD * Math.cos(angle + turn),
    toY - HEAD * Math.sin(angle + turn),
  ];
  return pathOf([corner(Math.PI / 6), [toX, toY], corner(-Math.PI / 6)]);
}

/** The line of a shape in pixels; empty for a pin, which is its dot alone. */
function lineOf(shape: Shape, width: number, height: number): string {
  if ('pin' in shape) return '';
  if ('path' in shape) return pathOf(pathPoints(shape.path).map(([x, y]) => [x * width, y * height]));
  if ('arrow' in shape) {
    const [fromX, fromY, toX, toY] = shape.arrow;
    const ends = [fromX * width, fromY * height, toX * width, toY * height] as const;
    return `${pathOf([
      [ends[0], ends[1]],
      [ends[2], ends[3]],
    ])}${headOf(...ends)}`;
  }
  const [x, y, boxWidth, boxHeight] = shape.box;
  return `M${x * width} ${y * height}h${boxWidth * width}v${boxHeight * height}h${-boxWidth * width}z`;
}

/** Where its number stands. */
function anchorOf(shape: Shape): readonly [number, number] {
  if ('pin' in shape) return shape.pin;
  if ('path' in shape) return pathPoints(shape.path)[0] ?? [0, 0];
  if ('arrow' in shape) return [shape.arrow[0], shape.arrow[1]];
  return [shape.box[0], shape.box[1]];
}

function DrawnMark({ mark, width, height }: { mark: Mark; width: number; height: number }) {
  const line = lineOf(mark.shape, width, height);
  const [x, y] = anchorOf(mark.shape);
  const isDot = mark.number !== null || line === '';
  return (
    <g className={styles.mark} data-draft={mark.isDraft} data-faint={mark.isFaint}>
      {line !== '' && <path className={styles.halo} d={line} />}
      {line !== '' && <path className={styles.line} d={line} />}
      {isDot && (
        <g transform={`translate(${x * width} ${y * height})`}>
          <circle className={styles.dot} r={DOT} />
          {mark.number !== null && (
            <text className={styles.number} textAnchor="middle" dominantBaseline="central">
              {mark.number}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** The marks, exactly over the picture. */
export function Marks({ box, marks }: { box: PictureBox; marks: readonly Mark[] }) {
  const { left, top, width, height } = box;
  return (
    <svg
      className={styles.marks}
      style={{ left, top, width, height }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {marks.map((mark) => (
        <DrawnMark key={mark.key} mark={mark} width={width} height={height} />
      ))}
    </svg>
  );
}
