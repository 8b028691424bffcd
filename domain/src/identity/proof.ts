/** What could be used to keep an account for good is done only by somebody who has just shown that it is them. */
export const PROOF = {
  /** For how long that counts. */
  minutes: 10,
  messages: {
    why: 'You’re about to change something that lets others into your account or moves your money. Please show that it’s you.',
    missing: 'Please enter your password',
  },
} as const;
