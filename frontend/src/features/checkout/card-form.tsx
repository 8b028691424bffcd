import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { FORM, rule } from '../../ui/form';
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

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');

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

const cardRule = (fits: (value: string) => boolean, message: string) =>
  rule((value) => fits(digits(value)), message);

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
    <Form {...FORM} onFinish={submit} validateTrigger="onSubmit">
      <Form.Item
        name="number"
        label="Card number"
        normalize={grouped}
        rules={[cardRule((value) => value.length >= 12, 'Please enter the card number')]}
      >
        <Input inputMode="numeric" autoComplete="cc-number" placeholder="1234 1234 1234 1234" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="expiry"
          label="Expiry (MM / YY)"
          normalize={expiry}
          rules={[
            cardRule(
              (value) =>
                value.length === 4 && Number(value.slice(0, 2)) >= 1 && Number(value.slice(0, 2)) <= 12,
              'Please enter month and year',
            ),
          ]}
        >
          <Input inputMode="numeric" autoComplete="cc-exp" placeholder="MM / YY" />
        </Form.Item>
        <Form.Item
          name="cvc"
          label="CVC"
          normalize={(text: string) => digits(text).slice(0, 4)}
          rules={[cardRule((value) => value.length >= 3, 'Please enter the security code')]}
        >
          <Input inputMode="numeric" autoComplete="cc-csc" placeholder="123" />
        </Form.Item>
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
      <Button type="primary" htmlType="submit" block loading={busy}>
        {label}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
    </Form>
  );
}
