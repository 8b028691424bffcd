/** What concerns the safety of an account: written down for its owner, and told to the address by an email. */
export const ACCOUNT_EVENTS = {
  new_device: 'Somebody signed in on a new device',
  password_set: 'The password was changed',
  email_asked: 'A change of the email was asked for',
  email_changed: 'The email was changed',
  email_undone: 'The change of the email was undone',
  codes_on: 'One-time codes were turned on',
  codes_off: 'One-time codes were turned off',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  recovery_codes_made: 'New recovery codes were made',
  recovery_code_used: 'A recovery code was used',
  removal_asked: 'Removing the second factor was asked for',
  removal_cancelled: 'Removing the second factor was cancelled',
  factors_removed: 'The second factor was removed',
  login_linked: 'A sign-in provider was linked',
  login_unlinked: 'A sign-in provider was unlinked',
  token_made: 'An access token was made',
  endpoint_made: 'A webhook endpoint was added',
  endpoint_changed: 'A webhook endpoint was changed or turned on',
  endpoint_secret_made: 'A webhook endpoint got a new secret',
  calendar_made: 'A calendar link was made',
  payouts_begun: 'Setting up payouts was begun',
  signed_out: 'Every other device was signed out',
} as const;
export type AccountEvent = keyof typeof ACCOUNT_EVENTS;
export const ACCOUNT_EVENT_NAMES = Object.keys(ACCOUNT_EVENTS) as AccountEvent[];

export const ACCOUNT_LOG = {
  /** How many are shown. */
  shown: 50,
  /** How long they are kept. */
  keptDays: 365,
} as const;
