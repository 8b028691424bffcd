import { dayText } from '../license/certificate.js';
import { formatMoney } from '../money/cents.js';
import { TIP_GIFT } from '../tips/texts.js';
import type { DocumentParty } from './billing.js';
import {
  type Issuer,
  type MoneySubject,
  type NumberedBody,
  type ShownCard,
  isWholeIssuer,
} from './bodies.js';
import { DOCUMENT_META } from './kinds.js';

/** A document as people read it; the page, the PDF and the API show this and nothing else. */
export interface ShownDocument {
  title: string;
  number: string;
  facts: { label: string; text: string }[];
  parties: { label: string; lines: string[] }[];
  rows: { label: string; detail: string | null; amount: string }[];
  total: { label: string; amount: string };
  notes: string[];
}

export const DOCUMENT_TEXTS = {
  page: 'Receipts and Statements',
  menu: 'Receipts',
  about: 'For your bookkeeping. Nothing here is ever changed: a correction is a new document.',
  loading: 'Loading…',
  toBooking: 'Open the booking',
  toBilling: 'Billing details',
  empty: 'Nothing here yet',
  emptyText: 'Receipts, credit notes, fee statements and payout slips appear here when money moves.',
  pdf: 'PDF',
  openPdf: 'Open the PDF',
  asZip: (year: number): string => `All of ${year} (zip)`,
  asTable: (year: number): string => `Table of ${year} (CSV)`,
  /** What a booking's page calls them. */
  ofBrand: 'Receipts',
  ofCreator: 'Payout slips',
  noneOfBooking: 'Nothing yet. They are here as soon as money has moved.',
  /** In the email that a payment brings. @param address of the booking's page */
  inEmail: (address: string): string =>
    `Your receipt for your bookkeeping is on the booking’s page, under Receipts: ${address}`,
  replacedBy: (number: string): string => `Replaced by ${number}`,
  corrects: (number: string): string => `Replaces ${number}`,
  notTaxInvoice: 'This is not a tax invoice.',
  noTax: 'No tax is computed on this document.',
  agent: 'Reelpact, a marketplace, issues this document as the creator’s agent.',
  escrow: 'Paid into escrow: held by Reelpact and released to the creator at approval.',
  refund: 'The refund goes back to the card that was charged.',
  fees: 'What Reelpact kept of your shares in this month. A fee below zero was returned to you after a refund.',
  slip: 'Sent to your account at the payment provider.',
  noYear: 'There are no documents of such a year.',
  missing: 'This document doesn’t exist, or isn’t yours.',
} as const;

/** Where a booking's page shows its documents. */
export const RECEIPTS_ANCHOR = 'receipts';

/** How a column of a year's table is called. */
export const DOCUMENT_COLUMNS = [
  'Number',
  'Date (UTC)',
  'Kind',
  'Booking',
  'Package',
  'Amount',
  'Currency',
  'Replaces',
  'Replaced by',
  'SHA-256',
  'Tip',
] as const;

/** How the payment provider's names of card networks are written. */
const CARD_BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
export const cardText = ({ brand, last4 }: ShownCard): string =>
  `${CARD_BRANDS[brand] ?? 'Card'} ending in ${last4}`;

const partyLines = ({ name, address, taxId }: DocumentParty): string[] => [
  name,
  ...address,
  ...(taxId === null ? [] : [`Tax ID: ${taxId}`]),
];

const issuerLines = ({ legalName, address, taxId }: Issuer): string[] => [
  legalName ?? 'Reelpact',
  ...(address === null ? [] : [address]),
  ...(taxId === null ? [] : [`Tax ID: ${taxId}`]),
];

/** "November 2026". @param month "2026-11" */
export const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What money was for, in a few words. */
export const subjectText = (of: MoneySubject): string =>
  'tip' in of ? `Tip ${of.tip.number}` : of.packageName;

/** The same as facts. */
const subjectFacts = (of: MoneySubject): ShownDocument['facts'] =>
  'tip' in of
    ? [{ label: 'Tip', text: of.tip.number }]
    : [
        { label: 'Booking', text: of.booking.number },
        { label: 'Package', text: of.packageName },
      ];

const cardFacts = (card: ShownCard | null): ShownDocument['facts'] =>
  card === null ? [] : [{ label: 'Paid by', text: cardText(card) }];
const receiptFacts = (receipt: { number: string } | null): ShownDocument['facts'] =>
  receipt === null ? [] : [{ label: 'For receipt', text: receipt.number }];

type Part = Pick<ShownDocument, 'facts' | 'parties' | 'rows' | 'total' | 'notes'>;

