import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LedgerStep } from '../money/ledger-steps.js';
import {
  type LedgerEntry,
  chargebackLostPosting,
  chargebackPosting,
  chargebackWonPosting,
  holdPosting,
  processorFeePosting,
  recoveredPosting,
  refundFailedPosting,
  refundGrantedPosting,
  refundPaidPosting,
  reversalPosting,
  settlePosting,
  strayPaymentPosting,
  transferPosting,
} from '../money/postings.js';
import { settle } from '../money/split.js';
import { type BillingDetails, billedParty, isSameParty, partyNamed } from './billing.js';
import {
  type DocumentFacts,
  creditNoteBody,
  creditReason,
  feeStatementBody,
  payoutSlipBody,
  receiptBody,
  reissued,
} from './make-bodies.js';
import type { DocumentBody } from './bodies.js';
import { tipPaidPosting, tipRefundPosting } from '../tips/postings.js';
import { ANONYMOUS, TIP_GIFT } from '../tips/texts.js';
import { DOCUMENT_KINDS, DOCUMENT_META, documentNumber, documentsOf } from './kinds.js';
import { type TipFacts, tipCreditNoteBody, tipReceiptBody, tipSlipBody } from './tip-papers.js';
import { DOCUMENT_TEXTS, cardText, showDocument } from './show-document.js';

const AT = Date.UTC(2026, 10, 26, 23, 59, 59);
const ISSUER = { legalName: 'Reelpact, Inc.', address: '1 Main Street', taxId: '12-3456789' };
const NO_ISSUER = { legalName: null, address: null, taxId: null };
const DETAILS: BillingDetails = {
  name: 'Northwind Coffee LLC',
  line1: '12 Harbor Road',
  line2: ' ',
  postalCode: '04101',
  city: 'Portland, ME',
  country: 'USA',
  taxId: '98-7654321',
};
const FACTS: DocumentFacts = {
  bookingId: '3f1d2c84-9b0e-4c57-a6d1-5e7f80b94c12',
  packageName: 'Single Reel',
  packageCents: 12_500,
  addons: [{ name: 'Raw footage', priceCents: 2_500 }],
  brandName: 'Northwind Coffee',
  creatorName: 'Sophia Reyes',
  billing: null,
  legal: null,
  amountCents: 15_000,
  stage: 'producing',
  escrow: 'held',
  card: { brand: 'visa', last4: '4242' },
  share: { gross: 0, fee: 0 },
};
const document = (amount: number) => ({ id: 'a', at: AT, issuer: ISSUER, amount });
const numbered = <B extends DocumentBody>(body: B, number = 'R-2026-000001') => ({ ...body, number });

describe('which postings come with a document', () => {
  it('is decided by the posting’s own entries', () => {
    expect(documentsOf({ step: 'hold', entries: holdPosting(15_000) })).toEqual([
      { kind: 'receipt', amount: 15_000 },
    ]);
    const settled = (percent: number) =>
      documentsOf({ step: 'settle', entries: settlePosting(settle(15_000, percent, 1_000)) });
    expect(settled(100)).toEqual([]);
    expect(settled(60)).toEqual([{ kind: 'credit_note', amount: 6_000 }]);
    expect(settled(0)).toEqual([{ kind: 'credit_note', amount: 15_000 }]);
    const granted = refundGrantedPosting(5_000, { amount: 15_000, feeBps: 1_000, payable: 0 });
    expect(documentsOf({ step: 'grant', entries: granted })).toEqual([
      { kind: 'credit_note', amount: 5_000 },
    ]);
    expect(documentsOf({ step: 'transfer', entries: transferPosting(13_500) })).toEqual([
      { kind: 'payout_slip', amount: 13_500 },
    ]);
  });

  it('leaves out refunds that come back or are sent again, chargebacks, and what no booking could use', () => {
    const without: [LedgerStep, LedgerEntry[]][] = [
      ['refund', refundPaidPosting(6_000)],
      ['refund_failed', refundFailedPosting(6_000)],
      ['chargeback', chargebackPosting(15_000)],
      ['chargeback_won', chargebackWonPosting(15_000)],
      ['chargeback_lost', chargebackLostPosting(15_000, { escrow: 15_000 })],
      ['chargeback_lost', chargebackLostPosting(15_000, { refunds_owed: 6_000, creator_payable: 9_000 })],
      ['reversal', reversalPosting(100)],
      ['recovered', recoveredPosting(100, 'creator_payable')],
      ['processor_fee', processorFeePosting(465)],
      ['stray', strayPaymentPosting(15_000)],
    ];
    for (const [step, entries] of without) expect(documentsOf({ step, entries })).toEqual([]);
  });

  it('credits exactly what a settlement owes the brand, whatever share and fee', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, percent, fee) => {
          const parts = settle(amount, percent, fee);
          const due = documentsOf({ step: 'settle', entries: settlePosting(parts) });
          expect(due.reduce((sum, one) => sum + one.amount, 0)).toBe(parts.refund);
        },
      ),
    );
  });
});

