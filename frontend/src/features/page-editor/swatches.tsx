import {
  pageColors,
  type PageCorner,
  type PageCover,
  type PageDesign,
  type PageFont,
} from '@reelpact/domain';
import type { CSSProperties } from 'react';
import styles from './swatches.module.css';

/** Tiny pictures of what can be chosen; what they show is said by the text below them. */

export function ThemeSwatch({ theme, accent }: Pick<PageDesign, 'theme' | 'accent'>) {
  const colors = pageColors({ theme, accent }, 'light');
  const style = {
    '--s-paper': colors.paper,
    '--s-card': colors.card,
    '--s-ink': colors.ink,
    '--s-soft': colors.soft,
    '--s-line': colors.line,
    '--s-accent': colors.accent,
  } as CSSProperties;
  return (
    <span className={styles.theme} style={style} aria-hidden="true">
      <span className={styles.title} />
      <span className={styles.words} />
      <span className={styles.card}>
        <span className={styles.words} />
        <span className={styles.button} />
      </span>
    </span>
  );
}

export const AccentSwatch = ({ color }: { color: string }) => (
  <span className={styles.accent} style={{ background: color }} aria-hidden="true" />
);

export const FontSwatch = ({ font }: { font: PageFont }) => (
  <span className={`${styles.font} ${styles[font]}`} aria-hidden="true">
    Aa
  </span>
);

export const CornerSwatch = ({ corner }: { corner: PageCorner }) => (
  <span className={`${styles.corner} ${styles[`${corner}Corner`]}`} aria-hidden="true" />
);

export const CoverSwatch = ({ cover, accent }: { cover: PageCover; accent: string }) => (
  <span className={styles.cover} aria-hidden="true">
    <span
      className={`${styles.top} ${cover === 'photo' ? styles.photo : ''}`}
      style={cover === 'band' ? { background: accent } : undefined}
    />
    <span className={styles.face} />
  </span>
);
