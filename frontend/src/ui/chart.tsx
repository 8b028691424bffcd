import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './chart.module.css';

interface ChartPoint {
  /** A day, a source. */
  label: string;
  value: number;
}

interface ChartProps {
  title: string;
  /** What is counted, as the head of the table's column. */
  unit: string;
  points: readonly ChartPoint[];
  /** How a value is written. */
  say?: (value: number) => string;
  /** The first column of the table. */
  labelled: string;
}

const HEIGHT = 100;

/** The place an arrow key leads to; undefined for every other key. */
function step(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface FrameProps extends ChartProps {
  /** The highest point in words. */
  highestText: (value: string, label: string) => string;
  /** Which point a place in the drawing belongs to, both from 0 to 1. */
  pointAt: (across: number, down: number) => number;
  /** Draws the points, and marks the chosen one. */
  children: (chosen: number | null) => ReactNode;
}

/**
 * What every chart has around its drawing: a sentence for readers who don't see it, the value under the pointer or chosen
 * by the arrow keys, said aloud, and the same numbers as a table.
 */
function ChartFrame({
  title,
  unit,
  points,
  say = String,
  labelled,
  highestText,
  pointAt,
  children,
}: FrameProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const highest = points.reduce<ChartPoint | null>(
    (most, point) => (point.value > (most?.value ?? 0) ? point : most),
    null,
  );
  const summary = highest ? highestText(say(highest.value), highest.label) : 'Nothing yet.';
  // A shorter period has fewer points.
  const point = chosen === null ? undefined : points[chosen];

  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const at = pointAt((clientX - left) / width, (clientY - top) / height);
    setChosen(Math.max(0, Math.min(points.length - 1, at)));
  }

  function move(event: KeyboardEvent): void {
    const next = step(event.key, chosen ?? points.length, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  }

  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div
        role="img"
        aria-label={`${title}. ${summary} Use the arrow keys to hear each value.`}
        tabIndex={0}
        className={styles.drawing}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={move}
        onBlur={() => setChosen(null)}
      >
        {children(point ? chosen : null)}
      </div>
      <p className={styles.said} aria-live="polite">
        {point ? `${point.label}: ${say(point.value)}` : summary}
      </p>
      <details>
        <summary>Show as a table</summary>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{labelled}</th>
                <th scope="col">{unit}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{say(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** How something went over time. */
export function AreaChart(props: ChartProps) {
  const { points, say = String } = props;
  const highest = Math.max(1, ...points.map(({ value }) => value));
  const last = Math.max(1, points.length - 1);
  const across = (index: number): number => (index / last) * HEIGHT;
  const up = (value: number): number => HEIGHT - (value / highest) * HEIGHT;
  const line = points.map(({ value }, index) => `${across(index)},${up(value)}`).join(' ');
  return (
    <ChartFrame
      {...props}
      highestText={(value, day) => `Peak: ${value} on ${day}.`}
      pointAt={(place) => Math.round(place * last)}
    >
      {(chosen) => (
        <>
          <span className={styles.highest} aria-hidden="true">
            {say(highest)}
          </span>
          <svg
            viewBox={`0 0 ${HEIGHT} ${HEIGHT}`}
            preserveAspectRatio="none"
            className={styles.area}
            aria-hidden="true"
          >
            <polygon points={`0,${HEIGHT} ${line} ${HEIGHT},${HEIGHT}`} />
            <polyline points={line} />
            {chosen !== null && <line x1={across(chosen)} x2={across(chosen)} y1={0} y2={HEIGHT} />}
          </svg>
          <span className={styles.ends} aria-hidden="true">
            <span>{points[0]?.label}</span>
            <span>{points.at(-1)?.label}</span>
          </span>
        </>
      )}
    </ChartFrame>
  );
}

/** How much of something each has, the most first. */
export function BarChart(props: ChartProps) {
  const { points, say = String } = props;
  const highest = Math.max(1, ...points.map(({ value }) => value));
  return (
    <ChartFrame
      {...props}
      highestText={(value, name) => `Most: ${name}, ${value}.`}
      pointAt={(_across, place) => Math.floor(place * points.length)}
    >
      {(chosen) =>
        points.map(({ label, value }, index) => (
          <span key={label} className={styles.bar} data-chosen={index === chosen} aria-hidden="true">
            <span>{label}</span>
            <svg viewBox={`0 0 ${HEIGHT} 10`} preserveAspectRatio="none">
              <rect width={(value / highest) * HEIGHT} height={10} />
            </svg>
            <span>{say(value)}</span>
          </span>
        ))
      }
    </ChartFrame>
  );
}
