import {
  type Cents,
  type CreditNoteBody,
  type DocumentBody,
  type LedgerAccount,
  type LedgerStep,
  type PayoutSlipBody,
  formatMoney,
  parseDollars,
  statementLabel,
} from '@reelpact/domain';
import type pg from 'pg';
import type { PostedStatement } from '../src/modules/escrow/payouts/reads/read-statement.js';
import type { StatementDto } from '../src/modules/escrow/http/money.dto.js';

/** What a statement says, in cents. */
export type StatedSums = Pick<PostedStatement, 'gross' | 'platformFee' | 'net' | 'refunded' | 'settled'> & {
  lines: readonly { label: string; amount: Cents }[];
};

/** Everything that says how much money of one booking went where; cents. */
export interface MoneyRecords {
  ledger: readonly { key: string; step: LedgerStep; account: LedgerAccount; amount: Cents }[];
  documents: readonly { kind: DocumentBody['kind']; amount: Cents; body: DocumentBody }[];
  statement: StatedSums;
}

/** A statement as the API answers it. */
export function statedSums({ gross, fee, net, refunded, settled, lines }: StatementDto): StatedSums {
  const cents = (dollars: string): Cents => parseDollars(dollars) ?? Number.NaN;
  return {
    ...{ gross: cents(gross), platformFee: cents(fee), net: cents(net), refunded: cents(refunded), settled },
    lines: lines.map(({ label, amount }) => ({ label, amount: cents(amount) })),
  };
}

/** What ledger and documents have of a booking, beside what its statement says. */
export async function readRecords(
  database: Pick<pg.Pool, 'query'>,
  bookingId: string,
  statement: StatedSums,
): Promise<MoneyRecords> {
  const ledger = await database.query<MoneyRecords['ledger'][number]>(
    `select p.key, p.step, e.account, e.amount_cents::float8 as amount
     from ledger_postings p join ledger_entries e on e.posting_id = p.id where p.booking_id = $1`,
    [bookingId],
  );
  const documents = await database.query<MoneyRecords['documents'][number]>(
    `select kind, amount_cents::float8 as amount, body::json as body from documents
     where booking_id = $1 and body::json ->> 'corrects' is null`,
    [bookingId],
  );
  return { ledger: ledger.rows, documents: documents.rows, statement };
}

const total = (rows: readonly { amount: Cents }[]): Cents =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Where ledger, statement, receipts, credit notes and payout slips of one booking name different sums, as sentences; empty where
 * all say the same.
 */
export function sumFaults({ ledger, documents, statement }: MoneyRecords): string[] {
  const faults: string[] = [];
  const demand = (what: string, said: Cents, right: Cents): void => {
    // A sum of nothing can be -0.
    if (said !== right && !(said === 0 && right === 0))
      faults.push(`${what} is ${said} and not ${right} cents`);
  };
  const on = (steps: readonly LedgerStep[], ...accounts: readonly LedgerAccount[]): Cents =>
    total(ledger.filter(({ step, account }) => steps.includes(step) && accounts.includes(account)));
  const bodies = <B extends DocumentBody>(kind: B['kind']): B[] =>
    documents.filter((one) => one.kind === kind).map(({ body }) => body as B);

  for (const key of new Set(ledger.map((row) => row.key)))
    demand(`posting ${key}`, total(ledger.filter((row) => row.key === key)), 0);
  for (const { kind, amount, body } of documents) demand(`the text of a ${kind}`, body.amount, amount);

  const held = -on(['hold'], 'escrow');
  const share = -on(['settle'], 'creator_payable', 'platform_fees');
  const back = -on(['settle', 'grant'], 'refunds_owed');
  const gone = on(['settle', 'chargeback_lost'], 'escrow');
  demand('what was held', gone, statement.settled || gone > 0 ? held : 0);
  demand('the receipts', total(bodies('receipt')), held);
  demand('the credit notes', total(bodies('credit_note')), back);
  demand('the payout slips', total(bodies('payout_slip')), on(['transfer'], 'creator_payable'));

  if (held > 0) demand('the price on the statement', statement.gross, held);
  if (statement.settled !== ledger.some(({ step }) => step === 'settle'))
    faults.push(`the statement ${statement.settled ? 'is' : 'isn’t'} settled`);
  if (statement.settled) {
    const { platformFee, net, refunded } = statement;
    demand('the fee on the statement', platformFee, -on(['settle', 'grant'], 'platform_fees'));
    // What is granted back and can't be taken from the creator any more is a loss for now; it is the creator's all the same.
    demand(
      'the creator’s share on the statement',
      net,
      -on(['settle', 'grant'], 'creator_payable', 'losses'),
    );
    demand('the refund on the statement', refunded, back);
    demand('the statement', platformFee + net + refunded, held - on(['chargeback_lost'], 'escrow'));
  }
  const labels = new Set(statement.lines.map(({ label }) => label));
  const labelOf = (row: MoneyRecords['ledger'][number]) => statementLabel(row.step, row.account);
  for (const row of ledger) labels.add(labelOf(row) ?? '');
  labels.delete('');
  for (const label of labels)
    demand(
      `“${label}” on the statement`,
      total(statement.lines.filter((line) => line.label === label)),
      total(
        ledger.filter((row) => labelOf(row) === label).map(({ amount }) => ({ amount: Math.abs(amount) })),
      ),
    );

  for (const { reason, paid } of bodies<CreditNoteBody>('credit_note')) {
    demand('the price on a credit note', paid, statement.gross);
    const named = /\$[\d,]+\.\d\d/.exec(reason)?.[0];
    if (named !== undefined && named !== formatMoney(share))
      faults.push(`a credit note says “${reason}”, but the creator’s share is ${formatMoney(share)}`);
  }
  for (const { items, amount } of bodies<PayoutSlipBody>('payout_slip')) {
    demand('the lines of a payout slip', total(items), amount);
    demand('the share on a payout slip', items[0]?.amount ?? 0, share);
  }
  return faults;
}
