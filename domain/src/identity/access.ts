/** What a personal access token may be used for; `write` includes reading. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const TOKEN_SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  read: 'Read',
  write: 'Read and change',
};

export const API_TOKEN = {
  /** Tells a token of ours from any other secret that was pasted somewhere. */
  prefix: 'rp_',
  name: { max: 60, message: 'Please name the token' },
  /** How many live tokens a person can have. */
  most: 20,
  messages: {
    scopes: 'Please choose what the token may do',
    tooMany: 'You have 20 tokens. Please delete one that you no longer need.',
    readOnly: 'This token may only read.',
    once: 'This is the only time that the token is shown. Please copy it now and keep it like a password.',
    never: 'A token can’t do this. Please sign in.',
  },
} as const;

/** The cookies that the server sets, and for how long a browser keeps each. */
export const COOKIES = {
  /** Signed in. */
  session: { name: 'reelpact_session', days: 30 },
  /** Somebody with bookings and without an account. */
  guest: { name: 'reelpact_guest', days: 90 },
  /** A device on which somebody has signed in before; it opens nothing. */
  device: { name: 'reelpact_device', days: 365 },
  /** On the way to a sign-in provider and back. */
  journey: { name: 'reelpact_journey', minutes: 10 },
} as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something can be done, in how many seconds. */
export interface Allowance {
  most: number;
  seconds: number;
}

/** Counted by what each name says; an address is an IP address, of IPv6 its first half. */
export const ALLOWANCES = {
  login_by_address: { most: 60, seconds: 10 * MINUTE },
  /** From one address, or for a device on which its owner has signed in before. */
  login_by_email_and_place: { most: 8, seconds: 15 * MINUTE },
  /** From everywhere: slows whoever has many addresses, and not the owner's own devices. */
  login_by_email: { most: 60, seconds: HOUR },
  /** Begun with a provider; each beginning allows one call to it. */
  provider_sign_in_by_address: { most: 60, seconds: 10 * MINUTE },
  registration_by_address: { most: 20, seconds: HOUR },
  password_mail_by_address: { most: 20, seconds: HOUR },
  guest_link_by_address: { most: 20, seconds: HOUR },
  guest_link_by_email: { most: 5, seconds: HOUR },
  /** Six digits are a million guesses. */
  guest_code_by_address: { most: 20, seconds: HOUR },
  guest_code_by_email: { most: 20, seconds: 24 * HOUR },
  /** Of who is signed in already and types the password once more. */
  password_check_by_user: { most: 8, seconds: 15 * MINUTE },
  /** Each is decoded; a whole portfolio can be sent at once. */
  picture_by_user: { most: 120, seconds: HOUR },
  export_by_user: { most: 10, seconds: HOUR },
  username_check_by_address: { most: 120, seconds: MINUTE },
  booking_by_address: { most: 30, seconds: HOUR },
  booking_by_email: { most: 20, seconds: HOUR },
  booking_by_creator: { most: 200, seconds: HOUR },
} as const satisfies Record<string, Allowance>;
export type AllowanceName = keyof typeof ALLOWANCES;
