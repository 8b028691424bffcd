import { useState } from 'react';
import styles from './work-grid.module.css';

export interface WorkItem {
  id: string;
  imageUrl: string;
  title: string;
  type: string;
  /** Without it, a video only says that it is one. */
  videoUrl?: string | null;
  duration?: string | null;
  /** Not anyone's work; says so. */
  sample?: boolean;
}

/** One item; a video is fetched and played where its picture stands when somebody wants to see it. */
function Work({ imageUrl, title, type, videoUrl, duration, sample }: WorkItem) {
  const [playing, setPlaying] = useState(false);
  if (playing && videoUrl) {
    return <video src={videoUrl} poster={imageUrl} controls autoPlay playsInline aria-label={title} />;
  }
  return (
    <>
      <img src={imageUrl} alt={title} loading="lazy" width={320} height={400} />
      {type === 'video' && <span className={styles.play} aria-hidden="true" />}
      {sample && <span className={styles.sample}>Sample</span>}
      {type === 'video' && duration && <span className={styles.duration}>{duration}</span>}
      {videoUrl && (
        <button
          type="button"
          className={styles.start}
          aria-label={`Play ${title}`}
          onClick={() => setPlaying(true)}
        />
      )}
    </>
  );
}

/** Portfolio items in two columns; videos carry a play mark and their duration. */
export function WorkGrid({ items, wide }: { items: readonly WorkItem[]; wide?: boolean }) {
  return (
    <ul className={wide ? `${styles.grid} ${styles.wide}` : styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <Work {...item} />
        </li>
      ))}
    </ul>
  );
}
