import { type Counted, countText } from '../review/counts.js';
import { deliveryDays } from './options.js';

/** What an add-on changes about a booking: its delivery time, or how much is delivered. */
export interface AddonMeaning {
  kind: 'faster' | 'more';
  /** Of `faster`: within how many days the content is delivered. */
  days?: number;
  /** Of `more`: what comes on top, and how many. */
  what?: Counted;
  count?: number;
}

/** "1 day", "2 days". */
const daysText = (days: number): string => `${days} day${days === 1 ? '' : 's'}`;

/** What an add-on changes, in words. */
export const meaningText = ({ kind, days = 0, what = 'files', count = 0 }: AddonMeaning): string =>
  kind === 'faster' ? `Delivery within ${daysText(days)}` : `Adds ${countText(count, what)}`;

export const ADDONS_MESSAGES = {
  notFaster: 'This add-on isn’t faster than the package.',
  oneFaster: 'Only one faster delivery can be booked.',
} as const;

export interface WithMeaning {
  meaning?: AddonMeaning | null;
}

/** The delivery time of the booked add-on that changes it, in days; null where none does. */
function fastDays(addons: readonly WithMeaning[]): number | null {
  const days = addons.flatMap(({ meaning }) => (meaning?.kind === 'faster' ? [meaning.days ?? 0] : []));
  return days.length === 0 ? null : Math.min(...days);
}

/** The delivery time that was agreed, in the words of the package or of the add-on that changes it. */
export function agreedDelivery(deliveryTime: string, addons: readonly WithMeaning[]): string {
  const days = fastDays(addons);
  return days === null ? deliveryTime : daysText(days);
}

/** The same in days. */
export const agreedDays = (deliveryTime: string, addons: readonly WithMeaning[]): number =>
  deliveryDays(agreedDelivery(deliveryTime, addons));

/** Whether an add-on can be booked with a package: one that is paid for speed has to be faster. */
export const fitsPackage = ({ meaning }: WithMeaning, deliveryTime: string): boolean =>
  meaning?.kind !== 'faster' || (meaning.days ?? 0) < deliveryDays(deliveryTime);

/** Why these add-ons can't be booked with a package, as one sentence, or null. */
export function addonsProblem(addons: readonly WithMeaning[], deliveryTime: string): string | null {
  if (!addons.every((addon) => fitsPackage(addon, deliveryTime))) return ADDONS_MESSAGES.notFaster;
  const fast = addons.filter(({ meaning }) => meaning?.kind === 'faster');
  return fast.length > 1 ? ADDONS_MESSAGES.oneFaster : null;
}
