import { LARGE_PREVIEW_MESSAGES } from '@reelpact/domain';
import { useState } from 'react';
import controls from './controls.module.css';
import styles from './quality-menu.module.css';
import type { Quality, QualityOfFile } from './use-quality';

export function QualityMenu({ chosen, status, width, height, choose }: QualityOfFile) {
  return (
    <select
      className={`${controls.speed} ${controls.second} ${styles.menu}`}
      aria-label="Quality"
      title={`Quality (Q): full is ${width} × ${height} pixels`}
      value={chosen}
      onChange={({ target }) => choose(target.value as Quality)}
    >
      <option value="standard">Standard</option>
      <option value="full" disabled={status === 'failed'}>
        Full
      </option>
    </select>
  );
}

interface QualityNoteProps {
  quality: QualityOfFile | null;
  /** Whether it is wanted for another reason than the choice. */
  isWanted?: boolean;
}

/** Says how full quality stands, to those who want it. That it is there can be seen, so it is only said aloud. */
export function QualityNote({ quality, isWanted = false }: QualityNoteProps) {
  const [wasAwaited, setAwaited] = useState(false);
  const isAwaited = quality?.status === 'pending' && (isWanted || quality.chosen === 'full');
  if (isAwaited && !wasAwaited) setAwaited(true);
  if (quality === null) return null;
  const isReady = quality.status === 'ready' && wasAwaited;
  const isFailed = quality.status === 'failed';
  return (
    <p className={isReady ? styles.aloud : styles.note} role="status">
      {isReady ? LARGE_PREVIEW_MESSAGES.ready : (isAwaited || isFailed) && quality.note}
    </p>
  );
}
