import {
  accountName,
  accountProblem,
  BLOCK_MESSAGES,
  type Network,
  NETWORK_NAMES,
  NETWORKS,
  webAddress,
} from '@reelpact/domain';
import { Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../ui/field';
import type { Entry, EntryFieldSpec } from './block-lists';
import { LinkPictureField } from './link-picture-field';
import { completedAddress } from './page-draft';

interface EntryFieldProps {
  id: string;
  field: EntryFieldSpec;
  entry: Entry;
  problem?: string;
  onChange: (value: unknown) => void;
}

const NETWORK_OPTIONS = NETWORK_NAMES.map((network) => ({ value: network, label: NETWORKS[network] }));

/** What an address is completed to, and why it is none, by the type of its field. */
const ADDRESSES = {
  url: { complete: (_network: Network, text: string) => completedAddress(text), problem: webProblem },
  account: { complete: accountName, problem: accountProblem },
};
function webProblem(_network: Network, text: string): string | null {
  return webAddress(text) === null ? BLOCK_MESSAGES.url : null;
}

/** One field of an entry. An address is completed and checked when it is left. */
export function EntryField({ id, field, entry, problem, onChange }: EntryFieldProps) {
  const [left, setLeft] = useState(false);
  const { type } = field;
  const value = entry[field.name];
  const text = typeof value === 'string' ? value : '';
  const network = entry['network'] as Network;
  const address = type === 'url' || type === 'account' ? ADDRESSES[type] : null;
  const ownProblem = left && text !== '' ? address?.problem(network, text) : null;
  if (type === 'picture')
    return <LinkPictureField id={id} url={text || undefined} problem={problem} onChange={onChange} />;
  return (
    <Field id={id} label={field.label} problem={problem ?? ownProblem ?? undefined}>
      {(control) => {
        switch (type) {
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
          case 'account': {
            const { complete } = ADDRESSES[type];
            return (
              <Input
                {...control}
                type={type === 'url' ? 'url' : 'text'}
                inputMode={type === 'url' ? 'url' : 'text'}
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
                  if (complete(network, text) !== text) onChange(complete(network, text));
                }}
              />
            );
          }
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
