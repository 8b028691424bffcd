import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null;
  /** In CSS pixels. */
  size?: 40 | 44 | 48 | 64 | 72;
}

const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('') || '?';

/** A person's picture, or their initials where there is none or it can't be loaded. The name stands beside it. */
export function Avatar({ name, src, size = 48 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = `${styles.avatar} ${styles[`of${size}`]}`;
  return src && src !== broken ? (
    <img className={look} src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
  ) : (
    <span className={look} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
