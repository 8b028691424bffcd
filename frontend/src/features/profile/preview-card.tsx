import { formatPrice, parseDollars } from '@reelpact/domain';
import { CreatorHead } from './creator-head';
import styles from './preview-card.module.css';
import { SAMPLE_WORK } from './sample-work';
import { WorkGrid, type WorkItem } from './work-grid';

interface PreviewSection {
  id: string;
  type: string;
  title: string;
  emoji: string;
  price: number;
}

interface PreviewCardProps {
  displayName: string;
  username: string;
  category: string | null;
  bio: string | null;
  profileImageUrl: string | null;
  sections: readonly PreviewSection[];
  /** Without any, samples show what could be here. */
  work: readonly WorkItem[];
}

const priced = new Set(['main', 'package', 'addon', 'basic', 'standard', 'premium']);

/** The public page as it will look on a phone. */
export function PreviewCard({ sections, work, ...head }: PreviewCardProps) {
  return (
    <div className={styles.phone} role="group" aria-label="Preview of your page">
      <CreatorHead {...head} displayName={head.displayName || 'Your name'} />
      <ul className={styles.sections}>
        {sections.map(({ id, type, title, emoji, price }) => (
          <li key={id}>
            <span aria-hidden="true">{emoji}</span>
            <span>{title}</span>
            {priced.has(type) && <b>{formatPrice(parseDollars(price) ?? 0)}</b>}
          </li>
        ))}
      </ul>
      <section className={styles.work}>
        <h2>My Work</h2>
        {work.length === 0 && <p>Samples, which only you can see. Your own work takes their place.</p>}
        <WorkGrid items={work.length > 0 ? work : SAMPLE_WORK} />
      </section>
    </div>
  );
}
