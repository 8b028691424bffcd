import type { Shape, ShapeTool } from '@reelpact/domain';
import type { PointerEvent, ReactNode, RefObject, WheelEvent } from 'react';
import type { Moment } from '../stage-contract';
import type { Mark } from './marks';
import { covers } from './moment-range';
import type { PictureBox, Point } from './picture-box';
import styles from './stage.module.css';
import type { DrawnOn } from './stage-props';
import { pointIn, useDrawing } from './use-drawing';

/** The marks of all that is said about a frame, and the one being made. The selected one stands out. */
export function marksAt(
  frame: number | null,
  { items, selectedId, moment }: Pick<DrawnOn, 'items' | 'selectedId' | 'moment'>,
  drawn: Shape | null,
): Mark[] {
  // What lies on top is drawn last.
  const ordered = items.toSorted((a, b) => Number(a.id === selectedId) - Number(b.id === selectedId));
  const marks = ordered.flatMap((item): Mark[] => {
    const { id, number, state } = item;
    if (item.shape === null || !covers(item, frame)) return [];
    const isFaint = selectedId !== null && id !== selectedId;
    return [{ key: id, shape: item.shape as Shape, number, isDraft: state === 'draft', isFaint }];
  });
  const made = drawn ?? (moment && covers(moment, frame) ? moment.shape : null);
  if (made) marks.push({ key: 'moment', shape: made, number: null, isDraft: true, isFaint: false });
  return marks;
}

/** What a pointer does when nothing is drawn with it. */
interface Idle {
  onPress?: (at: Point) => void;
  onDoublePress?: (at: Point) => void;
  down?: (event: PointerEvent<HTMLElement>) => void;
  move?: (event: PointerEvent<HTMLElement>) => void;
  up?: (event: PointerEvent<HTMLElement>) => void;
  wheel?: (event: WheelEvent<HTMLElement>) => void;
}

interface SurfaceProps {
  element: RefObject<HTMLDivElement | null>;
  box: PictureBox | null;
  tool: ShapeTool | null;
  moment: Moment | null;
  onBegin: () => void;
  onDrawn: (shape: Shape) => void;
  onLeave: () => void;
  idle: Idle;
  className?: string;
  /** Below the marks. */
  children: ReactNode;
  /** Draws the marks, and what is being drawn. */
  marks: (drawn: Shape | null) => ReactNode;
}

/** Where the picture is: it is drawn on with a tool, and otherwise pressed, moved or enlarged. */
export function Surface(props: SurfaceProps) {
  const { element, box, moment, onBegin, onDrawn, onLeave, idle, children, marks } = props;
  const tool = moment ? props.tool : null;
  const drawing = useDrawing({ tool, box, onBegin, onDrawn, onLeave });
  const [down, move, up] = tool
    ? [drawing.begin, drawing.draw, drawing.end]
    : [idle.down, idle.move, idle.up];
  return (
    <div
      ref={element}
      className={props.className ? `${styles.surface} ${props.className}` : styles.surface}
      data-testid="surface"
      data-tool={tool ?? undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={tool ? drawing.cancel : idle.up}
      onWheel={idle.wheel}
      onClick={(event) => {
        if (!tool) idle.onPress?.(pointIn(event as unknown as PointerEvent<HTMLElement>));
      }}
      onDoubleClick={(event) => {
        if (!tool) idle.onDoublePress?.(pointIn(event as unknown as PointerEvent<HTMLElement>));
      }}
    >
      {children}
      {box && marks(drawing.shape)}
    </div>
  );
}
