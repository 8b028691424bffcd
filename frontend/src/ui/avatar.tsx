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

/** A person's picture, or their initials. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 48 }: AvatarProps) {
  const box = { width: size, height: size, fontSize: size * 0.36 };
  return src ? (
    <img className={styles.avatar} style={box} src={src} alt="" width={size} height={size} />
  ) : (
    <span className={styles.avatar} style={box} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