function partOf(body: NumberedBody): Part {
  const { issuer } = body;
  const agent = { label: 'Agent', lines: issuerLines(issuer) };
  const money = (amount: number) => formatMoney(amount);
  switch (body.kind) {
    case 'receipt':
      return {
        facts: [...subjectFacts(body), ...cardFacts(body.card)],
        parties: [
          { label: 'Billed to', lines: partyLines(body.buyer) },
          { label: 'Seller', lines: partyLines(body.seller) },
          agent,
        ],
        rows: body.items.map(({ label, amount }) => ({ label, detail: null, amount: money(amount) })),
        total: { label: 'Paid', amount: money(body.amount) },
        notes: [DOCUMENT_TEXTS.escrow, DOCUMENT_TEXTS.agent],
      };
    case 'credit_note':
      return {
        facts: [...subjectFacts(body), ...receiptFacts(body.receipt), { label: 'Reason', text: body.reason }],
        parties: [
          { label: 'Credited to', lines: partyLines(body.buyer) },
          { label: 'Seller', lines: partyLines(body.seller) },
          agent,
        ],
        rows: [
          {
            label: body.packageName,
            detail: `Paid: ${money(body.paid)}`,
            amount: money(body.amount),
          },
        ],
        total: { label: 'Refunded', amount: money(body.amount) },
        notes: [DOCUMENT_TEXTS.refund, DOCUMENT_TEXTS.agent],
      };
    case 'payout_slip':
      return {
        facts: [
          ...subjectFacts(body),
          ...(body.transfer === null ? [] : [{ label: 'Transfer', text: body.transfer }]),
        ],
        parties: [
          { label: 'Paid to', lines: partyLines(body.payee) },
          { label: 'Paid by', lines: issuerLines(issuer) },
        ],
        rows: body.items.map(({ label, amount }) => ({ label, detail: null, amount: money(amount) })),
        total: { label: 'Sent', amount: money(body.amount) },
        notes: [DOCUMENT_TEXTS.slip],
      };
    case 'tip_receipt':
      return {
        facts: [...subjectFacts(body), ...cardFacts(body.card)],
        parties: [
          { label: 'From', lines: partyLines(body.supporter) },
          { label: 'To', lines: partyLines(body.creator) },
          agent,
        ],
        rows: [{ label: 'Tip', detail: null, amount: money(body.amount) }],
        total: { label: 'Paid', amount: money(body.amount) },
        notes: [TIP_GIFT, DOCUMENT_TEXTS.agent],
      };
    case 'tip_credit_note':
      return {
        facts: [...subjectFacts(body), ...receiptFacts(body.receipt), { label: 'Reason', text: body.reason }],
        parties: [
          { label: 'Credited to', lines: partyLines(body.supporter) },
          { label: 'From', lines: partyLines(body.creator) },
          agent,
        ],
        rows: [{ label: 'Tip', detail: `Paid: ${money(body.paid)}`, amount: money(body.amount) }],
        total: { label: 'Refunded', amount: money(body.amount) },
        notes: [DOCUMENT_TEXTS.refund, DOCUMENT_TEXTS.agent],
      };
    case 'fee_statement':
      return {
        facts: [{ label: 'Month', text: monthText(body.month) }],
        parties: [
          { label: 'For', lines: partyLines(body.payee) },
          { label: 'From', lines: issuerLines(issuer) },
        ],
        rows: body.lines.map((line) => ({
          label: 'tip' in line ? subjectText(line) : `${subjectText(line)}, booking ${line.booking.number}`,
          detail: `${dayText(Date.parse(line.at))} · share ${money(line.gross)}`,
          amount: money(line.fee),
        })),
        total: { label: 'Fees', amount: money(body.amount) },
        notes: [DOCUMENT_TEXTS.fees],
      };
  }
}

/** A document as people read it, from its data alone. */
export function showDocument(body: NumberedBody): ShownDocument {
  const { facts, parties, rows, total, notes } = partOf(body);
  return {
    title: DOCUMENT_META[body.kind].title,
    number: body.number,
    facts: [
      { label: 'Number', text: body.number },
      { label: 'Date', text: dayText(Date.parse(body.date)) },
      ...(body.corrects === null ? [] : [{ label: 'Replaces', text: body.corrects.number }]),
      ...facts,
    ],
    parties,
    rows,
    total,
    notes: [
      ...notes,
      ...(isWholeIssuer(body.issuer) ? [] : [DOCUMENT_TEXTS.notTaxInvoice]),
      DOCUMENT_TEXTS.noTax,
    ],
  };
}
