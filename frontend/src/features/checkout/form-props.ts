import type { ReactNode } from 'react';
import type { Checkout } from './use-checkout';

/** What each payment provider's form is given. */
export interface FormProps {
  checkout: Checkout;
  /** What the paying button says. */
  label: string;
  note?: ReactNode;
}
