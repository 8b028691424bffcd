import type { EscrowState } from '../booking/escrow.js';
import { isLost } from '../booking/escrow.js';
import type { Cents } from '../money/cents.js';

export const LICENSE_STANDINGS = ['valid', 'suspended', 'revoked'] as const;
export type LicenseStanding = (typeof LICENSE_STANDINGS)[number];

/** What a completed booking has to say about its license. */
export interface LicenseMoney {
  escrow: EscrowState;
  /** What the brand paid. */
  amount: Cents;
  /** What of it was given back to the brand, whether or not it has arrived. */
  returned: Cents;
}

interface StandingTexts {
  standing: LicenseStanding;
  title: string;
  /** One sentence: why. */
  text: string;
}

const VALID = { standing: 'valid', title: 'Valid' } as const;
const SUSPENDED = {
  standing: 'suspended',
  title: 'Suspended',
  text: 'The card network is reviewing the payment. Until it has decided, the content should not be used.',
} as const;
const REVOKED = { standing: 'revoked', title: 'Revoked' } as const;

/**
 * Whether a license counts: it was granted for a payment, so it follows the money. A payment of which a part was given back,
 * by a dispute or by an admin, is still a payment.
 */
export function licenseStanding({ escrow, amount, returned }: LicenseMoney): StandingTexts {
  if (isLost(escrow)) {
    return { ...REVOKED, text: 'The card network returned the payment. The content may no longer be used.' };
  }
  if (escrow.startsWith('charged_back')) return SUSPENDED;
  if (returned >= amount) {
    return { ...REVOKED, text: 'The payment was refunded in full. The content may no longer be used.' };
  }
  return returned > 0
    ? { ...VALID, text: 'The content may be used as stated here. A part of the payment was refunded.' }
    : { ...VALID, text: 'The content may be used as stated here.' };
}
