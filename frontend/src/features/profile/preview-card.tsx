import { formatPrice, parseDollars } from '@reelpact/domain';
import { CreatorHead } from './creator-head';
import styles from './preview-card.module.css';

export interface PreviewSection {
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
}

const priced = new Set(['main', 'package', 'addon', 'basic', 'standard', 'premium']);

/** The public page as it will look on a phone. */
export function PreviewCard({ sections, ...head }: PreviewCardProps) {
  return (
    <div className={styles.phone} role="group" aria-label="Preview of your page">
      <CreatorHead {...head} displayName={head.displayName || 'Your name'} />
      <ul>
        {sections.map(({ id, type, title, emoji, price }) => (
          <li key={id}>
            <span aria-hidden="true">{emoji}</span>
            <span>{title}</span>
            {priced.has(type) && <b>{formatPrice(parseDollars(price) ?? 0)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
