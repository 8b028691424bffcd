import type { ReactNode } from 'react';
import type { CardCheckout } from './card-checkout';

/** What each payment provider's form is given. */
export interface FormProps {
  checkout: CardCheckout;
  /** What the paying button says. */
  label: string;
  note?: ReactNode;
}
