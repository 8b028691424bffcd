import { type ReactNode } from 'react';
import { ControlButton } from './control-button';
import styles from './controls.module.css';
import type { FramePlayer } from './frame-player';
import { SPEEDS } from './playback';
import { SoundControl } from './sound-control';
import { TimeField } from './time-field';
import { usePlayback } from './use-frame-video';

/** Play, and one frame back or forward. */
function StepButtons({ player }: { player: FramePlayer }) {
  const playing = usePlayback(player, (playback) => playback.playing);
  const shuttle = usePlayback(player, (playback) => playback.shuttle);
  const runs = playing || shuttle < 0;
  return (
    <span className={styles.steps}>
      <ControlButton label="Back 1 frame" hint="," icon="frameBack" onPress={() => player.stepFrames(-1)} />
      <ControlButton
        className={styles.play}
        label={runs ? 'Pause' : 'Play'}
        hint="K"
        icon={runs ? 'pause' : 'play'}
        onPress={() => player.togglePlay()}
      />
      <ControlButton
        label="Forward 1 frame"
        hint="."
        icon="frameForward"
        onPress={() => player.stepFrames(1)}
      />
      {runs && shuttle !== 1 && (
        <span className={styles.shuttle} role="status">
          {shuttle < 0 ? '◀◀' : '▶▶'} {Math.abs(shuttle)}×
        </span>
      )}
    </span>
  );
}

function SpeedMenu({ player }: { player: FramePlayer }) {
  const speed = usePlayback(player, (playback) => playback.speed);
  return (
    <select
      className={`${styles.speed} ${styles.second}`}
      aria-label="Speed"
      title="Speed (Shift + J, Shift + L)"
      value={speed}
      onChange={({ target }) => player.setSpeed(Number(target.value))}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}

interface TransportProps {
  player: FramePlayer;
  hasAudio: boolean;
  /** What follows at the right. */
  children?: ReactNode;
}

/** The buttons of a player. */
export function Transport({ player, hasAudio, children }: TransportProps) {
  const loop = usePlayback(player, (playback) => playback.loop);
  return (
    <div className={styles.controls} role="group" aria-label="Player">
      <ControlButton
        className={styles.deskOnly}
        label="To the start"
        icon="start"
        onPress={() => void player.showFrame(0)}
      />
      <StepButtons player={player} />
      <TimeField player={player} />
      <span className={styles.rest}>
        <SpeedMenu player={player} />
        <ControlButton
          className={styles.second}
          label="Repeat"
          hint="R"
          icon="loop"
          pressed={loop}
          onPress={() => player.setLoop(!loop)}
        />
        {hasAudio && <SoundControl player={player} />}
        {children}
      </span>
    </div>
  );
}
