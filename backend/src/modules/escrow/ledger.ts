import { Injectable } from '@nestjs/common';
import type { Cents, LedgerAccount, LedgerEntry } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/database/ids.js';

export type LedgerStep =
  | 'hold'
  | 'settle'
  | 'refund'
  | 'transfer'
  | 'stray'
  | 'chargeback'
  | 'chargeback_won'
  | 'chargeback_lost'
  | 'refund_failed';

export interface Posting {
  bookingId: string;
  creatorId: string;
  step: LedgerStep;
  /** What tells this posting from every other of its booking and step: the attempt, a charge-back's id. */
  name: string | number;
  entries: LedgerEntry[];
}

const keyOf = (bookingId: string, step: LedgerStep, name: string | number): string =>
  `${bookingId}:${step}:${name}`;

/** Double-entry bookkeeping. The database refuses what does not balance, and every change of what was written. */
@Injectable()
export class Ledger {
  /** Writes a posting once; a second one with the same key changes nothing. @returns whether it was new */
  async post(tx: Transaction, { bookingId, creatorId, step, name, entries }: Posting): Promise<boolean> {
    if (entries.length === 0) return false;
    const id = newId();
    const fresh = await tx.row(
      'insert-posting',
      `insert into ledger_postings (id, key, booking_id, step, at) values ($1, $2, $3, $4, $5)
       on conflict (key) do nothing returning 1`,
      [id, keyOf(bookingId, step, name), bookingId, step, new Date(tx.now)],
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
  async posted(
    tx: Transaction,
    { bookingId, step, name }: Pick<Posting, 'bookingId' | 'step' | 'name'>,
    account: LedgerAccount,
  ): Promise<Cents> {
    const row = await tx.row<{ amount: string }>(
      'posted-amount',
      `select coalesce(sum(e.amount_cents), 0)::text as amount from ledger_entries e
       join ledger_postings p on p.id = e.posting_id where p.key = $1 and e.account = $2`,
      [keyOf(bookingId, step, name), account],
    );
    return Number(row?.amount);
  }

  /** What lies on each account for one booking, in cents; debits are positive. */
  async balances(tx: Transaction, bookingId: string): Promise<Partial<Record<LedgerAccount, Cents>>> {
    const rows = await tx.rows<{ account: LedgerAccount; balance: string }>(
      'booking-balances',
      `select e.account, sum(e.amount_cents)::text as balance from ledger_entries e
       join ledger_postings p on p.id = e.posting_id where p.booking_id = $1 group by e.account`,
      [bookingId],
    );
    return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
  }
}
