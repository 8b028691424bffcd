import { DEFAULT_EMOJI, EMOJI_PALETTE, typedEmoji } from '@reelpact/domain';
import { Input } from 'antd';
import styles from './emoji-field.module.css';

interface EmojiFieldProps {
  id?: string;
  value?: string;
  onChange?: (emoji: string) => void;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** Picks one emoji of the palette, or takes any other. */
export function EmojiField({ id, value, onChange, ...aria }: EmojiFieldProps) {
  return (
    <div className={styles.field}>
      <Input
        {...aria}
        id={id}
        className={styles.typed}
        aria-label={id ? undefined : 'Emoji'}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange?.(typedEmoji(event.target.value))}
        onBlur={() => value || onChange?.(DEFAULT_EMOJI)}
      />
      <div className={styles.palette} role="radiogroup" aria-label="Emoji palette">
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
    </div>
  );
}
