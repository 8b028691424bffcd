import styles from './skeleton.module.css';

type Shape = 'row' | 'rows' | 'tab' | 'page' | 'columns' | 'profile';

const blocks: Readonly<Record<Shape, readonly string[]>> = {
  row: ['row'],
  rows: ['row', 'row', 'row'],
  tab: ['row', 'row', 'row'],
  page: ['title', 'note', 'card', 'card'],
  columns: ['title', 'note', 'split'],
  profile: ['face', 'name', 'grid', 'card'],
};

interface SkeletonProps {
  /** What comes: a list, long or short, all of a tab, a page, a page with a column beside it, or somebody's public page. */
  shape?: Shape;
}

/** Holds the place of what is being loaded, in its shape. */
export function Skeleton({ shape = 'page' }: SkeletonProps) {
  const isPart = shape === 'rows' || shape === 'row' || shape === 'tab';
  const looks = [styles.skeleton, isPart ? '' : styles.whole, styles[`of-${shape}`] ?? ''];
  return (
    <div className={looks.filter((look) => look !== '').join(' ')} role="status" aria-label="Loading">
      {blocks[shape].map((block, index) => (
        <span key={index} className={`${styles.block} ${styles[block]}`} aria-hidden="true" />
      ))}
    </div>
  );
}
