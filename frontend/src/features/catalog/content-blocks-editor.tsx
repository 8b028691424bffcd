import {
  CONTENT_FORMAT_OPTIONS,
  DELIVERY_OPTIONS,
  formatLabel,
  newSectionPrice,
  PACKAGE_LIMITS,
  REVISIONS_OPTIONS,
  rightsLabel,
  type SectionsPlace,
  USAGE_RIGHTS_OPTIONS,
} from '@reelpact/domain';
import { Button, Input, InputNumber, Select, Switch } from 'antd';
import { useEffect, useRef } from 'react';
import { Field } from '../../ui/field';
import { focusFirstInvalid } from '../../ui/form';
import { Panel } from '../../ui/panel';
import { AddonMeaningField } from './addon-meaning-field';
import type { BlockProblems } from './block-problems';
import { newBlock, type BlockType, type ContentBlock } from './content-block';
import styles from './content-blocks-editor.module.css';
import { EmojiField } from './emoji-field';
import { optionsWith, revisionsOptions } from './option-lists';

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

interface BlockProps {
  block: ContentBlock;
  place: SectionsPlace;
  problems: Record<string, string>;
  onChange: (next: Partial<ContentBlock>) => void;
}

function PackageFields({ block, place, problems, onChange }: BlockProps) {
  const id = (field: string) => `${field}-${block.id}`;
  return (
    <>
      <div className={styles.pair}>
        <Field label="Delivery Time" id={id('delivery')} problem={problems.deliveryTime}>
          {(control) => (
            <Select
              {...control}
              value={block.deliveryTime}
              options={optionsWith(DELIVERY_OPTIONS.creatorOnboarding, (word) => word, block.deliveryTime)}
              onChange={(deliveryTime) => onChange({ deliveryTime })}
            />
          )}
        </Field>
        <Field label="Revisions" id={id('revisions')} problem={problems.revisions}>
          {(control) => (
            <Select
              {...control}
              value={block.revisions}
              options={revisionsOptions(REVISIONS_OPTIONS[place])}
              onChange={(revisions) => onChange({ revisions })}
            />
          )}
        </Field>
        <Field label="Content Format" id={id('format')} problem={problems.contentFormat}>
          {(control) => (
            <Select
              {...control}
              value={block.contentFormat}
              options={optionsWith(CONTENT_FORMAT_OPTIONS.editor, formatLabel, block.contentFormat)}
              onChange={(contentFormat) => onChange({ contentFormat })}
            />
          )}
        </Field>
        <Field label="Usage Rights" id={id('rights')} problem={problems.usageRights}>
          {(control) => (
            <Select
              {...control}
              value={block.usageRights}
              options={optionsWith(USAGE_RIGHTS_OPTIONS.editor, rightsLabel, block.usageRights)}
              onChange={(usageRights) => onChange({ usageRights })}
            />
          )}
        </Field>
      </div>
      <Field label="What's Included" id={id('includes')} problem={problems.includes}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 3, maxRows: 12 }}
            maxLength={PACKAGE_LIMITS.includes.max}
            value={block.includes}
            onChange={(event) => onChange({ includes: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function BlockFields({ block, place, problems, onChange }: BlockProps) {
  const id = (field: string) => `${field}-${block.id}`;
  const sold = block.type === 'package' || block.type === 'addon';
  return (
    <>
      <Field label="Emoji" id={id('emoji')} problem={problems.emoji}>
        {({ status: _status, ...control }) => (
          <EmojiField {...control} value={block.emoji} onChange={(emoji) => onChange({ emoji })} />
        )}
      </Field>
      <div className={styles.named}>
        <Field
          label={block.type === 'package' ? 'Package Name' : 'Title'}
          id={id('title')}
          problem={problems.title}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={PACKAGE_LIMITS.name.max}
              value={block.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        {sold && (
          <Field label="Price" id={id('price')} problem={problems.price}>
            {(control) => (
              <InputNumber
                {...control}
                min={0}
                precision={2}
                prefix="$"
                style={{ width: '100%' }}
                value={block.price}
                onChange={(price) => onChange({ price: price ?? 0 })}
              />
            )}
          </Field>
        )}
      </div>
      <Field label="Description" id={id('description')} problem={problems.description}>
        {(control) => (
          <Input.TextArea
            {...control}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={PACKAGE_LIMITS.description.max}
            value={block.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      {block.type === 'addon' && (
        <AddonMeaningField
          id={id('meaning')}
          value={block.meaning}
          problem={problems.meaning}
          onChange={(meaning) => onChange({ meaning })}
        />
      )}
      {block.type === 'package' && (
        <PackageFields block={block} place={place} problems={problems} onChange={onChange} />
      )}
    </>
  );
}

/** The sections of a link-in-bio page: a main package and whatever else the creator adds. */
export function ContentBlocksEditor(props: ContentBlocksEditorProps) {
  const { blocks, place, onChange, problems = {}, refusals = 0 } = props;
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(editor.current);
  }, [refusals]);

  const change = (id: string, next: Partial<ContentBlock>) =>
    onChange(blocks.map((block) => (block.id === id ? { ...block, ...next } : block)));
  const mainPrice = blocks.find(({ tier }) => tier === 'main')?.price;

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
                  <Button
                    type="text"
                    danger
                    aria-label={`Remove ${block.title || name}`}
                    onClick={() => onChange(blocks.filter(({ id }) => id !== block.id))}
                  >
                    Remove
                  </Button>
                </span>
              )
            }
          >
            <BlockFields
              block={block}
              place={place}
              problems={problems[block.id] ?? {}}
              onChange={(next) => change(block.id, next)}
            />
          </Panel>
        );
      })}
      <div className={styles.add} role="group" aria-label="Add a section">
        {kinds.map(({ type, label }) => (
          <Button
            key={type}
            onClick={() => onChange([...blocks, newBlock(type, newSectionPrice(place, mainPrice))])}
          >
            + {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
