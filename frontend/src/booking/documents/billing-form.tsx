import {
  BILLING_FIELDS,
  BILLING_FIELD_NAMES,
  BILLING_TEXTS,
  isBlank,
  type BillingField,
} from '@reelpact/domain';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { BillingDetailsDto } from '../../api/document-calls';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import styles from './documents.module.css';

/** How browsers know these fields, so that they can fill them in. */
const AUTOCOMPLETE: Readonly<Record<BillingField, string>> = {
  name: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
  taxId: 'off',
};

type Typed = Record<BillingField, string>;
/** What is sent: fields that were left empty are not given. */
export type GivenDetails = { name: string } & Partial<Record<Exclude<BillingField, 'name'>, string>>;

const typedOf = (details: BillingDetailsDto | null): Typed =>
  Object.fromEntries(BILLING_FIELD_NAMES.map((name) => [name, details?.[name] ?? ''])) as Typed;
const givenOf = (typed: Typed): GivenDetails =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => !isBlank(text))) as GivenDetails;

interface BillingFormProps {
  details: BillingDetailsDto | null;
  submit: string;
  busy: boolean;
  /** Sentences of the server about single fields. */
  problems?: Readonly<Record<string, string>>;
  onSubmit: (details: GivenDetails) => void;
}

/** What a brand's bookkeeping wants to see on its receipts. What was typed stays when it is refused. */
export function BillingForm({ details, submit, busy, problems = {}, onSubmit }: BillingFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => typedOf(details));
  const [isSent, setSent] = useState(false);
  const nameProblem = isSent && isBlank(typed.name) ? BILLING_TEXTS.nameMissing : undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    // It may stand in another form's page; that one has nothing to do with it.
    event.stopPropagation();
    setSent(true);
    if (busy) return;
    if (isBlank(typed.name)) form.current?.querySelector('input')?.focus();
    else onSubmit(givenOf(typed));
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={send} aria-label={BILLING_TEXTS.title}>
      {BILLING_FIELD_NAMES.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={name === 'name' ? BILLING_FIELDS[name].label : `${BILLING_FIELDS[name].label} (optional)`}
          problem={(name === 'name' ? nameProblem : undefined) ?? problems[name]}
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={BILLING_FIELDS[name].max}
              autoComplete={AUTOCOMPLETE[name]}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <div className={styles.send}>
        <Button type="submit" look="primary" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
