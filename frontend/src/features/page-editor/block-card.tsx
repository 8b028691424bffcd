import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { BLOCK_KINDS, BLOCK_MESSAGES } from '@reelpact/domain';
import { Button, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import type { BlockContentDto } from '../../api/calls';
import styles from './block-card.module.css';
import { BlockFields } from './block-fields';
import { BLOCK_LISTS, entriesOf } from './block-lists';
import { nameOf, type DraftBlock } from './page-draft';
import type { PageProblems } from './page-problems';

interface BlockCardProps {
  block: DraftBlock;
  handle: ReactNode;
  /** From 1 on. */
  place: number;
  count: number;
  isOpen: boolean;
  problems: PageProblems;
  onToggle: () => void;
  onChange: (next: Partial<DraftBlock>) => void;
  onFill: (next: (content: BlockContentDto) => BlockContentDto) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What a block holds, in a few words. */
function summaryOf({ kind, content }: DraftBlock): string {
  const list = BLOCK_LISTS[kind];
  if (list) {
    const { length } = entriesOf(content, list.name);
    return length === 0 ? 'Empty: visitors don’t see it' : `${length} ${list.one}${length === 1 ? '' : 's'}`;
  }
  switch (kind) {
    case 'reels':
      return 'Filled on the Portfolio tab';
    case 'packages':
      return 'Filled on the Packages tab';
    case 'ask':
      return 'A button to contact you';
    default:
      return content.text?.trim() || 'Empty: visitors don’t see it';
  }
}

/** One block of the page: where it stands, whether visitors see it, and what is in it. */
export function BlockCard(props: BlockCardProps) {
  const { block, handle, place, count, isOpen, problems, onToggle, onChange, onFill, onMove, onRemove } =
    props;
  const id = useId();
  const name = nameOf(block);
  const always = block.kind === 'packages';
  return (
    <div className={block.enabled ? styles.card : `${styles.card} ${styles.off}`} data-block={block.key}>
      <div className={styles.head}>
        {handle}
        <span className={styles.words}>
          <strong>{name}</strong>
          <span>
            {name !== BLOCK_KINDS[block.kind].label && `${BLOCK_KINDS[block.kind].label} · `}
            {summaryOf(block)}
          </span>
        </span>
        <label className={styles.shown}>
          <Switch
            checked={block.enabled}
            disabled={always}
            aria-label={`Show ${name}`}
            aria-describedby={always ? `${id}-always` : undefined}
            onChange={(enabled) => onChange({ enabled })}
          />
        </label>
      </div>
      {always && (
        <p id={`${id}-always`} className={styles.hint}>
          {BLOCK_MESSAGES.packages}
        </p>
      )}
      <div className={styles.tools}>
        <Button aria-expanded={isOpen} aria-label={`Edit ${name}`} onClick={onToggle}>
          {isOpen ? 'Done' : 'Edit'}
        </Button>
        <Button
          type="text"
          icon={<ArrowUpOutlined />}
          aria-label={`Move ${name} up`}
          aria-disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <span className={styles.word}>Move up</span>
        </Button>
        <Button
          type="text"
          icon={<ArrowDownOutlined />}
          aria-label={`Move ${name} down`}
          aria-disabled={place === count}
          onClick={() => onMove(1)}
        >
          <span className={styles.word}>Move down</span>
        </Button>
        {!always &&
          (block.id === undefined ? (
            <Button type="text" danger aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          ) : (
            <Button type="text" aria-label={`Archive ${name}`} onClick={() => onChange({ archived: true })}>
              Archive
            </Button>
          ))}
      </div>
      {isOpen && (
        <div className={styles.fields} data-fields>
          <BlockFields block={block} problems={problems} onFill={onFill} />
        </div>
      )}
    </div>
  );
}
