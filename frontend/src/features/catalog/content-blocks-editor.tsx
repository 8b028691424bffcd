import {
  CONTENT_FORMAT_OPTIONS,
  DELIVERY_OPTIONS,
  PACKAGE_DEFAULTS,
  PACKAGE_LIMITS,
  REVISIONS_OPTIONS,
  USAGE_RIGHTS_OPTIONS,
} from '@reelpact/domain';
import { Button, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel';
import { newBlock, type BlockType, type ContentBlock } from './content-block';
import styles from './content-blocks-editor.module.css';
import { EmojiField } from './emoji-field';
import { formatLabel, optionsWith, revisionsOptions, rightsLabel } from './option-lists';

interface ContentBlocksEditorProps {
  blocks: readonly ContentBlock[];
  onChange: (blocks: ContentBlock[]) => void;
  /** Block id → field → sentence. */
  problems?: Record<string, Record<string, string>>;
}

const kinds: { type: BlockType; label: string }[] = [
  { type: 'package', label: 'Package' },
  { type: 'tip', label: 'Tip Jar' },
  { type: 'addon', label: 'Add-on' },
  { type: 'portfolio', label: 'Portfolio' },
];

interface FieldProps {
  label: string;
  problem?: string;
  children: (id: string, invalid: 'error' | undefined) => ReactNode;
  id: string;
}

function Field({ label, problem, id, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id, problem ? 'error' : undefined)}
      {problem && <span className={styles.problem}>{problem}</span>}
    </div>
  );
}

interface BlockProps {
  block: ContentBlock;
  problems: Record<string, string>;
  onChange: (next: Partial<ContentBlock>) => void;
}

function PackageFields({ block, problems, onChange }: BlockProps) {
  const id = (field: string) => `${field}-${block.id}`;
  return (
    <>
      <div className={styles.pair}>
        <Field label="Delivery Time" id={id('delivery')} problem={problems.deliveryTime}>
          {(field, status) => (
            <Select
              id={field}
              status={status}
              value={block.deliveryTime}
              options={optionsWith(DELIVERY_OPTIONS.creatorOnboarding, (word) => word, block.deliveryTime)}
              onChange={(deliveryTime) => onChange({ deliveryTime })}
            />
          )}
        </Field>
        <Field label="Revisions" id={id('revisions')} problem={problems.revisions}>
          {(field, status) => (
            <Select
              id={field}
              status={status}
              value={block.revisions}
              options={revisionsOptions(REVISIONS_OPTIONS.editor)}
              onChange={(revisions) => onChange({ revisions })}
            />
          )}
        </Field>
        <Field label="Content Format" id={id('format')}>
          {(field) => (
            <Select
              id={field}
              value={block.contentFormat}
              options={optionsWith(CONTENT_FORMAT_OPTIONS.editor, formatLabel, block.contentFormat)}
              onChange={(contentFormat) => onChange({ contentFormat })}
            />
          )}
        </Field>
        <Field label="Usage Rights" id={id('rights')}>
          {(field) => (
            <Select
              id={field}
              value={block.usageRights}
              options={optionsWith(USAGE_RIGHTS_OPTIONS.editor, rightsLabel, block.usageRights)}
              onChange={(usageRights) => onChange({ usageRights })}
            />
          )}
        </Field>
      </div>
      <Field label="What's Included" id={id('includes')} problem={problems.includes}>
        {(field, status) => (
          <Input.TextArea
            id={field}
            status={status}
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

function BlockFields({ block, problems, onChange }: BlockProps) {
  const id = (field: string) => `${field}-${block.id}`;
  const sold = block.type === 'package' || block.type === 'addon';
  return (
    <>
      <EmojiField id={id('emoji')} value={block.emoji} onChange={(emoji) => onChange({ emoji })} />
      <div className={styles.named}>
        <Field
          label={block.type === 'package' ? 'Package Name' : 'Title'}
          id={id('title')}
          problem={problems.title}
        >
          {(field, status) => (
            <Input
              id={field}
              status={status}
              maxLength={PACKAGE_LIMITS.name.max}
              value={block.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        {sold && (
          <Field label="Price" id={id('price')} problem={problems.price}>
            {(field, status) => (
              <InputNumber
                id={field}
                status={status}
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
        {(field, status) => (
          <Input.TextArea
            id={field}
            status={status}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={PACKAGE_LIMITS.description.max}
            value={block.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      {block.type === 'package' && <PackageFields block={block} problems={problems} onChange={onChange} />}
    </>
  );
}

/** The sections of a link-in-bio page: a main package and whatever else the creator adds. */
export function ContentBlocksEditor({ blocks, onChange, problems = {} }: ContentBlocksEditorProps) {
  const change = (id: string, next: Partial<ContentBlock>) =>
    onChange(blocks.map((block) => (block.id === id ? { ...block, ...next } : block)));
  const mainPrice = blocks.find(({ tier }) => tier === 'main')?.price;

  return (
    <div className={styles.blocks}>
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
            onClick={() => onChange([...blocks, newBlock(type, mainPrice ?? PACKAGE_DEFAULTS.extraPrice)])}
          >
            + {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
