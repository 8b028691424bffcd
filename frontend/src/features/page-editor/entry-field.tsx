import { BLOCK_MESSAGES, NETWORK_NAMES, NETWORKS, webAddress } from '@reelpact/domain';
import { Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../ui/field';
import type { EntryFieldSpec } from './block-lists';
import { completedAddress } from './page-draft';

interface EntryFieldProps {
  id: string;
  field: EntryFieldSpec;
  value: unknown;
  problem?: string;
  onChange: (value: unknown) => void;
}

const NETWORK_OPTIONS = NETWORK_NAMES.map((network) => ({ value: network, label: NETWORKS[network] }));

/** One field of an entry. An address is completed and checked when it is left. */
export function EntryField({ id, field, value, problem, onChange }: EntryFieldProps) {
  const [left, setLeft] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const isBadAddress = field.type === 'url' && left && text !== '' && webAddress(text) === null;
  return (
    <Field id={id} label={field.label} problem={problem ?? (isBadAddress ? BLOCK_MESSAGES.url : undefined)}>
      {(control) => {
        switch (field.type) {
          case 'network':
            return <Select {...control} value={text} options={NETWORK_OPTIONS} onChange={onChange} />;
          case 'count':
            return (
              <InputNumber
                {...control}
                min={0}
                max={field.max}
                precision={0}
                style={{ width: '100%' }}
                value={typeof value === 'number' ? value : null}
                onChange={(count) => onChange(count)}
              />
            );
          case 'long':
            return (
              <Input.TextArea
                {...control}
                autoSize={{ minRows: 2, maxRows: 8 }}
                maxLength={field.max}
                value={text}
                onChange={({ target }) => onChange(target.value)}
              />
            );
          case 'url':
            return (
              <Input
                {...control}
                type="url"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={field.max}
                placeholder={field.placeholder}
                value={text}
                onChange={({ target }) => {
                  setLeft(false);
                  onChange(target.value);
                }}
                onBlur={() => {
                  setLeft(true);
                  if (completedAddress(text) !== text) onChange(completedAddress(text));
                }}
              />
            );
          case 'text':
            return (
              <Input
                {...control}
                maxLength={field.max}
                value={text}
                onChange={({ target }) => onChange(target.value)}
              />
            );
        }
      }}
    </Field>
  );
}
