import { type Cents, formatMoney, parseDollars } from '../money/cents.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the platform keeps of a new tip where nothing else is set, in basis points (1/100 %) of it. */
export const TIP_FEE_BPS = 0;

export const TIP_AMOUNTS = {
  /** Offered as buttons, in cents. */
  offered: [3_00, 5_00, 10_00, 20_00],
  /** Chosen before anyone chooses. */
  usual: 5_00,
  min: 2_00,
  max: 500_00,
} as const;

export const TIP_LIMITS = {
  name: { max: 60 },
  message: { max: 280 },
} as const;

export const TIP_TIMES = {
  /** How long a tip can be paid, in milliseconds. */
  window: DAY,
  /** How long a paid tip stays here: stolen cards show up in that time. */
  hold: 7 * DAY,
  /** How long supporters can take a tip back by themselves. */
  undo: 30 * MINUTE,
  /** How long after its last movement the supporter's email, name and message are kept. */
  personal: 180 * DAY,
} as const;

/** A tip form is where stolen cards are tried. */
export const TIP_GUARD = {
  /** Above this many cents the bank is always asked to confirm the cardholder (3-D Secure). */
  challengeAbove: 50_00,
  /** Failed payments on one creator's page within `span`, from which on the bank is asked for each of its tips. */
  failures: 5,
  /** On so many pages within `span` one card is refused. */
  pages: 3,
  /** In milliseconds; also how long the bank is asked after too many failures. */
  span: HOUR,
  /** How long uses of cards are kept, in milliseconds. */
  kept: DAY,
} as const;

export const TIP_MESSAGES = {
  amount: `Please choose an amount from ${formatMoney(TIP_AMOUNTS.min)} to ${formatMoney(TIP_AMOUNTS.max)}`,
  currency: 'Tips are paid in US dollars',
  email: 'Please enter your email, for the receipt',
  payoutsFirst: 'Set up payouts before you switch tips on: we need to know where to send them.',
} as const;

/** @returns cents, or null where it is no amount that can be given */
export function parseTipAmount(value: unknown): Cents | null {
  const cents = parseDollars(value);
  return cents !== null && cents >= TIP_AMOUNTS.min && cents <= TIP_AMOUNTS.max ? cents : null;
}
