import { isBlank } from '../identity/text.js';

/** What a brand's bookkeeping wants to see on its receipts, each with what it is called and its longest length. */
export const BILLING_FIELDS = {
  name: { label: 'Company or full name', max: 120 },
  line1: { label: 'Address', max: 120 },
  line2: { label: 'Address, second line', max: 120 },
  postalCode: { label: 'Postal code', max: 20 },
  city: { label: 'City and state', max: 80 },
  country: { label: 'Country', max: 60 },
  taxId: { label: 'Tax ID', max: 40 },
} as const;
export type BillingField = keyof typeof BILLING_FIELDS;
export const BILLING_FIELD_NAMES = Object.keys(BILLING_FIELDS) as BillingField[];

/** Only the name has to be there. */
export type BillingDetails = { name: string } & Record<Exclude<BillingField, 'name'>, string | null>;

/** Where the account's page has them. */
export const BILLING_ANCHOR = 'billing';

export const BILLING_TEXTS = {
  title: 'Billing details',
  open: 'Show or change them',
  add: 'Add billing details for your receipt',
  about: 'They stand on your receipts and credit notes. The creator doesn’t see them.',
  save: 'Save billing details',
  saved: 'Billing details saved',
  /** Of the details of an account that a booking's receipt takes over. */
  fromAccount: 'From your account. Save other details here to use them for this booking alone.',
  ofAccount:
    'They stand on the receipts of what you book from now on, unless you save others for one booking. Creators don’t see them.',
  failed: 'Your billing details could not be saved. Please try again.',
  nameMissing: 'Please enter a company or a name',
  reissue: 'Reissue with these details',
  reissued: 'Your receipt was reissued',
} as const;

/** How often the documents of one booking can be reissued. */
export const MAX_REISSUES = 10;

export const REISSUE_MESSAGES = {
  failed: 'Your receipt could not be reissued. Please try again.',
  notBilled: 'Only receipts and credit notes can be reissued.',
  replaced: 'This document was replaced already. Reissue the newest one.',
  tooMany: `The documents of a booking can be reissued ${MAX_REISSUES} times. Contact support if the details are still wrong.`,
} as const;

/** A party as a document names it. */
export interface DocumentParty {
  name: string;
  /** The lines of the address; none where none is known. */
  address: string[];
  taxId: string | null;
}

/** How a document names a party without any details. */
export const partyNamed = (name: string): DocumentParty => ({ name, address: [], taxId: null });

/** How a document names the owner of billing details. */
export function billedParty(details: BillingDetails): DocumentParty {
  const { name, line1, line2, postalCode, city, country, taxId } = details;
  const place = [postalCode, city].filter((part) => !isBlank(part)).join(' ');
  const address = [line1, line2, place, country].filter((line): line is string => !isBlank(line));
  return { name, address, taxId: isBlank(taxId) ? null : taxId };
}

/** Whether two parties read the same on a document. */
export const isSameParty = (one: DocumentParty, other: DocumentParty): boolean =>
  one.name === other.name && one.taxId === other.taxId && one.address.join('\n') === other.address.join('\n');
