import { useId, type CSSProperties, type ReactNode } from 'react';
import styles from './radio-tiles.module.css';

interface Tile<T extends string> {
  value: T;
  label: string;
  /** More about it, below its name. */
  text?: string;
  picture?: ReactNode;
}

interface RadioTilesProps<T extends string> {
  legend: string;
  options: readonly Tile<T>[];
  /** Anything that isn't among the options chooses none. */
  value: string | null;
  onChange: (value: T) => void;
  /** The least width of a tile, in pixels. */
  tileWidth?: number;
}

/** One of a few that can be seen before they are chosen: the browser's own radio buttons, each under its tile. */
export function RadioTiles<T extends string>(props: RadioTilesProps<T>) {
  const { legend, options, value, onChange, tileWidth } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div
        className={styles.tiles}
        style={tileWidth === undefined ? undefined : ({ '--tile': `${tileWidth}px` } as CSSProperties)}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={styles.name}>{option.label}</span>
            {option.text && <span className={styles.text}>{option.text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
