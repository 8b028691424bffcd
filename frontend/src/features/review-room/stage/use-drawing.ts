import type { Shape, ShapeTool } from '@reelpact/domain';
import { type PointerEvent, useEffect, useState } from 'react';
import { type PictureBox, type Point, drawnShape, toParts } from './picture-box';

/** A movement by less, in parts of the picture, adds nothing to a line. */
const NOTICED = 0.002;

interface Stroke {
  pointerId: number;
  points: Point[];
}

export interface Drawing {
  /** As far as it is drawn. */
  shape: Shape | null;
  begin(event: PointerEvent<HTMLElement>): void;
  draw(event: PointerEvent<HTMLElement>): void;
  end(event: PointerEvent<HTMLElement>): void;
  cancel(): void;
}

interface Wanted {
  tool: ShapeTool | null;
  /** Where the picture is in the element that is drawn on. */
  box: PictureBox | null;
  onBegin: () => void;
  onDrawn: (shape: Shape) => void;
  /** Escape, while nothing is being drawn. */
  onLeave: () => void;
}

/** Where a pointer is in the element it moves over, in CSS pixels. */
export function pointIn({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

/** Draws one shape with one pointer: a mouse, a finger or a pen. Escape drops what is begun. */
export function useDrawing({ tool, box, onBegin, onDrawn, onLeave }: Wanted): Drawing {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const isDrawing = stroke !== null;
  useEffect(() => {
    if (tool === null) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (isDrawing) setStroke(null);
      else onLeave();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [tool, isDrawing, onLeave]);

  const isOwn = (event: PointerEvent) => stroke !== null && stroke.pointerId === event.pointerId;
  return {
    shape: tool && stroke ? drawnShape(tool, stroke.points) : null,
    begin(event) {
      if (!tool || !box || stroke || event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      onBegin();
      setStroke({ pointerId: event.pointerId, points: [toParts(pointIn(event), box)] });
    },
    draw(event) {
      if (!stroke || !box || !isOwn(event)) return;
      const [x, y] = toParts(pointIn(event), box);
      const [lastX, lastY] = stroke.points.at(-1) ?? [x, y];
      if (Math.hypot(x - lastX, y - lastY) < NOTICED) return;
      setStroke({ ...stroke, points: [...stroke.points, [x, y]] });
    },
    end(event) {
      if (!tool || !stroke || !box || !isOwn(event)) return;
      const shape = drawnShape(tool, [...stroke.points, toParts(pointIn(event), box)]);
      setStroke(null);
      if (shape) onDrawn(shape);
    },
    cancel: () => setStroke(null),
  };
}
