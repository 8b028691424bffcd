import { clockText, frameText, typedSeconds } from '@reelpact/domain';
import { type KeyboardEvent, useState } from 'react';
import styles from './controls.module.css';
import type { FramePlayer } from './frame-player';
import { usePlayback } from './use-frame-video';

/** Where the video is; pressed, it takes a time to go to. */
export function TimeField({ player }: { player: FramePlayer }) {
  const frame = usePlayback(player, (playback) => playback.frame);
  const frameCount = usePlayback(player, (playback) => playback.frameCount);
  const [typed, setTyped] = useState<string | null>(null);
  const now = frameText(frame, player.rate);

  function go(): void {
    const seconds = typed === null ? null : typedSeconds(typed);
    if (seconds !== null && typed !== now) void player.showFrame(player.frameOf(seconds));
    setTyped(null);
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Escape here is about what was typed, and about nothing else in the room.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') go();
    else setTyped(null);
  }
  if (typed !== null)
    return (
      <input
        className={styles.typed}
        aria-label="Go to a time"
        inputMode="decimal"
        value={typed}
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={go}
      />
    );
  return (
    <button
      type="button"
      className={styles.time}
      title={`Frame ${frame} of ${frameCount}. Press to type a time.`}
      aria-label={`${now} of ${clockText(player.duration)}. Type a time`}
      onClick={() => {
        player.freeze();
        setTyped(frameText(player.playback.frame, player.rate));
      }}
    >
      <span>{now}</span>
      <span className={styles.total}> / {clockText(player.duration)}</span>
    </button>
  );
}