describe('which postings of a tip come with a document', () => {
  it('is its payment, what goes back of it, and its transfer, whatever amount and fee', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 50_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, fee) => {
          const due = (step: LedgerStep, entries: LedgerEntry[]) => documentsOf({ step, entries });
          expect(due('tip', tipPaidPosting(amount, fee))).toEqual([{ kind: 'tip_receipt', amount }]);
          expect(due('tip_refund', tipRefundPosting(amount, fee))).toEqual([
            { kind: 'tip_credit_note', amount },
          ]);
        },
      ),
    );
    expect(documentsOf({ step: 'transfer', entries: transferPosting(450) })).toEqual([
      { kind: 'payout_slip', amount: 450 },
    ]);
  });
});

describe('numbers', () => {
  it('have a series for each kind, its year, and six digits at least', () => {
    expect(documentNumber('receipt', 2026, 123)).toBe('R-2026-000123');
    expect(documentNumber('payout_slip', 2027, 1_234_567)).toBe('P-2027-1234567');
    const series = DOCUMENT_KINDS.map((kind) => DOCUMENT_META[kind].series);
    expect(new Set(series).size).toBe(series.length);
  });

  it('are taken for receipts before the credit notes that name them, where all take series backwards', () => {
    expect(DOCUMENT_META.receipt.series > DOCUMENT_META.credit_note.series).toBe(true);
    expect(DOCUMENT_META.tip_receipt.series > DOCUMENT_META.tip_credit_note.series).toBe(true);
  });
});

describe('parties', () => {
  it('are named with what was given of an address, and by the brand’s name without details', () => {
    expect(billedParty(DETAILS)).toEqual({
      name: 'Northwind Coffee LLC',
      address: ['12 Harbor Road', '04101 Portland, ME', 'USA'],
      taxId: '98-7654321',
    });
    const bare = { ...DETAILS, line1: null, postalCode: null, city: null, country: null, taxId: '' };
    expect(billedParty(bare)).toEqual(partyNamed('Northwind Coffee LLC'));
  });

  it('are the same when they read the same', () => {
    expect(isSameParty(billedParty(DETAILS), billedParty({ ...DETAILS, line2: null }))).toBe(true);
    expect(isSameParty(billedParty(DETAILS), billedParty({ ...DETAILS, taxId: null }))).toBe(false);
    expect(isSameParty(billedParty(DETAILS), billedParty({ ...DETAILS, country: 'US' }))).toBe(false);
  });
});

describe('a receipt', () => {
  it('lists package and add-ons, which sum to what was paid', () => {
    const { items } = receiptBody(FACTS, document(15_000));
    expect(items).toEqual([
      { label: 'Single Reel', amount: 12_500 },
      { label: 'Raw footage', amount: 2_500 },
    ]);
  });

  it('has one line where the prices are not what was paid', () => {
    expect(receiptBody(FACTS, document(14_000)).items).toEqual([
      { label: 'Single Reel, Raw footage', amount: 14_000 },
    ]);
  });

  it('leaves out a card that nobody knows', () => {
    const shown = showDocument(numbered(receiptBody({ ...FACTS, card: null }, document(15_000))));
    expect(shown.facts.map(({ label }) => label)).not.toContain('Paid by');
    expect(cardText({ brand: 'newnet', last4: '0001' })).toBe('Card ending in 0001');
  });

  it('says that it is no tax invoice while anything of the operator is missing', () => {
    const notes = (issuer: typeof ISSUER | typeof NO_ISSUER | { taxId: null }) =>
      showDocument(numbered(receiptBody(FACTS, { ...document(15_000), issuer: { ...ISSUER, ...issuer } })))
        .notes;
    expect(notes(ISSUER)).not.toContain(DOCUMENT_TEXTS.notTaxInvoice);
    expect(notes(NO_ISSUER)).toContain(DOCUMENT_TEXTS.notTaxInvoice);
    expect(notes({ taxId: null })).toContain(DOCUMENT_TEXTS.notTaxInvoice);
    expect(notes(ISSUER)).toContain(DOCUMENT_TEXTS.noTax);
  });

  it('gives the day in UTC', () => {
    const { facts } = showDocument(numbered(receiptBody(FACTS, document(15_000))));
    expect(facts).toContainEqual({ label: 'Date', text: 'November 26, 2026 (UTC)' });
  });

  it('is reissued as a new document that names the old one and changes the buyer alone', () => {
    const old = numbered(receiptBody(FACTS, document(15_000)));
    const next = reissued(old, billedParty(DETAILS), { id: 'b', at: AT + 1_000, issuer: ISSUER });
    expect(next).toEqual({
      ...receiptBody(FACTS, document(15_000)),
      id: 'b',
      date: new Date(AT + 1_000).toISOString(),
      corrects: { id: 'a', number: 'R-2026-000001' },
      buyer: billedParty(DETAILS),
    });
    expect(next).not.toHaveProperty('number');
  });
});

