import { EMOJI_PALETTE } from '@reelpact/domain';
import styles from './emoji-field.module.css';

interface EmojiFieldProps {
  id?: string;
  value?: string;
  onChange?: (emoji: string) => void;
}

/** Picks one emoji of the palette. */
export function EmojiField({ id, value, onChange }: EmojiFieldProps) {
  return (
    <div className={styles.palette} role="radiogroup" aria-label="Emoji" id={id}>
      {EMOJI_PALETTE.map((emoji) => (
        <label key={emoji} className={emoji === value ? styles.picked : styles.emoji}>
          <input
            type="radio"
            name={`${id ?? 'emoji'}-choice`}
            value={emoji}
            checked={emoji === value}
            onChange={() => onChange?.(emoji)}
          />
          {emoji}
        </label>
      ))}
    </div>
  );
}
