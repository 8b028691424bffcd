import { clockText, frameText } from '@reelpact/domain';
import { type KeyboardEvent, useRef } from 'react';
import type { ScrubSheetDto } from '../../../api/generated';
import type { StageProps } from '../stage-contract';
import { markersOf, placeOf, rangesOf } from './bar-markers';
import type { FramePlayer } from './frame-player';
import { MarkerList } from './marker-list';
import { RangeHandles } from './range-handles';
import { ScrubPicture } from './scrub-picture';
import styles from './time-bar.module.css';
import { useBarDrag } from './use-bar-drag';
import { usePlayback } from './use-frame-video';

/** Seconds that Page Up and Page Down go. */
const PAGE = 5;

const commentCount = (count: number): string => `${count} comment${count === 1 ? '' : 's'}`;

/** The frame that a key leads to; undefined for every other key. */
function keyedFrame(key: string, frame: number, last: number, perSecond: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return frame + perSecond;
    case 'ArrowLeft':
    case 'ArrowDown':
      return frame - perSecond;
    case 'PageUp':
      return frame + PAGE * perSecond;
    case 'PageDown':
      return frame - PAGE * perSecond;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

type TimeBarProps = Pick<StageProps, 'items' | 'selectedId' | 'onSelect' | 'moment' | 'onMoment'> & {
  player: FramePlayer;
  scrub: ScrubSheetDto | null;
};

/** What moves with each frame, drawn apart from the rest. */
function Progress({ player }: { player: FramePlayer }) {
  const place = usePlayback(player, ({ frame, frameCount }) => placeOf(frame, frameCount));
  return (
    <>
      <span className={styles.played} style={{ width: `${place * 100}%` }} />
      <span className={styles.head} style={{ left: `${place * 100}%` }} />
    </>
  );
}

function Preview({
  player,
  frame,
  scrub,
}: {
  player: FramePlayer;
  frame: number;
  scrub: ScrubSheetDto | null;
}) {
  const place = placeOf(frame, player.playback.frameCount);
  return (
    <span className={styles.preview} style={{ left: `clamp(48px, ${place * 100}%, calc(100% - 48px))` }}>
      {scrub && <ScrubPicture sheet={scrub} seconds={player.secondsOf(frame)} />}
      <span>{frameText(frame, player.rate)}</span>
    </span>
  );
}

/** The length of a video: what was said where, and a handle to go anywhere in it. */
export function TimeBar({ player, scrub, items, selectedId, onSelect, moment, onMoment }: TimeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const frameCount = usePlayback(player, (playback) => playback.frameCount);
  // While it plays, whoever listens hears whole seconds and not every frame.
  const spoken = usePlayback(player, ({ frame, playing }) =>
    playing ? frame - (frame % Math.max(1, Math.round(player.rate.num / player.rate.den))) : frame,
  );
  const { pointed, frameUnder, handlers } = useBarDrag(bar, player, moment, onMoment);
  const { rate } = player;

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { frame } = player.playback;
    const perSecond = Math.max(1, Math.round(rate.num / rate.den));
    const to = keyedFrame(event.key, frame, frameCount - 1, perSecond);
    if (to === undefined) return;
    event.preventDefault();
    void player.showFrame(to);
  }
  return (
    <div className={styles.bar}>
      <MarkerList
        markers={markersOf(items, frameCount, player.duration)}
        {...{ selectedId, scrub }}
        secondsOf={player.secondsOf}
        textOf={(frame) => frameText(frame, rate)}
        onChoose={({ id, startFrame }) => {
          onSelect(id);
          if (startFrame !== null) void player.showFrame(startFrame);
        }}
      />
      <div ref={bar} className={styles.track}>
        <div
          className={styles.slider}
          role="slider"
          tabIndex={0}
          aria-label="Position in the video"
          aria-valuemin={0}
          aria-valuemax={frameCount - 1}
          aria-valuenow={spoken}
          aria-valuetext={`${frameText(spoken, rate)} of ${clockText(player.duration)}, ${commentCount(items.length)}`}
          onKeyDown={press}
          {...handlers}
        >
          <span className={styles.line} />
          <Progress player={player} />
          {rangesOf(items, frameCount).map(({ id, start, end }) => (
            <span
              key={id}
              className={styles.range}
              data-selected={id === selectedId}
              style={{ left: `${start * 100}%`, width: `${(end - start) * 100}%` }}
            />
          ))}
        </div>
        {moment && <RangeHandles {...{ player, frameCount, moment, onMoment, frameUnder }} />}
        {pointed !== null && <Preview player={player} frame={pointed} scrub={scrub} />}
      </div>
    </div>
  );
}
