/** A second proof of who somebody is, beside the password or a provider's word. */
export const SECOND_FACTOR = {
  code: { digits: 6, seconds: 30, pattern: /^\d{6}$/ },
  /** How many recovery codes somebody has, and how they look; what they are compared by leaves out hyphens and case. */
  recovery: { count: 10, length: 10, pattern: /^[0-9a-z]{10}$/ },
  passkeys: { max: 10, challengeMinutes: 5, name: { max: 60, message: 'Please name the passkey' } },
  /** From asking by a mailed link until the second factor is gone, so that its owner can stop it. */
  removalHours: 72,
  messages: {
    code: 'This code isn’t right, or was used already. Please enter the one that your app shows now.',
    recoveryCode: 'This recovery code isn’t right, or was used already.',
    passkey: 'This passkey isn’t known here, or could not be verified. Please try again.',
    tooManyPasskeys: 'You have 10 passkeys. Please remove one that you no longer need.',
    missing: 'Please enter a code, or use a passkey or a recovery code.',
    expired: 'This sign-in has expired. Please start again.',
    alreadyOn: 'Codes are on already. Turn them off first to set them up on another device.',
    notBegun: 'Please scan the QR code first.',
    demo: 'Everyone shares the demo’s accounts. Make an account of your own to try this.',
    once: 'This is the only time that these codes are shown. Each signs you in once when you don’t have your app or passkey. Please keep them like passwords.',
  },
} as const;

/** What is left of a typed code once spaces and hyphens are gone. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();
