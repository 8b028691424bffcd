import type { Shape, ShapeTool } from '@reelpact/domain';
import { thinnedPath, toShape } from '@reelpact/domain';

export interface Size {
  width: number;
  height: number;
}
/** Where the picture itself is within the stage, in CSS pixels; bars beside it are no part of it. */
export interface PictureBox extends Size {
  left: number;
  top: number;
}
export type Point = readonly [x: number, y: number];

/** The whole picture, as large as fits, in the middle. */
export function fittedBox(picture: Size, stage: Size): PictureBox {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height };
}

const part = (value: number): number => Math.max(0, Math.min(1, value));

/** A place in the stage as parts of the picture; what is beside the picture counts as its edge. */
export const toParts = ([x, y]: Point, box: PictureBox): Point => [
  part((x - box.left) / box.width),
  part((y - box.top) / box.height),
];

/** Smaller than this part of the picture, a box or an arrow was a click. */
const SMALLEST = 0.01;

function boxOf([fromX, fromY]: Point, [toX, toY]: Point): Shape | null {
  const [width, height] = [Math.abs(toX - fromX), Math.abs(toY - fromY)];
  if (width < SMALLEST || height < SMALLEST) return null;
  return { box: [Math.min(fromX, toX), Math.min(fromY, toY), width, height] };
}

/** The shape that a tool makes of a drag across the picture, as it would be sent; null while it is too small to be one. */
export function drawnShape(tool: ShapeTool, points: readonly Point[]): Shape | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const isShort = Math.hypot(last[0] - first[0], last[1] - first[1]) < SMALLEST;
  switch (tool) {
    case 'pin':
      return toShape({ pin: last });
    case 'box':
      return toShape(boxOf(first, last));
    case 'arrow':
      return isShort ? null : toShape({ arrow: [...first, ...last] });
    case 'path':
      return points.length < 2 ? null : toShape({ path: thinnedPath(points) });
  }
}
