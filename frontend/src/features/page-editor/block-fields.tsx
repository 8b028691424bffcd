import { BLOCK_LIMITS, FAQ_SUGGESTIONS, TIP_GIFT } from '@reelpact/domain';
import { Button, Input } from 'antd';
import type { BlockContentDto } from '../../api/calls';
import { Field } from '../../ui/field';
import { BLOCK_LISTS } from './block-lists';
import { EntryList } from './entry-list';
import type { DraftBlock } from './page-draft';
import type { PageProblems } from './page-problems';

interface BlockFieldsProps {
  block: DraftBlock;
  problems: PageProblems;
  onFill: (next: (content: BlockContentDto) => BlockContentDto) => void;
}

/** What a block says, by its kind. */
export function BlockFields({ block: { key, kind, content }, problems, onFill }: BlockFieldsProps) {
  const list = BLOCK_LISTS[kind];
  return (
    <>
      <Field
        id={`${key}-heading`}
        label="Heading (optional)"
        hint="Without one, the block has its usual heading."
        problem={problems[`${key}.heading`]}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={BLOCK_LIMITS.heading.max}
            value={content.heading ?? ''}
            onChange={({ target }) => onFill((now) => ({ ...now, heading: target.value }))}
          />
        )}
      </Field>
      {(kind === 'text' || kind === 'tips') && (
        <Field
          id={`${key}-text`}
          label={kind === 'text' ? 'Text' : 'Text (optional)'}
          hint={kind === 'tips' ? TIP_GIFT : undefined}
          problem={problems[`${key}.text`]}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 3, maxRows: 12 }}
              maxLength={BLOCK_LIMITS.text.max}
              value={content.text ?? ''}
              onChange={({ target }) => onFill((now) => ({ ...now, text: target.value }))}
            />
          )}
        </Field>
      )}
      {kind === 'faq' && !content.questions?.length && (
        <span>
          <Button onClick={() => onFill((now) => ({ ...now, questions: [...FAQ_SUGGESTIONS] }))}>
            Use suggestions
          </Button>
        </span>
      )}
      {list && <EntryList blockKey={key} list={list} content={content} problems={problems} onFill={onFill} />}
    </>
  );
}
