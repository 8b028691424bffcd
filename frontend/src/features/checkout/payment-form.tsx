import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/spinner';
import type { FormProps } from './form-props';
import { SandboxForm } from './sandbox-form';

// Only those who pay through Stripe load what it needs.
const StripeForm = lazy(async () => ({ default: (await import('./stripe-form')).StripeForm }));

/** The form of the provider that the server opened the payment with. */
export function PaymentForm(props: FormProps) {
  if (props.checkout.payment?.provider !== 'stripe') return <SandboxForm {...props} />;
  return (
    <Suspense fallback={<Spinner />}>
      <StripeForm {...props} />
    </Suspense>
  );
}
