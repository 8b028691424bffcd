import { newSectionPrice, type SectionsPlace } from '@reelpact/domain';
import { Button, Switch } from 'antd';
import { useEffect, useRef } from 'react';
import { focusFirstInvalid } from '../../ui/form';
import { Panel } from '../../ui/panel';
import { BlockFields } from './block-fields';
import type { BlockProblems } from './block-problems';
import { newBlock, type BlockType, type ContentBlock } from './content-block';
import styles from './content-blocks-editor.module.css';

interface ContentBlocksEditorProps {
  blocks: readonly ContentBlock[];
  onChange: (blocks: ContentBlock[]) => void;
  place: SectionsPlace;
  problems?: BlockProblems;
  /** How often saving was refused; each time the first marked field is shown and focused. */
  refusals?: number;
}

const kinds: { type: BlockType; label: string }[] = [
  { type: 'package', label: 'Package' },
  { type: 'tip', label: 'Tip Jar' },
  { type: 'addon', label: 'Add-on' },
  { type: 'portfolio', label: 'Portfolio' },
];

/** The sections of a link-in-bio page: a main package and whatever else the creator adds. */
export function ContentBlocksEditor(props: ContentBlocksEditorProps) {
  const { blocks, place, onChange, problems = {}, refusals = 0 } = props;
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(editor.current);
  }, [refusals]);

  const change = (id: string, next: Partial<ContentBlock>) =>
    onChange(blocks.map((block) => (block.id === id ? { ...block, ...next } : block)));
  const leading = blocks.find(({ tier }) => tier === 'main');
  const add = (type: BlockType) =>
    onChange([...blocks, newBlock(type, newSectionPrice(place, leading?.price), leading)]);

  return (
    <div ref={editor} className={styles.blocks}>
      {blocks.map((block) => {
        const main = block.tier === 'main';
        const name = main
          ? 'Main Package'
          : (kinds.find(({ type }) => type === block.type)?.label ?? block.type);
        return (
          <Panel
            key={block.id}
            title={name}
            aside={
              main ? null : (
                <span className={styles.tools}>
                  <Switch
                    checked={block.enabled}
                    aria-label={`Show ${block.title || name}`}
                    onChange={(enabled) => change(block.id, { enabled })}
                  />
                  {!block.stored && (
                    <Button
                      type="text"
                      danger
                      aria-label={`Remove ${block.title || name}`}
                      onClick={() => onChange(blocks.filter(({ id }) => id !== block.id))}
                    >
                      Remove
                    </Button>
                  )}
                </span>
              )
            }
          >
            {block.enabled || !block.stored ? (
              <BlockFields
                block={block}
                place={place}
                problems={problems[block.id] ?? {}}
                onChange={(next) => change(block.id, next)}
              />
            ) : (
              <p className={styles.off}>
                {block.title ? `“${block.title}” is` : 'It is'} archived: kept for later, and on nobody’s
                page.
              </p>
            )}
          </Panel>
        );
      })}
      <div className={styles.add} role="group" aria-label="Add a section">
        {kinds.map(({ type, label }) => (
          <Button key={type} onClick={() => add(type)}>
            + {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
