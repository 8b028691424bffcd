import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: number;
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
  const box = { width: size, height: size, fontSize: size * 0.36 };
  return src && src !== broken ? (
    <img
      className={styles.avatar}
      style={box}
      src={src}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(src)}
    />
  ) : (
    <span className={styles.avatar} style={box} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