describe('a credit note', () => {
  it.each([
    ['settle', 'cancelled', 15_000, 'The booking was cancelled. The payment is refunded.'],
    [
      'settle',
      'cancelled_with_fee',
      12_000,
      'The booking was cancelled. The creator keeps $30.00; the rest is refunded.',
    ],
    ['settle', 'completed', 6_000, 'The payment was divided. The creator gets $90.00; the rest is refunded.'],
    ['settle', 'not_delivered', 15_000, 'Nothing was delivered in time. The payment is refunded.'],
    ['settle', 'refunded', 15_000, 'The booking ended without an approval. The payment is refunded.'],
    ['grant', 'completed', 5_000, 'A part of the released payment was refunded.'],
    ['grant', 'completed', 15_000, 'The released payment was refunded.'],
  ] as const)('of a %s of a booking that is %s says why %i cents go back', (step, stage, amount, reason) => {
    expect(creditReason(step, { stage, escrow: 'refunded', amountCents: 15_000 }, amount)).toBe(reason);
  });

  it('of what a chargeback left says so', () => {
    const reason = creditReason('settle', { stage: 'completed', escrow: 'lost', amountCents: 15_000 }, 5_000);
    expect(reason).toContain('card network');
  });

  it('names its receipt, where there is one', () => {
    const body = creditNoteBody(FACTS, 'settle', document(15_000));
    const labels = (of: typeof body) =>
      showDocument(numbered(of, 'C-2026-000001')).facts.map(({ label }) => label);
    expect(labels(body)).not.toContain('For receipt');
    expect(labels({ ...body, receipt: { id: 'r', number: 'R-2026-000001' } })).toContain('For receipt');
  });
});

describe('a payout slip', () => {
  it('leads from the gross share to what was sent, whatever was taken in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (gross, fee, sent) => {
          const { items, amount } = payoutSlipBody({ ...FACTS, share: { gross, fee } }, null, document(sent));
          expect(items.reduce((sum, item) => sum + item.amount, 0)).toBe(amount);
        },
      ),
    );
  });

  it('pays the creator by the legal name, where it is known', () => {
    const legal = { name: 'Sophia Reyes Media LLC', address: ['5 Elm Street'] };
    expect(payoutSlipBody({ ...FACTS, legal }, 'tr_1', document(1)).payee).toEqual({ ...legal, taxId: null });
  });
});

