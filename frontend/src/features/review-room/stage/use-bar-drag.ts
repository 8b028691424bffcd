import { type PointerEvent, type RefObject, useState } from 'react';
import type { Moment } from '../stage-contract';
import type { FramePlayer } from './frame-player';
import { withRange } from './moment-range';

interface Drag {
  pointerId: number;
  /** Where a range begins; null while somebody only looks for a moment. */
  anchor: number | null;
  wasPlaying: boolean;
}

export interface BarDrag {
  /** The frame below the pointer; null while there is none over the bar. */
  pointed: number | null;
  frameUnder(event: PointerEvent): number;
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave',
    (event: PointerEvent<HTMLElement>) => void
  >;
}

/** Dragging along the bar seeks; with Shift it chooses a range. */
export function useBarDrag(
  bar: RefObject<HTMLElement | null>,
  player: FramePlayer,
  moment: Moment | null,
  onMoment: (moment: Moment) => void,
): BarDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);

  function frameUnder({ clientX }: PointerEvent): number {
    const box = bar.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const place = Math.max(0, Math.min(1, (clientX - box.left) / box.width));
    return Math.round(place * (player.playback.frameCount - 1));
  }
  function follow(event: PointerEvent, anchor: number | null): void {
    const frame = frameUnder(event);
    setPointed(frame);
    void player.showFrame(frame);
    if (anchor !== null && moment) onMoment(withRange(moment, anchor, frame));
  }
  function finish(event: PointerEvent): void {
    if (!drag || drag.pointerId !== event.pointerId) return;
    setDrag(null);
    if (event.pointerType !== 'mouse') setPointed(null);
    if (drag.wasPlaying && drag.anchor === null) player.play();
  }
  return {
    pointed,
    frameUnder,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || drag) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const anchor = event.shiftKey && moment ? frameUnder(event) : null;
        setDrag({ pointerId: event.pointerId, anchor, wasPlaying: player.playback.playing });
        follow(event, anchor);
      },
      onPointerMove(event) {
        if (drag && drag.pointerId === event.pointerId) follow(event, drag.anchor);
        else if (event.pointerType === 'mouse') setPointed(frameUnder(event));
      },
      onPointerUp: finish,
      onPointerCancel: finish,
      onPointerLeave() {
        if (!drag) setPointed(null);
      },
    },
  };
}
