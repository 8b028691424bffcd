import { SUMS_FILE } from '../delivery/archive.js';

/** The files of a pack that are always in it. */
export const EVIDENCE_FILES = { page: 'index.html', facts: 'evidence.json', sums: SUMS_FILE } as const;

/** What programs read first in evidence.json; it changes when a field goes or comes to mean something else. */
export const EVIDENCE_SCHEMA = 1;

/** How much of each list a pack holds. No honest booking comes near; the rest stays in the product. */
export const EVIDENCE_LIMITS = {
  /** Entries of a booking's history, as its page shows them. */
  history: 500,
  versions: 100,
  /** Changes of the states of all comments. */
  moves: 5000,
  emails: 500,
  messages: 2_000,
  /** Files, those of the newest versions first. */
  previews: 200,
} as const;

/** The sections of a pack, in their order. */
export const EVIDENCE_TITLES = {
  pack: 'This pack',
  deal: 'The deal',
  brief: 'What was asked',
  history: 'History',
  versions: 'What was delivered',
  changes: 'Change list',
  messages: 'Messages',
  emails: 'Emails',
  payments: 'Payments',
  documents: 'Receipts and other documents',
  license: 'License',
  check: 'How to check this pack',
} as const;

export const EVIDENCE_TEXTS = {
  title: 'Evidence pack of booking',
  lead: 'What Reelpact keeps of this booking, for a dispute or a chargeback. All times are in UTC.',
  nothingDelivered: 'Nothing was delivered.',
  nothingAsked: 'No comments were sent.',
  noEmails: 'No emails are listed.',
  noMessages: 'Nothing was said.',
  messages:
    'What the parties wrote to each other on Reelpact, as it was last edited. Of attached files the names stand here.',
  references: 'At the payment provider',
  noLicense: 'No license was granted: the content was not approved.',
  noDocuments: 'No documents were issued.',
  nothingPaid: 'No payment was booked.',
  emails:
    'What the parties were told by email, by its subject. What an email said isn’t kept once it was sent.',
  previews:
    'Previews show what the brand could look at: with a watermark until the originals are unlocked. The originals aren’t in this pack; their SHA-256 sums are below.',
  noPreview: 'No preview',
  neverOpened: 'Not opened by the brand',
  notSent: 'Not sent yet',
  sentBy: (who: string): string => `Sent by ${who}`,
  check: `Each file of this pack stands in ${SUMS_FILE} with its SHA-256 sum. Unpack the pack, open a terminal in its folder and run one of these; each file has to be “OK”.`,
  commands: `sha256sum --check ${SUMS_FILE}        (Linux)\nshasum -a 256 --check ${SUMS_FILE}    (macOS)`,
  originals:
    'The sum of an original is taken when its last byte arrives, and never again. A file that has the same sum is the file that was delivered.',
} as const;

/** What stands above the columns, and before the values, of a pack. */
export const EVIDENCE_LABELS = {
  number: 'Booking',
  id: 'Booking ID',
  madeFor: 'Made for',
  madeAt: 'Made',
  brand: 'Brand',
  creator: 'Creator',
  email: 'Contact email',
  stage: 'Stage',
  booked: 'Booked',
  due: 'Due',
  reviewBegan: 'Review began',
  incomplete: 'Incomplete',
  package: 'Package',
  description: 'Description',
  includes: 'What’s included',
  format: 'Content format',
  rights: 'Usage rights',
  delivery: 'Delivery',
  revisions: 'Revisions',
  revisionsLeft: 'Revisions left',
  price: 'Price of the package',
  total: 'Total',
  cancellation: 'Cancellation fee',
  product: 'Product',
  parcel: 'Parcel',
  project: 'Project description',
  additional: 'Additional requirements',
  script: 'Script or brief',
  when: 'When',
  what: 'What happened',
  who: 'Who',
  words: 'Words',
  stageAfter: 'Stage after it',
  file: 'File',
  size: 'Size',
  sum: 'SHA-256',
  media: 'What it is',
  arrived: 'Arrived',
  opened: 'Opened by the brand',
  accepted: 'Accepted by the brand',
  preview: 'Preview',
  notes: 'Notes',
  status: 'Status',
  moment: 'Where',
  page: 'Page',
  state: 'State',
  to: 'To',
  subject: 'Subject',
  sent: 'Sent',
  from: 'From',
  message: 'Message',
  amount: 'Amount',
  document: 'Document',
  replacedBy: 'Replaced by',
  reference: 'Reference',
  chargebacks: 'Chargebacks',
  admin: 'An admin of Reelpact',
} as const;

/** What follows a list that has reached its limit; null for one that has not. */
export const cutNote = (count: number, limit: number): string | null =>
  count < limit ? null : `The list ends here: a pack holds ${limit} entries of it at most.`;

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as evidence says it: "2026-11-22 16:33:15 UTC". @param moment milliseconds since 1970, or as the API says it */
export function utcText(moment: number | string | Date): string {
  const at = new Date(moment);
  const day = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} UTC`;
}

/** How much of a file a party has seen. @param seconds how much of a video was played, each second once */
export function openedText(openedAt: string, seconds: number, durationMs: number | null): string {
  const opened = utcText(openedAt);
  if (durationMs === null) return opened;
  return `${opened}, ${Math.round(seconds)} of ${Math.round(durationMs / 1000)} seconds watched`;
}

/** What a file measures: "1080 × 1920 pixels, 12.4 seconds". */
export function measuresText(
  facts: { width: number; height: number; durationMs: number | null } | null,
): string {
  if (facts === null) return '';
  const pixels = `${facts.width} × ${facts.height} pixels`;
  return facts.durationMs === null ? pixels : `${pixels}, ${(facts.durationMs / 1000).toFixed(1)} seconds`;
}
