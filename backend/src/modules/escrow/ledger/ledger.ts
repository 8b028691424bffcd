import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Cents, type LedgerAccount, earnedBy } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { KeptSums, OWNERS_AT_ONCE } from '../../../platform/database/kept-sums.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { type MoneyOf, isOfTip, moneyColumns } from './money-of.js';
import { MoneySubjects } from './money-subjects.js';
import type { Posting } from './posting.js';
import { PostingListeners } from './posting-listeners.js';
import { EARNINGS } from './reads/earned.js';

export type Balances = Partial<Record<LedgerAccount, Cents>>;

/** A posting with its entries, and what the creator has earned by it; nothing when it is there already. */
const INSERT = `
  with posting as (
    insert into ledger_postings (id, key, booking_id, step, attempt, at, tip_id, creator_id) values ($1, $2, $3, $4, $5, $6, $11, $9)
    on conflict (key) do nothing returning id
  ), entries as (
    insert into ledger_entries (posting_id, deal_creator_id, account, creator_id, amount_cents)
    select posting.id, $9::uuid, account, case when account = 'creator_payable' then $9::uuid end, amount
    from posting, unnest($7::text[], $8::bigint[]) as entry (account, amount)
  ), earnings as (
    insert into creator_earnings (creator_id, cents) select $9::uuid, $10::bigint from posting where $10::bigint <> 0
  )
  select 1 from posting`;

const BALANCES = `
  select e.account, sum(e.amount_cents)::text as balance
  from ledger_entries e join ledger_postings p on p.id = e.posting_id and p.creator_id = e.deal_creator_id`;
const ATTEMPT_BALANCES = `${BALANCES}
  where p.booking_id = $1 and p.creator_id = $3 and coalesce(p.attempt, $2) = $2 group by e.account`;
const TIP_BALANCES = `${BALANCES} where p.tip_id = $1 and p.creator_id = $2 group by e.account`;

const MERGE_EARNINGS = `
  with owners as (
    select distinct creator_id from creator_earnings where is_change limit ${OWNERS_AT_ONCE}
  ), gone as (
    delete from creator_earnings t using owners o where t.creator_id = o.creator_id returning t.creator_id, t.cents
  ), merged as (
    insert into creator_earnings (creator_id, cents, is_change)
    select creator_id, sum(cents), false from gone group by 1 having sum(cents) <> 0
  )
  select count(*)::int as owners from owners`;

const RECOUNT_EARNINGS = {
  lock: 'lock table creator_earnings in share row exclusive mode',
  count: 'select recount_creator_earnings()',
};

/** Double-entry bookkeeping. The database refuses what does not balance, and every change of what was written. */
@Injectable()
export class Ledger implements OnModuleInit {
  constructor(
    private readonly sums: KeptSums,
    private readonly columns: LentColumns,
    private readonly listeners: PostingListeners,
    private readonly subjects: MoneySubjects,
  ) {}

  onModuleInit(): void {
    this.sums.register('creator-earnings', MERGE_EARNINGS);
    this.columns.lend('totals.earnings', EARNINGS);
    this.sums.registerCount(RECOUNT_EARNINGS);
  }

  /** Writes a posting once; a second one with the same key changes nothing. @returns whether it was new */
  async post(tx: Transaction, posting: Posting): Promise<boolean> {
    const { key, creatorId, step, entries } = posting;
    if (entries.length === 0) return false;
    const { bookingId, attempt, tipId } = moneyColumns(posting);
    const fresh = await tx.row('insert-posting', INSERT, [
      newId(),
      key,
      bookingId,
      step,
      attempt,
      new Date(tx.now),
      entries.map(({ account }) => account),
      entries.map(({ amount }) => amount),
      creatorId,
      earnedBy(step, entries),
      tipId,
    ]);
    if (fresh === null) return false;
    await this.listeners.announce(tx, posting);
    return true;
  }

  /** What one posting moved on an account, in cents; 0 when there is no such posting. */
  async posted(
    statements: Statements,
    { key, creatorId }: Pick<Posting, 'key' | 'creatorId'>,
    account: LedgerAccount,
  ): Promise<Cents> {
    const row = await statements.row<{ amount: string }>(
      'posted-amount',
      `select coalesce(sum(e.amount_cents), 0)::text as amount from ledger_entries e
       join ledger_postings p on p.id = e.posting_id and p.creator_id = e.deal_creator_id
       where p.key = $1 and p.creator_id = $3 and e.account = $2`,
      [key, account, creatorId],
    );
    return Number(row?.amount);
  }

  /** What lies on each account for one payment, in cents; debits are positive. */
  async balances(statements: Statements, of: MoneyOf): Promise<Balances> {
    type Row = { account: LedgerAccount; balance: string };
    const creatorId = await this.subjects.creatorOf(statements, of);
    const rows = isOfTip(of)
      ? await statements.rows<Row>('tip-balances', TIP_BALANCES, [of.tipId, creatorId])
      : await statements.rows<Row>('attempt-balances', ATTEMPT_BALANCES, [
          of.bookingId,
          of.attempt,
          creatorId,
        ]);
    return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
  }
}
