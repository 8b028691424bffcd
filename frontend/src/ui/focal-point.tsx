import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './focal-point.module.css';

/** In percent of a picture's width and height. */
interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  /** The whole picture. */
  src: string;
  alt: string;
  /** What the point is called, for people who don't see it. */
  label: string;
  /** The ID of the sentence that says what it is for. */
  hintId?: string;
  point: Point;
  /** Percent: the point is put on multiples of it. */
  step: number;
  /** Where the point is, in words. */
  textOf: (point: Point) => string;
  onChange: (point: Point) => void;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How many steps an arrow key goes with Shift. */
const LEAP = 4;

const onPicture = (percent: number, step: number): number =>
  Math.min(100, Math.max(0, Math.round(percent / step) * step));

/** A picture with a point on it that stays in view where the picture is cropped: set by a tap, by dragging or with the arrow keys. */
export function FocalPoint({ src, alt, label, hintId, point, step, textOf, onChange }: FocalPointProps) {
  const picture = useRef<HTMLImageElement>(null);
  const moveTo = ({ x, y }: Point) => {
    const next = { x: onPicture(x, step), y: onPicture(y, step) };
    if (next.x !== point.x || next.y !== point.y) onChange(next);
  };

  function follow({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    moveTo({
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    });
  }

  function press(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const by = event.shiftKey ? LEAP * step : step;
    moveTo({ x: point.x + way.x * by, y: point.y + way.y * by });
  }

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
  };

  return (
    <div className={styles.picture}>
      {/* With a keyboard the point itself is moved. */}
      <img ref={picture} src={src} alt={alt} draggable={false} onClick={follow} />
      <span
        role="slider"
        tabIndex={0}
        className={styles.point}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={textOf(point)}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
    </div>
  );
}
