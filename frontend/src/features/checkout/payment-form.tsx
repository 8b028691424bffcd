import type { FormProps } from './form-props';
import { SandboxForm } from './sandbox-form';

/** The form of the provider that the server opened the payment with. */
export function PaymentForm(props: FormProps) {
  return <SandboxForm {...props} />;
}