describe('the papers of a tip', () => {
  const TIP: TipFacts = {
    tipId: '5b1f6a0e-2c43-4f7d-9a85-0d6e3b7c1f28',
    supporterName: 'Mia',
    amountCents: 500,
    creatorName: 'Sophia Reyes',
    legal: null,
    share: { gross: 500, fee: 63 },
    card: { brand: 'visa', last4: '4242' },
    refunder: null,
    transfer: 'tr_1',
  };
  const receiptOf = (facts: Partial<TipFacts> = {}) =>
    showDocument(numbered(tipReceiptBody({ ...TIP, ...facts }, document(500)), 'T-2026-000001'));

  it('say who gave what to whom, and that it buys nothing', () => {
    const { facts, parties, rows, total, notes } = receiptOf();
    expect(facts).toEqual([
      { label: 'Number', text: 'T-2026-000001' },
      { label: 'Date', text: 'November 26, 2026 (UTC)' },
      { label: 'Tip', text: '5b1f6a0e' },
      { label: 'Paid by', text: 'Visa ending in 4242' },
    ]);
    expect(parties.map(({ label, lines }) => [label, lines[0]])).toEqual([
      ['From', 'Mia'],
      ['To', 'Sophia Reyes'],
      ['Agent', 'Reelpact, Inc.'],
    ]);
    expect([rows[0]?.amount, total.amount]).toEqual(['$5.00', '$5.00']);
    expect(notes).toEqual([TIP_GIFT, DOCUMENT_TEXTS.agent, DOCUMENT_TEXTS.noTax]);
  });

  it('name nobody where no name was given, and no card that nobody knows', () => {
    const { facts, parties } = receiptOf({ supporterName: null, card: null });
    expect(parties[0]?.lines).toEqual([ANONYMOUS]);
    expect(facts.map(({ label }) => label)).not.toContain('Paid by');
  });

  it('name the creator by the legal name, where it is known', () => {
    const legal = { name: 'Sophia Reyes Media LLC', address: ['5 Elm Street'] };
    expect(receiptOf({ legal }).parties[1]?.lines).toEqual(['Sophia Reyes Media LLC', '5 Elm Street']);
  });

  it('never have the whole ID of the tip, with which it can be taken back', () => {
    const bodies = [tipReceiptBody, tipCreditNoteBody, tipSlipBody].map((make) => make(TIP, document(437)));
    for (const body of bodies) expect(JSON.stringify(body)).not.toContain(TIP.tipId.slice(9));
  });

  it.each([
    ['supporter', 'The tip was taken back within 30 minutes.'],
    ['creator', 'The creator returned the tip.'],
    ['admin', 'Reelpact returned the tip.'],
    [null, 'The card network returned a part of the tip; the rest is refunded.'],
  ] as const)('credit what the %s returns, with the reason and the receipt', (refunder, reason) => {
    const body = tipCreditNoteBody({ ...TIP, refunder }, document(500));
    const receipt = { id: 'r', number: 'T-2026-000001' };
    const { facts, total } = showDocument(numbered({ ...body, receipt }, 'N-2026-000001'));
    expect(facts.slice(2)).toEqual([
      { label: 'Tip', text: '5b1f6a0e' },
      { label: 'For receipt', text: 'T-2026-000001' },
      { label: 'Reason', text: reason },
    ]);
    expect(total).toEqual({ label: 'Refunded', amount: '$5.00' });
  });

  it('lead from the tip to what was sent, without a booking or a package', () => {
    const body = tipSlipBody(TIP, document(437));
    expect(body).not.toHaveProperty('booking');
    expect(body).not.toHaveProperty('packageName');
    const { facts, rows, total } = showDocument(numbered(body, 'P-2026-000001'));
    expect(facts.slice(2)).toEqual([
      { label: 'Tip', text: '5b1f6a0e' },
      { label: 'Transfer', text: 'tr_1' },
    ]);
    expect(rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Tip $5.00',
      'Platform fee -$0.63',
    ]);
    expect(total.amount).toBe('$4.37');
  });
});

describe('a fee statement', () => {
  it('sums up what was taken and returned in its month', () => {
    const line = (gross: number, fee: number) => ({
      booking: { id: FACTS.bookingId, number: '3f1d2c84' },
      packageName: 'Single Reel',
      at: new Date(AT).toISOString(),
      gross,
      fee,
    });
    const tip = { tip: { number: '5b1f6a0e' }, at: new Date(AT).toISOString(), gross: 500, fee: 63 };
    const lines = [line(15_000, 1_500), line(-5_000, -500), tip];
    const body = feeStatementBody(FACTS, '2026-11', lines, document(0));
    expect(body.amount).toBe(1_063);
    const shown = showDocument(numbered(body, 'F-2026-000001'));
    expect(shown.facts).toContainEqual({ label: 'Month', text: 'November 2026' });
    expect(shown.rows.map(({ amount }) => amount)).toEqual(['$15.00', '-$5.00', '$0.63']);
    expect(shown.rows.map(({ label }) => label)).toEqual([
      'Single Reel, booking 3f1d2c84',
      'Single Reel, booking 3f1d2c84',
      'Tip 5b1f6a0e',
    ]);
    expect(shown.total).toEqual({ label: 'Fees', amount: '$10.63' });
  });
});
