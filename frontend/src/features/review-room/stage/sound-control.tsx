import { ControlButton } from './control-button';
import styles from './controls.module.css';
import type { FramePlayer } from './frame-player';
import { usePlayback } from './use-frame-video';

/** Sound on, off and how loud; phones have keys for the last. */
export function SoundControl({ player }: { player: FramePlayer }) {
  const muted = usePlayback(player, (playback) => playback.muted);
  const volume = usePlayback(player, (playback) => playback.volume);
  return (
    <span className={styles.sound}>
      <ControlButton
        label={muted ? 'Sound on' : 'Sound off'}
        hint="M"
        icon={muted ? 'muted' : 'sound'}
        onPress={() => player.setSound({ muted: !muted })}
      />
      <input
        type="range"
        className={styles.volume}
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={({ target }) =>
          player.setSound({ volume: Number(target.value), muted: target.value === '0' })
        }
      />
    </span>
  );
}
