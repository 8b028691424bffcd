import { type PointerEvent, useState } from 'react';
import { type PictureBox, type Point, type Size, fittedBox } from './picture-box';
import { pointIn } from './use-drawing';

/** CSS pixels of the screen for each pixel of the photo, at most. */
const MAX_SCALE = 4;
const STEP = 1.25;

interface View {
  /** null: the whole photo, as large as fits. */
  scale: number | null;
  /** What of the photo is in the middle of the stage, in parts of it. */
  center: Point;
}
const WHOLE: View = { scale: null, center: [0.5, 0.5] };

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** Where the photo's edge may be, so that it fills the stage as far as it can. */
function placed(length: number, stage: number, center: number): number {
  if (length <= stage) return (stage - length) / 2;
  return between(stage - length, stage / 2 - center * length, 0);
}

function boxOf({ scale, center }: View, photo: Size, stage: Size): PictureBox {
  if (scale === null) return fittedBox(photo, stage);
  const [width, height] = [photo.width * scale, photo.height * scale];
  return {
    left: placed(width, stage.width, center[0]),
    top: placed(height, stage.height, center[1]),
    ...{ width, height },
  };
}

export interface Zoom {
  box: PictureBox | null;
  /** Percent of the photo's own pixels. */
  percent: number;
  isWhole: boolean;
  fit(): void;
  /** To one pixel of the screen for each of the photo. */
  full(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Whole and full in turn. @param at what stays below the pointer */
  toggle(at: Point): void;
  /** @param factor larger than 1: nearer */
  zoomBy(factor: number, at: Point): void;
  pan(byX: number, byY: number): void;
}

/** How near a photo is looked at, and at which part of it. */
export function useZoom(photo: Size | null, stage: Size | null): Zoom {
  const [view, setView] = useState(WHOLE);
  const box = photo && stage ? boxOf(view, photo, stage) : null;
  const fitScale = photo && stage ? fittedBox(photo, stage).width / photo.width : 1;
  const scale = view.scale ?? fitScale;
  const middle: Point = stage ? [stage.width / 2, stage.height / 2] : [0, 0];

  function zoomTo(wanted: number, at: Point): void {
    if (!box || !photo || !stage) return;
    const next = between(Math.min(fitScale, 1), wanted, Math.max(MAX_SCALE, fitScale));
    if (next <= fitScale * 1.001) {
      setView(WHOLE);
      return;
    }
    // What is below the pointer stays there.
    const part: Point = [(at[0] - box.left) / box.width, (at[1] - box.top) / box.height];
    const center: Point = [
      part[0] + (middle[0] - at[0]) / (photo.width * next),
      part[1] + (middle[1] - at[1]) / (photo.height * next),
    ];
    setView({ scale: next, center: [between(0, center[0], 1), between(0, center[1], 1)] });
  }
  return {
    box,
    percent: Math.round(scale * 100),
    isWhole: view.scale === null,
    fit: () => setView(WHOLE),
    full: () => zoomTo(1, middle),
    zoomIn: () => zoomTo(scale * STEP, middle),
    zoomOut: () => zoomTo(scale / STEP, middle),
    toggle: (at) => (view.scale === null ? zoomTo(Math.max(1, fitScale * 2), at) : setView(WHOLE)),
    zoomBy: (factor, at) => zoomTo(scale * factor, at),
    pan(byX, byY) {
      if (!box || !stage || view.scale === null) return;
      setView({
        scale: view.scale,
        center: [
          between(0, (middle[0] - box.left - byX) / box.width, 1),
          between(0, (middle[1] - box.top - byY) / box.height, 1),
        ],
      });
    },
  };
}

interface Fingers {
  down(event: PointerEvent<HTMLElement>): void;
  move(event: PointerEvent<HTMLElement>): void;
  up(event: PointerEvent<HTMLElement>): void;
}

/** One pointer moves the photo, two pinch it. */
export function useFingers(zoom: Zoom): Fingers {
  const [points, setPoints] = useState<ReadonlyMap<number, Point>>(new Map());
  return {
    down(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setPoints(new Map(points).set(event.pointerId, pointIn(event)));
    },
    move(event) {
      const before = points.get(event.pointerId);
      if (!before) return;
      const now = pointIn(event);
      const other = [...points].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) zoom.pan(now[0] - before[0], now[1] - before[1]);
      else {
        const [apart, wasApart] = [now, before].map(([x, y]) => Math.hypot(x - other[0], y - other[1]));
        const center: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
        if (apart && wasApart) zoom.zoomBy(apart / wasApart, center);
      }
      setPoints(new Map(points).set(event.pointerId, now));
    },
    up(event) {
      const left = new Map(points);
      left.delete(event.pointerId);
      setPoints(left);
    },
  };
}
