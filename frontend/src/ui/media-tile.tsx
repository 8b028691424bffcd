import styles from './media-tile.module.css';

interface MediaTileProps {
  type: string;
  url: string;
  /** A still of a video. */
  posterUrl?: string | null;
  name: string;
  /** Enlarges an image; videos have their own controls. */
  onEnlarge?: () => void;
  /** Hears of each moment of a video that is played, in seconds from its start. */
  onPlayed?: (seconds: number) => void;
}

/** One picture or video of a delivery. */
export function MediaTile({ type, url, posterUrl, name, onEnlarge, onPlayed }: MediaTileProps) {
  if (type === 'video') {
    return (
      <video
        className={styles.media}
        src={url}
        poster={posterUrl ?? undefined}
        controls
        preload="metadata"
        aria-label={name}
        onTimeUpdate={({ currentTarget }) => {
          if (!currentTarget.paused) onPlayed?.(currentTarget.currentTime);
        }}
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
