import { Button } from 'antd';
import styles from './blocks-tab.module.css';
import { nameOf, type DraftBlock } from './page-draft';
import { isMarked, type PageProblems } from './page-problems';

interface ArchivedBlocksProps {
  blocks: readonly DraftBlock[];
  problems: PageProblems;
  onRestore: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Blocks that are kept for later, folded away. */
export function ArchivedBlocks({ blocks, problems, onRestore, onRemove }: ArchivedBlocksProps) {
  if (blocks.length === 0) return null;
  const marked = blocks.some(({ key }) => isMarked(problems, key));
  return (
    <details className={styles.archive} open={marked || undefined}>
      <summary>Archived ({blocks.length})</summary>
      <ul aria-label="Archived">
        {blocks.map((block) => (
          <li key={block.key}>
            <span>
              {nameOf(block)}
              {isMarked(problems, block.key) && (
                <span className={styles.problem}>
                  {' '}
                  Something in it can’t be saved. Restore it to see what.
                </span>
              )}
            </span>
            <Button aria-label={`Restore ${nameOf(block)}`} onClick={() => onRestore(block.key)}>
              Restore
            </Button>
            <Button
              type="text"
              danger
              aria-label={`Remove ${nameOf(block)}`}
              onClick={() => onRemove(block.key)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
