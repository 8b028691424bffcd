/** Why a creator's share has not been sent on, each with the sentence that they read; in the order in which they are looked for. */
export const PAYOUT_HOLDS = {
  CHARGED_BACK: 'The card network is reviewing this payment. Nothing moves until it has decided.',
  EMAIL_UNVERIFIED: 'Please confirm your email first: we pay nobody whose address is not confirmed.',
  PROFILE_IN_DOUBT:
    'Please tell us on your dashboard whether this profile is yours. Until then we pay nobody.',
  NO_ACCOUNT: 'Please set up payouts: we need to know where to send your money.',
  DETAILS_MISSING: 'The payment provider needs more information from you before it can pay you.',
  ACCOUNT_RESTRICTED: 'The payment provider has paused your account. Its own page says what to do.',
  PROVIDER_REFUSED:
    'The payment provider refused the last try. We try again every hour and are looking into it.',
  ON_ITS_WAY: 'The payment is being sent to your account right now.',
} as const;
export type PayoutHold = keyof typeof PAYOUT_HOLDS;

export interface PayoutFacts {
  emailVerified: boolean;
  /** Whether somebody else may have made the profile, see `PROFILE_IN_DOUBT`. */
  inDoubt?: boolean;
  /** null while the creator has no account at the payment provider. */
  account: { transfersActive: boolean; payoutsEnabled: boolean; detailsSubmitted: boolean } | null;
}

/** Why nothing can be sent to this creator now, or null when it can. */
export function payoutHold({ emailVerified, inDoubt, account }: PayoutFacts): PayoutHold | null {
  if (!emailVerified) return 'EMAIL_UNVERIFIED';
  if (inDoubt) return 'PROFILE_IN_DOUBT';
  if (!account) return 'NO_ACCOUNT';
  if (account.transfersActive && account.payoutsEnabled) return null;
  return account.detailsSubmitted ? 'ACCOUNT_RESTRICTED' : 'DETAILS_MISSING';
}
