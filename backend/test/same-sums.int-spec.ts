import { describe, expect, it } from '@jest/globals';
import {
  type DocumentFacts,
  creditNoteBody,
  documentsOf,
  holdPosting,
  payoutSlipBody,
  receiptBody,
  settle,
  settlePosting,
  statementLabel,
  transferPosting,
} from '@reelpact/domain';
import { type MoneyRecords, sumFaults } from './same-sums.js';

const AMOUNT = 15_001;
const parts = settle(AMOUNT, 20, 1000);
const FACTS: DocumentFacts = {
  ...{ bookingId: '0f8fad5b-d9cb-469f-a165-70867728950e', packageName: 'UGC Package', packageCents: AMOUNT },
  ...{ addons: [], brandName: 'Northwind Coffee', creatorName: 'Sophia Reyes', billing: null, legal: null },
  ...{ amountCents: AMOUNT, stage: 'cancelled_with_fee', escrow: 'split', card: null },
  share: { gross: parts.creatorNet + parts.platformFee, fee: parts.platformFee },
};

/** A booking that was cancelled for a fee of 20 %, whose creator has been paid. */
function records(): MoneyRecords {
  const steps = {
    hold: holdPosting(AMOUNT),
    settle: settlePosting(parts),
    transfer: transferPosting(parts.creatorNet),
  };
  const postings = (Object.keys(steps) as (keyof typeof steps)[]).map((step) => ({
    step,
    entries: steps[step],
  }));
  const ledger = postings.flatMap(({ step, entries }) =>
    entries.map((entry) => ({ key: step, step, ...entry })),
  );
  const documents = postings.flatMap(({ step, entries }) =>
    documentsOf({ step, entries }).map(({ kind, amount }) => {
      const made = { id: step, at: 0, issuer: { legalName: null, address: null, taxId: null }, amount };
      const body =
        kind === 'receipt'
          ? receiptBody(FACTS, made)
          : kind === 'credit_note'
            ? creditNoteBody(FACTS, step, made)
            : payoutSlipBody(FACTS, null, made);
      return { kind, amount, body };
    }),
  );
  const lines = ledger.flatMap(({ step, account, amount }) => {
    const label = statementLabel(step, account);
    return label ? [{ label, amount: Math.abs(amount) }] : [];
  });
  const { creatorNet: net, platformFee, refund: refunded } = parts;
  return {
    ledger,
    documents,
    statement: { gross: AMOUNT, platformFee, net, refunded, settled: true, lines },
  };
}

/** The same with one sum another. */
const PLANTED: Record<string, (right: MoneyRecords) => MoneyRecords> = {
  'a receipt is missing': (right) => ({
    ...right,
    documents: right.documents.filter(({ kind }) => kind !== 'receipt'),
  }),
  'a credit note is there twice': (right) => ({
    ...right,
    documents: [...right.documents, ...right.documents.filter(({ kind }) => kind === 'credit_note')],
  }),
  'a payout slip is a cent too low': (right) => ({
    ...right,
    documents: right.documents.map((one) =>
      one.kind === 'payout_slip' ? { ...one, amount: one.amount - 1 } : one,
    ),
  }),
  'a credit note names another share': (right) => ({
    ...right,
    documents: right.documents.map(({ body, ...one }) =>
      body.kind === 'credit_note'
        ? { ...one, body: { ...body, reason: 'The creator keeps $75.01; the rest is refunded.' } }
        : { ...one, body },
    ),
  }),
  'the statement has half of it go back': (right) => ({
    ...right,
    statement: { ...right.statement, refunded: 7_500, net: 6_751, platformFee: 750 },
  }),
  'the statement has a line twice': ({ statement, ...right }) => ({
    ...right,
    statement: { ...statement, lines: [...statement.lines, ...statement.lines.slice(0, 1)] },
  }),
  'the statement isn’t settled': (right) => ({ ...right, statement: { ...right.statement, settled: false } }),
  'the ledger has an entry too many': (right) => ({
    ...right,
    ledger: [...right.ledger, { key: 'settle', step: 'settle', account: 'refunds_owed', amount: -1 }],
  }),
};

describe('the sums of a booking', () => {
  it('are the same in ledger, statement and documents', () => {
    expect(records().documents.map(({ kind }) => kind)).toEqual(['receipt', 'credit_note', 'payout_slip']);
    expect(sumFaults(records())).toEqual([]);
  });

  it.each(Object.entries(PLANTED))('are found to differ where %s', (_, plant) => {
    expect(sumFaults(plant(records()))).not.toEqual([]);
  });
});
