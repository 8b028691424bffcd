import { isBlank } from '../identity/text.js';

/** Where a creator is sent products. */
export interface ShippingAddress {
  /** Who takes it in. */
  name: string;
  line1: string;
  line2: string | null;
  /** Some countries have none. */
  postalCode: string | null;
  city: string;
  region: string | null;
  country: string;
  /** For the carrier. */
  phone: string | null;
}

/** Each part of an address: what it is called, and how long it can be. */
export const SHIPPING_ADDRESS_FIELDS = {
  name: { label: 'Name', max: 100, required: true },
  line1: { label: 'Street and Number', max: 120, required: true },
  line2: { label: 'Apartment, Company', max: 120, required: false },
  postalCode: { label: 'Postal Code', max: 20, required: false },
  city: { label: 'City', max: 80, required: true },
  region: { label: 'State or Region', max: 80, required: false },
  country: { label: 'Country', max: 60, required: true },
  phone: { label: 'Phone', max: 40, required: false },
} as const satisfies Record<keyof ShippingAddress, { label: string; max: number; required: boolean }>;

/** What is said of a part that has to be there and isn't. */
export const missingAddressPart = (part: keyof ShippingAddress): string =>
  `${SHIPPING_ADDRESS_FIELDS[part].label} is required`;

/** An address as it stands on a parcel, a line each. */
export function addressLines(address: ShippingAddress): string[] {
  const { name, line1, line2, postalCode, city, region, country, phone } = address;
  const place = [postalCode ?? '', city].filter((part) => !isBlank(part)).join(' ');
  return [name, line1, line2, region ? `${place}, ${region}` : place, country, phone].filter(
    (line): line is string => line !== null && !isBlank(line),
  );
}

/** For how long the address stays with a booking that is over, in days. */
export const SHIP_TO_KEPT_DAYS = 30;

export const SHIPPING_ADDRESS_TEXTS = {
  title: 'Shipping Address',
  asked: 'This package needs a product. Tell {brand} where to send it before you accept.',
  shown: 'Only brands that have booked and paid for a package that needs a product see it.',
  before: 'You’ll see where to send it once {creator} accepts and the payment is held.',
  missing: '{creator} hasn’t said where to send it yet. Please ask them in a message.',
  saved: 'Shipping Address Saved',
} as const;
