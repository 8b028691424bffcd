import { Injectable } from '@nestjs/common';
import type { Cents } from '@reelpact/domain';
import type { Cursor } from '../../../../platform/database/cursor.js';
import { Database } from '../../../../platform/database/database.js';
import type { Section } from '../../../../platform/database/personal-data.js';

export interface PayoutTotals {
  /** Held in escrow for this creator's bookings, before the platform's fee. */
  pending: Cents;
  /** Released to the creator and not yet sent. */
  available: Cents;
  /** Sent to the creator's account and not taken back. */
  paid: Cents;
}
/** The same of tips, which are no part of those. */
export interface TipTotals {
  /** The creator's, and not sent yet: a tip is sent a week after it was paid. */
  waiting: Cents;
  /** Sent to the creator's account and not taken back. */
  paid: Cents;
}
export interface SentPayout {
  key: string;
  bookingId: string;
  brandName: string;
  packageName: string;
  kind: 'transfer' | 'reversal';
  amount: Cents;
  at: Date;
}

const TOTALS = `
  select coalesce(sum(-e.amount_cents) filter (where e.account = 'escrow'), 0)::text as pending,
    coalesce(sum(-e.amount_cents) filter (where e.account = 'creator_payable'), 0)::text as available,
    coalesce(sum(e.amount_cents) filter (where e.account = 'creator_payable' and p.step = 'transfer'), 0)::text as sent,
    coalesce(sum(e.amount_cents) filter (where e.account = 'processor_clearing' and p.step = 'reversal'), 0)::text as back
  from bookings b join ledger_postings p on p.booking_id = b.id and p.creator_id = b.creator_id
    join ledger_entries e on e.posting_id = p.id and e.deal_creator_id = b.creator_id
  where b.creator_id = $1`;
/** The creator stands with what they are owed; the rest of a posting is found by its tip. */
const TIP_TOTALS = `
  with mine as (
    select distinct p.tip_id from ledger_entries e join ledger_postings p on p.id = e.posting_id and p.creator_id = e.deal_creator_id
    where e.creator_id = $1 and e.deal_creator_id = $1 and e.account = 'creator_payable' and p.tip_id is not null
  )
  select coalesce(sum(-e.amount_cents) filter (where e.account = 'creator_payable'), 0)::text as waiting,
    coalesce(sum(e.amount_cents) filter (where e.account = 'creator_payable' and p.step = 'transfer'), 0)::text as sent,
    coalesce(sum(e.amount_cents) filter (where e.account = 'processor_clearing' and p.step = 'reversal'), 0)::text as back
  from mine join ledger_postings p on p.tip_id = mine.tip_id and p.creator_id = $1
    join ledger_entries e on e.posting_id = p.id and e.deal_creator_id = p.creator_id`;
const WAITING = `
  select b.id, (-sum(e.amount_cents))::text as payable
  from bookings b join ledger_postings p on p.booking_id = b.id and p.creator_id = b.creator_id
    join ledger_entries e on e.posting_id = p.id and e.deal_creator_id = b.creator_id
  where b.creator_id = $1 and e.account = 'creator_payable'
  group by b.id having sum(e.amount_cents) < 0 order by max(p.at) desc limit 100`;
const HISTORY = `
  select o.key, o.booking_id as "bookingId", b.brand_name as "brandName", b.package->>'name' as "packageName", o.kind,
    o.amount_cents as amount, p.at
  from provider_orders o join bookings b on b.id = o.booking_id and b.creator_id = o.creator_id
    join ledger_postings p on p.key = o.key and p.creator_id = o.creator_id
  where b.creator_id = $1 and o.kind <> 'refund' and o.status = 'done'
    and ($2::timestamptz is null or (p.at, o.key) < ($2, $3))
  order by p.at desc, o.key desc limit $4`;

const EXPORT = `
  select o.booking_id as "bookingId", o.kind, o.amount_cents as "amountCents", p.at
  from provider_orders o join bookings b on b.id = o.booking_id and b.creator_id = o.creator_id
    join ledger_postings p on p.key = o.key and p.creator_id = o.creator_id
  where b.creator_id = $1 and o.kind <> 'refund' and o.status = 'done' order by p.at desc`;

/** What a creator has earned, and where it is. */
@Injectable()
export class ReadPayouts {
  constructor(private readonly database: Database) {}

  async totals(creatorId: string): Promise<PayoutTotals> {
    const row = await this.database.row<Record<'pending' | 'available' | 'sent' | 'back', string>>(
      'payout-totals',
      TOTALS,
      [creatorId],
    );
    return {
      pending: Number(row?.pending),
      available: Number(row?.available),
      paid: Number(row?.sent) - Number(row?.back),
    };
  }

  async tips(creatorId: string): Promise<TipTotals> {
    const row = await this.database.row<Record<'waiting' | 'sent' | 'back', string>>(
      'payout-tip-totals',
      TIP_TOTALS,
      [creatorId],
    );
    return { waiting: Number(row?.waiting), paid: Number(row?.sent) - Number(row?.back) };
  }

  /** Bookings whose share has not left yet, newest first, at most a hundred. */
  async waiting(creatorId: string): Promise<{ id: string; payable: Cents }[]> {
    const rows = await this.database.rows<{ id: string; payable: string }>('waiting-shares', WAITING, [
      creatorId,
    ]);
    return rows.map(({ id, payable }) => ({ id, payable: Number(payable) }));
  }

  /** All that was sent and taken back, for the copy of one's data. */
  export(creatorId: string | null): Promise<Section> {
    return this.database.rows('export-payouts', EXPORT, [creatorId]);
  }

  /** What was sent and taken back, newest first. */
  history(creatorId: string, after: Cursor | undefined, limit: number): Promise<SentPayout[]> {
    return this.database.rows<SentPayout>('payout-history', HISTORY, [
      creatorId,
      after?.createdAt ?? null,
      after?.id ?? null,
      limit,
    ]);
  }
}
