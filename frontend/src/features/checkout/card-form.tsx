import type { FormEvent, ReactNode } from 'react';
import { PlainForm, SubmitButton, type Problems } from '../../ui/plain-form';
import { TextField } from '../../ui/text-field';
import styles from './card-form.module.css';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
}

interface CardFormProps {
  /** What the paying button says. */
  label: string;
  busy: boolean;
  /** Why the last attempt failed; stays until the next one. */
  problem: string | null;
  /** What else has to be known before paying again. */
  notice?: string | null;
  note?: ReactNode;
  onPay: (card: Card) => void;
}

const digits = (text: string): string => text.replace(/\D/g, '');

/** "4242 4242 4242 4242" while it is typed. */
const grouped = (text: string): string =>
  digits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** "12 / 30" while it is typed. */
const expiry = (text: string): string => {
  const typed = digits(text).slice(0, 4);
  return typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2)}` : typed;
};

const securityCode = (text: string): string => digits(text).slice(0, 4);

/** Shows what was typed in another way, with the caret behind the same digit as before. */
const shown =
  (look: (text: string) => string) =>
  ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = field;
    const text = look(value);
    if (text === value) return;
    const before = digits(value.slice(0, selectionStart ?? value.length)).length;
    field.value = text;
    const behind = new RegExp(`^(?:\\D*\\d){${before}}`).exec(text)?.[0].length ?? text.length;
    field.setSelectionRange(behind, behind);
  };

function check({ number, expiry: until, cvc }: CardFields): Problems {
  const month = Number(digits(until).slice(0, 2));
  const isDate = digits(until).length === 4 && month >= 1 && month <= 12;
  return {
    ...(digits(number).length < 12 && { number: 'Please enter the card number' }),
    ...(!isDate && { expiry: 'Please enter month and year' }),
    ...(digits(cvc).length < 3 && { cvc: 'Please enter the security code' }),
  };
}

/** Asks for a card. Its number lives in this form and in the one call that pays, nowhere else. */
export function CardForm({ label, busy, problem, notice, note, onPay }: CardFormProps) {
  const submit = ({ number, expiry: until, cvc }: CardFields) =>
    onPay({
      number: digits(number),
      expMonth: Number(digits(until).slice(0, 2)),
      expYear: 2000 + Number(digits(until).slice(2, 4)),
      cvc: digits(cvc),
    });

  return (
    <PlainForm check={check} busy={busy} onSubmit={submit}>
      <TextField
        name="number"
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        onInput={shown(grouped)}
      />
      <div className={styles.pair}>
        <TextField
          name="expiry"
          label="Expiry (MM / YY)"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          onInput={shown(expiry)}
        />
        <TextField
          name="cvc"
          label="CVC"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          onInput={shown(securityCode)}
        />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <SubmitButton>{label}</SubmitButton>
      {note && <p className={styles.note}>{note}</p>}
    </PlainForm>
  );
}
