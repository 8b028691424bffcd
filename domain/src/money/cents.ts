/**
 * Money inside the product is an integer number of US cents. Dollars exist only at the edges:
 * a decimal string in a booking ("150.00"), a number in a package (150 or 149.99).
 */
export type Cents = number;

export const CURRENCY = 'usd';

/** Highest price of a package and highest amount of a booking, in cents ($100,000.00). */
export const MAX_AMOUNT_CENTS = 10_000_000;
/** Lowest price at which a package can be booked, in cents. */
export const MIN_BOOKABLE_CENTS = 100;

/** True for a whole, safe number of cents; negative amounts are allowed (ledger entries). */
export function isCents(value: unknown): value is Cents {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * Reads dollars as a person or program sends them (150, 149.99, "149.9", "150.00").
 * @returns cents, or null when it is not an amount of at most two decimals
 */
export function parseDollars(value: unknown): Cents | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = DECIMAL.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/**
 * Reads a price as a person or program sends it: the one rule for packages and sections of a page.
 * @returns cents from 0 to the highest price, or null
 */
export function parsePrice(value: unknown): Cents | null {
  const cents = parseDollars(value);
  return cents !== null && cents <= MAX_AMOUNT_CENTS ? cents : null;
}

/** 15000 → "150.00"; the form in which a booking carries its amount. */
export function toDecimalString(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** 15000 → 150, 14999 → 149.99; the form in which a package carries its price. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** 1234500 → "$12,345.00"; always two decimals, as a sum that is owed is shown. */
export function formatMoney(cents: Cents): string {
  const [whole = '0', fraction = '00'] = toDecimalString(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** An amount as the API says it, "150.00" or 150, in the form in which a person reads it: "$150.00". */
export const dollarsText = (amount: string | number | null | undefined): string =>
  formatMoney(parseDollars(amount) ?? 0);

/** 15000 → "$150", 14999 → "$149.99"; the short form of a price on a card. */
export function formatPrice(cents: Cents): string {
  return formatMoney(cents).replace(/\.00$/, '');
}
