import {
  AI_TEXTS,
  CONTENT_FORMAT_OPTIONS,
  DELIVERY_OPTIONS,
  deliveryTooLong,
  formatLabel,
  PACKAGE_LIMITS,
  REVISIONS_OPTIONS,
  rightsLabel,
  type SectionsPlace,
  USAGE_RIGHTS_OPTIONS,
} from '@reelpact/domain';
import { Input, InputNumber, Select } from 'antd';
import { Field } from '../../ui/field';
import { AddonMeaningField } from './addon-meaning-field';
import type { ContentBlock } from './content-block';
import styles from './content-blocks-editor.module.css';
import { EmojiField } from './emoji-field';
import {
  AI_OPTIONS,
  PRODUCT_OPTIONS,
  cancellationOptions,
  optionsWith,
  revisionsOptions,
} from './option-lists';

interface BlockProps {
  block: ContentBlock;
  place: SectionsPlace;
  problems: Record<string, string>;
  onChange: (next: Partial<ContentBlock>) => void;
}

function PackageFields({ block, place, problems, onChange }: BlockProps) {
  const id = (field: string) => `${field}-${block.id}`;
  const tooLong = deliveryTooLong(block);
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
        {place === 'editor' && (
          <Field label="If the Brand Cancels" id={id('cancellation')} problem={problems.cancellationPercent}>
            {(control) => (
              <Select
                {...control}
                value={block.cancellationPercent}
                options={cancellationOptions(block.cancellationPercent)}
                onChange={(cancellationPercent) => onChange({ cancellationPercent })}
              />
            )}
          </Field>
        )}
        {place === 'editor' && (
          <Field label="Product" id={id('product')} problem={problems.needsProduct}>
            {(control) => (
              <Select
                {...control}
                value={block.needsProduct}
                options={PRODUCT_OPTIONS}
                onChange={(needsProduct) => onChange({ needsProduct })}
              />
            )}
          </Field>
        )}
        {place === 'editor' && (
          <Field label={AI_TEXTS.term} id={id('ai')} hint={AI_TEXTS.offerHint} problem={problems.ai}>
            {(control) => (
              <Select
                {...control}
                value={block.ai}
                options={AI_OPTIONS}
                onChange={(ai) => onChange({ ai })}
              />
            )}
          </Field>
        )}
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
      {tooLong !== null && (
        <p role="alert" className={styles.warning}>
          {tooLong}
        </p>
      )}
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

/** The fields of a package or another section, wherever one is edited. */
export function BlockFields({ block, place, problems, onChange }: BlockProps) {
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
