import { frameText } from '@reelpact/domain';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Moment } from '../stage-contract';
import { placeOf } from './bar-markers';
import type { FramePlayer } from './frame-player';
import { withRange } from './moment-range';
import styles from './time-bar.module.css';

interface RangeHandlesProps {
  player: FramePlayer;
  frameCount: number;
  moment: Moment;
  onMoment: (moment: Moment) => void;
  /** The frame below a pointer that is moved along the bar. */
  frameUnder: (event: PointerEvent) => number;
}

interface HandleProps {
  label: string;
  frame: number;
  onMove: (frame: number) => void;
}

function RangeHandle({
  label,
  frame,
  onMove,
  player,
  frameCount,
  frameUnder,
}: HandleProps & RangeHandlesProps) {
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(to, frameCount - 1));
    onMove(next);
    void player.showFrame(next);
  };
  function press(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(frame + by);
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.handle}
      style={{ left: `${placeOf(frame, frameCount) * 100}%` }}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={frameCount - 1}
      aria-valuenow={frame}
      aria-valuetext={frameText(frame, player.rate)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (event.currentTarget.hasPointerCapture?.(event.pointerId)) move(frameUnder(event));
      }}
    />
  );
}

/** The part of the video that is being written about, and what its ends are moved by. */
export function RangeHandles(props: RangeHandlesProps) {
  const { moment, frameCount, onMoment } = props;
  const { startFrame: start, endFrame: end } = moment;
  if (start === null) return null;
  const [from, to] = [placeOf(start, frameCount), placeOf(end ?? start, frameCount)];
  return (
    <>
      <span
        className={end === null ? styles.moment : styles.chosen}
        style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
      />
      {end !== null && (
        <>
          <RangeHandle
            {...props}
            label="Start of the range"
            frame={start}
            onMove={(frame) => onMoment(withRange(moment, Math.min(frame, end - 1), end))}
          />
          <RangeHandle
            {...props}
            label="End of the range"
            frame={end}
            onMove={(frame) => onMoment(withRange(moment, start, Math.max(frame, start + 1)))}
          />
        </>
      )}
    </>
  );
}
