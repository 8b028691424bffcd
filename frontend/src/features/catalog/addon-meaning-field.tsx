import {
  ADDON_LIMITS,
  ADDON_MEANING_KINDS,
  ADDON_MEANING_LABELS,
  type AddonMeaningKind,
  type Counted,
  COUNTED,
  COUNTED_THINGS,
} from '@reelpact/domain';
import { InputNumber, Select } from 'antd';
import type { AddonMeaningInputDto } from '../../api/calls';
import { Field } from '../../ui/field';
import styles from './content-blocks-editor.module.css';

interface AddonMeaningFieldProps {
  /** Begins the ids of its controls. */
  id: string;
  value?: AddonMeaningInputDto;
  problem?: string;
  onChange?: (next: AddonMeaningInputDto) => void;
}

/** What each kind begins with. */
const BEGINNINGS: Readonly<Record<AddonMeaningKind, AddonMeaningInputDto>> = {
  none: { kind: 'none' },
  faster: { kind: 'faster', days: 2 },
  more: { kind: 'more', what: 'files', count: 1 },
};
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an add-on changes about a booking: its delivery time, how much is delivered, or neither. */
export function AddonMeaningField(props: AddonMeaningFieldProps) {
  const { id, value = BEGINNINGS.none, problem, onChange = () => {} } = props;
  const { kind, days, what, count } = value;
  return (
    <div className={styles.pair}>
      <Field label="What It Changes" id={`${id}-kind`} problem={problem}>
        {(control) => (
          <Select<AddonMeaningKind>
            {...control}
            value={kind}
            options={ADDON_MEANING_KINDS.map((one) => ({ value: one, label: ADDON_MEANING_LABELS[one] }))}
            onChange={(next) => onChange(BEGINNINGS[next])}
          />
        )}
      </Field>
      {kind === 'faster' && (
        <Field label="Delivered Within (Days)" id={`${id}-days`} hint="48 hours are 2 days.">
          {(control) => (
            <InputNumber
              {...control}
              {...ADDON_LIMITS.days}
              precision={0}
              style={{ width: '100%' }}
              value={days}
              onChange={(next) => onChange({ kind, days: next ?? undefined })}
            />
          )}
        </Field>
      )}
      {kind === 'more' && (
        <>
          <Field label="How Many More" id={`${id}-count`}>
            {(control) => (
              <InputNumber
                {...control}
                {...ADDON_LIMITS.count}
                precision={0}
                style={{ width: '100%' }}
                value={count}
                onChange={(next) => onChange({ kind, what, count: next ?? undefined })}
              />
            )}
          </Field>
          <Field label="Of What" id={`${id}-what`} hint="An extra file is any photo or video on top.">
            {(control) => (
              <Select<Counted>
                {...control}
                value={what}
                options={COUNTED_THINGS.map((one) => ({ value: one, label: capitalized(COUNTED[one].many) }))}
                onChange={(next) => onChange({ kind, what: next, count })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
