import styles from './media-tile.module.css';

interface MediaTileProps {
  type: string;
  url: string;
  /** A still of a video. */
  posterUrl?: string | null;
  name: string;
  /** Enlarges an image; videos have their own controls. */
  onEnlarge?: () => void;
}

/** One picture or video of a delivery. */
export function MediaTile({ type, url, posterUrl, name, onEnlarge }: MediaTileProps) {
  if (type === 'video') {
    return (
      <video
        className={styles.media}
        src={url}
        poster={posterUrl ?? undefined}
        controls
        preload="metadata"
        aria-label={name}
      />
    );
  }
  const picture = <img className={styles.media} src={url} alt={name} loading="lazy" />;
  return onEnlarge ? (
    <button type="button" className={styles.enlarge} aria-label={`Enlarge ${name}`} onClick={onEnlarge}>
      {picture}
    </button>
  ) : (
    picture
  );
}
