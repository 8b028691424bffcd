import type { ScrubSheetDto } from '../../../api/generated';
import styles from './time-bar.module.css';

/** The small picture of a moment, cut out of the sheet that holds them all. */
export function ScrubPicture({ sheet, seconds }: { sheet: ScrubSheetDto; seconds: number }) {
  const { url, columns, count, width, height, intervalMs } = sheet;
  const index = Math.max(0, Math.min(Math.floor((seconds * 1000) / intervalMs), count - 1));
  const [left, top] = [(index % columns) * width, Math.floor(index / columns) * height];
  return (
    <span
      className={styles.picture}
      style={{
        width,
        height,
        backgroundImage: `url("${url}")`,
        backgroundPosition: `${-left}px ${-top}px`,
      }}
    />
  );
}
