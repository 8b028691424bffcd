import { Injectable } from '@nestjs/common';
import {
  type Cents,
  type LedgerAccount,
  type LedgerStep,
  PAYOUT_ARRIVES_AFTER,
  PAYOUT_HOLDS,
  type PayoutHold,
  REFUND_ARRIVES_AFTER,
  STAGE_META,
  windowIn,
  isHeld,
  isIncomplete,
  moneyLine,
  settle,
  statementLabel,
  transferable,
} from '@reelpact/domain';
import { Database, type Statements } from '../../../../platform/database/database.js';
import type { BookingRecord, BookingRole } from '../../../bookings/index.js';
import { PayoutAccounts } from '../payout-accounts.js';

interface EntryRow {
  step: LedgerStep;
  at: Date;
  account: LedgerAccount;
  amount: string;
}
interface StatementLine {
  at: number;
  label: string;
  /** Cents, always positive; the label says which way. */
  amount: Cents;
}
export interface Statement {
  gross: Cents;
  platformFee: Cents;
  /** The creator's share after the fee; what it would be while nothing is decided, 0 where nothing was ever paid. */
  net: Cents;
  /** What the brand has got, or gets, back. */
  refunded: Cents;
  settled: boolean;
  /** Where the money is now, as one sentence. */
  place: string;
  /** When the money reaches its next place, milliseconds since 1970; null when that depends on people. */
  expectedAt: number | null;
  /** Why the creator's share waits; null when it doesn't, or when it is no business of the reader's. */
  hold: { code: PayoutHold; message: string } | null;
  lines: StatementLine[];
}

/** What is posted of a booking, with what is still payable to its creator in cents. */
export type PostedStatement = Omit<Statement, 'hold'> & { payable: Cents };

/** What became of the money of one booking. */
@Injectable()
export class ReadStatement {
  constructor(
    private readonly database: Database,
    private readonly accounts: PayoutAccounts,
  ) {}

  async of(record: BookingRecord, reader: BookingRole): Promise<Statement> {
    const { payable, ...posted } = await this.posted(this.database, record, reader);
    const reason = await this.hold(record, payable);
    const hold = reason === 'CHARGED_BACK' || reader !== 'brand' ? reason : null;
    return { ...posted, hold: hold && { code: hold, message: PAYOUT_HOLDS[hold] } };
  }

  /** The same without why a share waits: what the ledger alone says. */
  async posted(at: Statements, record: BookingRecord, reader: BookingRole): Promise<PostedStatement> {
    const rows = await at.rows<EntryRow>(
      'statement-entries',
      `select p.step, p.at, e.account, e.amount_cents::text as amount from ledger_entries e
       join ledger_postings p on p.id = e.posting_id and p.creator_id = e.deal_creator_id
       where p.booking_id = $1 and p.creator_id = $2 order by p.at, e.id`,
      [record.id, record.creatorId],
    );
    const sum = (account: LedgerAccount, ...steps: LedgerStep[]): Cents =>
      rows
        .filter((row) => row.account === account && steps.includes(row.step))
        .reduce((total, { amount }) => total + Number(amount), 0);
    const settled = rows.some(({ step }) => step === 'settle');
    const unpaid = !settled && STAGE_META[record.state.stage].final;
    const planned = settle(unpaid ? 0 : record.amountCents, 100, record.feeBps);
    const refunded = -sum('refunds_owed', 'settle', 'grant');
    const platformFee = settled ? -sum('platform_fees', 'settle', 'grant') : planned.platformFee;
    // Of what a card network has kept nothing is the creator's; a refund that can't be taken from them is a loss, and theirs all the same.
    const share = -sum('creator_payable', 'settle', 'grant') - sum('losses', 'grant');
    const net = settled ? share : planned.creatorNet;
    const payable = -sum('creator_payable', ...new Set(rows.map(({ step }) => step)));
    const lastOf = (step: LedgerStep) => rows.findLast((row) => row.step === step)?.at.getTime() ?? null;
    const transferredAt = lastOf('transfer');
    const { stage, escrow, context } = record.state;
    const transferred = transferredAt !== null;
    const line = moneyLine({ stage, escrow, transferred, refundDelayed: context.refundDelayed }, reader);
    return {
      gross: record.amountCents,
      platformFee,
      net,
      refunded,
      settled,
      place: line.text,
      expectedAt: expectedAt(record, transferredAt, lastOf('refund')),
      payable,
      lines: rows.flatMap(({ step, account, amount, at }) => {
        const label = statementLabel(step, account);
        return label ? [{ at: at.getTime(), label, amount: Math.abs(Number(amount)) }] : [];
      }),
    };
  }

  /** Why a creator's share that is due has not left; null when nothing is due. */
  async hold(record: BookingRecord, payable: Cents): Promise<PayoutHold | null> {
    if (record.state.context.openChargeback !== null) return 'CHARGED_BACK';
    if (payable <= 0) return null;
    const reason = await this.accounts.hold(record);
    if (reason) return reason;
    const refused = await this.database.row(
      'refused-transfer',
      `select 1 from provider_orders where booking_id = $1 and creator_id = $2 and kind = 'transfer' and status = 'refused' limit 1`,
      [record.id, record.creatorId],
    );
    return refused ? 'PROVIDER_REFUSED' : 'ON_ITS_WAY';
  }
}

function expectedAt(
  { state }: BookingRecord,
  transferredAt: number | null,
  refundedAt: number | null,
): number | null {
  const { escrow, stage, context } = state;
  // Where silence approves, which it does only of a complete version, the money moves then at the latest.
  if (isHeld(escrow)) {
    const { waitsForReminders } = windowIn(stage, context) ?? {};
    return waitsForReminders && !isIncomplete(context.missing) ? context.deadlineAt : null;
  }
  if (transferable(escrow)) return transferredAt === null ? null : transferredAt + PAYOUT_ARRIVES_AFTER;
  return refundedAt === null || context.refundDelayed ? null : refundedAt + REFUND_ARRIVES_AFTER;
}
