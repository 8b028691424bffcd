import { Stack } from '../../ui/page';
import { BankDialog } from './bank-dialog';
import { CardForm } from './card-form';
import type { FormProps } from './form-props';
import { TestCardHint } from './test-card-hint';
import { useSandboxPayment } from './use-sandbox-payment';

/** The card form of the sandbox, with its imaginary bank. */
export function SandboxForm({ checkout, label, note }: FormProps) {
  const { pay, answer, close } = useSandboxPayment(checkout);
  const { paying, asked, answering } = checkout;
  return (
    <Stack>
      <CardForm
        label={label}
        busy={checkout.busy}
        problem={asked ? null : checkout.problem}
        notice={
          checkout.bankWaits
            ? 'Your bank still waits for your answer. Press the button to see its question again.'
            : null
        }
        note={note}
        onPay={(card) => void pay(card)}
      />
      <TestCardHint />
      {asked && paying && (
        <BankDialog
          amount={paying.amount}
          facts={paying.facts}
          busy={answering}
          problem={checkout.problem}
          onAnswer={(approved) => void answer(approved)}
          onClose={close}
        />
      )}
    </Stack>
  );
}
