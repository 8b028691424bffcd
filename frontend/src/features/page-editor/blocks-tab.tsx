import { BLOCK_KINDS, BLOCK_LIMITS } from '@reelpact/domain';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { BlockContentDto } from '../../api/calls';
import { ArchivedBlocks } from './archived-blocks';
import { BlockCard } from './block-card';
import styles from './blocks-tab.module.css';
import { EditedCreator } from './edited-creator';
import { addableKinds, nameOf, newDraftBlock, withLink, type DraftBlock, type PageDraft } from './page-draft';
import { isMarked, type PageProblems } from './page-problems';
import { PasteLink } from './paste-link';
import { SortableList } from './sortable-list';

interface BlocksTabProps {
  creatorId: string;
  draft: PageDraft;
  problems: PageProblems;
  onChange: (change: (blocks: readonly DraftBlock[]) => readonly DraftBlock[]) => void;
}

/** Blocks in a new order of those that are shown; archived ones stay behind them. */
const sorted = (blocks: readonly DraftBlock[], keys: readonly string[]): readonly DraftBlock[] => [
  ...keys.flatMap((key) => blocks.find((block) => block.key === key) ?? []),
  ...blocks.filter(({ key }) => !keys.includes(key)),
];

/** What a page is made of: sorted, switched on and off, archived and filled. */
export function BlocksTab({ creatorId, draft, problems, onChange }: BlocksTabProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // What was added last, to be shown and filled: a field by its id, or the first of a block.
  const [fresh, setFresh] = useState<{ key: string; field?: string } | null>(null);
  useEffect(() => {
    if (fresh === null) return;
    const block = list.current?.querySelector<HTMLElement>(`[data-block="${fresh.key}"]`);
    const firstOf = (what: string) => block?.querySelector<HTMLElement>(what);
    // The heading may stay empty: what it is about comes first.
    const field =
      fresh.field === undefined
        ? (firstOf('[data-first]') ?? firstOf('[data-fields] textarea') ?? firstOf('[data-fields] input'))
        : document.getElementById(fresh.field);
    // Not every environment scrolls.
    (field ?? block)?.scrollIntoView?.({ block: 'center' });
    (field ?? block?.querySelector('button'))?.focus({ preventScroll: true });
  }, [fresh]);
  const present = draft.blocks.filter(({ archived }) => !archived);
  const keys = present.map(({ key }) => key);

  const change = (key: string, next: Partial<DraftBlock>) =>
    onChange((blocks) => blocks.map((block) => (block.key === key ? { ...block, ...next } : block)));
  function fill(key: string, next: (content: BlockContentDto) => BlockContentDto): void {
    // It may be open only because of what was wrong with it, which is being put right.
    setOpen((now) => new Set([...now, key]));
    onChange((blocks) =>
      blocks.map((block) => (block.key === key ? { ...block, content: next(block.content) } : block)),
    );
  }
  const remove = (key: string) => onChange((blocks) => blocks.filter((block) => block.key !== key));
  const toggle = (key: string) =>
    setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]));

  function move({ key, ...block }: DraftBlock, by: -1 | 1): void {
    const from = keys.indexOf(key);
    const to = from + by;
    if (to < 0 || to >= keys.length) return;
    const next = keys.toSpliced(from, 1).toSpliced(to, 0, key);
    onChange((blocks) => sorted(blocks, next));
    setSaid(`${nameOf({ key, ...block })} is now number ${to + 1} of ${keys.length}.`);
  }

  function add(kind: DraftBlock['kind']): void {
    const block = newDraftBlock(kind);
    onChange((blocks) => sorted([...blocks, block], [...keys, block.key]));
    toggle(block.key);
    setFresh({ key: block.key });
    setSaid(`${BLOCK_KINDS[kind].label} was added at the end.`);
  }

  function addLink(url: string): void {
    const { blocks, key, index } = withLink(draft.blocks, url);
    onChange(() => (keys.includes(key) ? blocks : sorted(blocks, [...keys, key])));
    setOpen((now) => new Set([...now, key]));
    setFresh({ key, field: `${key}-${index}-title` });
    setSaid('The link was added. Its title can be changed.');
  }

  return (
    <div ref={list} className={styles.blocks}>
      <p className={styles.hint}>Visitors see these blocks in this order, below your name.</p>
      <PasteLink onLink={addLink} />
      <EditedCreator value={creatorId}>
        <SortableList
          items={present.map((block) => ({ key: block.key, name: nameOf(block) }))}
          onSort={(next) => onChange((blocks) => sorted(blocks, next))}
        >
          {(key, handle) => {
            const block = present.find((one) => one.key === key);
            return (
              block && (
                <BlockCard
                  block={block}
                  handle={handle}
                  place={keys.indexOf(key) + 1}
                  count={keys.length}
                  isOpen={open.has(key) || isMarked(problems, key)}
                  problems={problems}
                  onToggle={() => toggle(key)}
                  onChange={(next) => change(key, next)}
                  onFill={(next) => fill(key, next)}
                  onMove={(by) => move(block, by)}
                  onRemove={() => remove(key)}
                />
              )
            );
          }}
        </SortableList>
      </EditedCreator>
      <div className={styles.add} role="group" aria-labelledby="add-block">
        <strong id="add-block">Add a block</strong>
        {addableKinds(draft).map((kind) => (
          <Button key={kind} onClick={() => add(kind)}>
            + {BLOCK_KINDS[kind].label}
          </Button>
        ))}
        {draft.blocks.length >= BLOCK_LIMITS.perPage && (
          <span className={styles.hint}>
            A page can have at most {BLOCK_LIMITS.perPage} blocks, archived ones included.
          </span>
        )}
      </div>
      <ArchivedBlocks
        blocks={draft.blocks.filter(({ archived }) => archived)}
        problems={problems}
        onRestore={(key) =>
          onChange((blocks) =>
            sorted(
              blocks.map((block) => (block.key === key ? { ...block, archived: false } : block)),
              [...keys, key],
            ),
          )
        }
        onRemove={remove}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
