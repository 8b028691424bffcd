import { Injectable } from '@nestjs/common';
import type { Cents, LedgerAccount, LedgerEntry, LedgerStep } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';

/** Which payment of which booking money belongs to. */
export interface OfAttempt {
  bookingId: string;
  attempt: number;
}
export interface Posting extends OfAttempt {
  /** What tells this posting from every other: made from booking, step and attempt, see `operationKey`. */
  key: string;
  creatorId: string;
  step: LedgerStep;
  entries: LedgerEntry[];
}
export type Balances = Partial<Record<LedgerAccount, Cents>>;

/** Double-entry bookkeeping. The database refuses what does not balance, and every change of what was written. */
@Injectable()
export class Ledger {
  /** Writes a posting once; a second one with the same key changes nothing. @returns whether it was new */
  async post(tx: Transaction, posting: Posting): Promise<boolean> {
    const { key, bookingId, creatorId, step, attempt, entries } = posting;
    if (entries.length === 0) return false;
    const id = newId();
    const fresh = await tx.row(
      'insert-posting',
      `insert into ledger_postings (id, key, booking_id, step, attempt, at) values ($1, $2, $3, $4, $5, $6)
       on conflict (key) do nothing returning 1`,
      [id, key, bookingId, step, attempt, new Date(tx.now)],
    );
    if (!fresh) return false;
    await tx.rows(
      'insert-entries',
      `insert into ledger_entries (posting_id, account, creator_id, amount_cents)
       select $1::uuid, account, case when account = 'creator_payable' then $4::uuid end, amount
       from unnest($2::text[], $3::bigint[]) as entry (account, amount)`,
      [id, entries.map(({ account }) => account), entries.map(({ amount }) => amount), creatorId],
    );
    return true;
  }

  /** What one posting moved on an account, in cents; 0 when there is no such posting. */
  async posted(statements: Statements, key: string, account: LedgerAccount): Promise<Cents> {
    const row = await statements.row<{ amount: string }>(
      'posted-amount',
      `select coalesce(sum(e.amount_cents), 0)::text as amount from ledger_entries e
       join ledger_postings p on p.id = e.posting_id where p.key = $1 and e.account = $2`,
      [key, account],
    );
    return Number(row?.amount);
  }

  /** What lies on each account for one payment of a booking, in cents; debits are positive. */
  async balances(statements: Statements, { bookingId, attempt }: OfAttempt): Promise<Balances> {
    const rows = await statements.rows<{ account: LedgerAccount; balance: string }>(
      'attempt-balances',
      `select e.account, sum(e.amount_cents)::text as balance from ledger_entries e
       join ledger_postings p on p.id = e.posting_id
       where p.booking_id = $1 and coalesce(p.attempt, $2) = $2 group by e.account`,
      [bookingId, attempt],
    );
    return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
  }
}
