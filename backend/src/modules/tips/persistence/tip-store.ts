import { Injectable } from '@nestjs/common';
import { type ShownCard, type TipEvent, type TipState, emailKey, nextTipMoment } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import type { TipRecord } from '../tip-record.js';
import { CREATORS_OF_TIPS } from '../reads/creator-of-tip.js';
import { TIP_ROWS, type TipRow, recordOf } from '../reads/tip-rows.js';

export interface NewTip {
  id: string;
  creatorId: string;
  email: string;
  name: string | null;
  message: string | null;
  asksCardholder: boolean;
  state: TipState;
}

const moment = (time: number | null): Date | null => (time === null ? null : new Date(time));

const SAVE = `
  with saved as (
    update tips set version = version + 1, stage = $3, payout = $4, received = $5, abandoned_for = $6,
      charged_back_from = $7, open_chargeback = $8, closed_chargebacks = $9, chargeback_lost = $10,
      failed_refunds = $11, refund_delayed = $12, paid_at = $13, next_at = $14, changed_at = $15, failures = 0,
      try_at = now()
    where id = $1 and version = $2 and creator_id = $20 returning id, creator_id
  )
  insert into tip_events (tip_id, creator_id, event, actor, facts, from_stage, to_stage, at)
  select id, creator_id, $16, $17, $18::jsonb, $19, $3, $15 from saved returning 1`;

/** The only writer of tips. */
@Injectable()
export class TipStore {
  async add(tx: Transaction, { state, ...tip }: NewTip): Promise<void> {
    CREATORS_OF_TIPS.learn(tip.id, tip.creatorId);
    await tx.rows(
      'add-tip',
      `insert into tips (id, creator_id, amount_cents, fee_bps, email, email_key, name, message, asks_cardholder,
         stage, created_at, changed_at, next_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)`,
      [
        tip.id,
        tip.creatorId,
        state.amount,
        state.feeBps,
        tip.email,
        emailKey(tip.email),
        tip.name,
        tip.message,
        tip.asksCardholder,
        state.stage,
        new Date(state.createdAt),
        moment(nextTipMoment(state)),
      ],
    );
  }

  /** Those of a creator that wait for their payment, in the order in which they are locked. */
  async unpaidOf(tx: Transaction, creatorId: string | null): Promise<string[]> {
    const rows = await tx.rows<{ id: string }>(
      'unpaid-tips-of-creator',
      `select id from tips where creator_id = $1 and stage = 'created' order by id`,
      [creatorId],
    );
    return rows.map(({ id }) => id);
  }

  async lock(tx: Transaction, id: string): Promise<TipRecord | null> {
    if (!isId(id)) return null;
    const row = await tx.row<TipRow>(
      'lock-tip',
      `${TIP_ROWS} where t.id = $1 and t.creator_id = $2 for no key update of t`,
      [id, await CREATORS_OF_TIPS.of(tx, id)],
    );
    return row && recordOf(row);
  }

  /** Saves what an event has done. The caller holds the lock. @throws Error when it was changed meanwhile */
  async save(
    tx: Transaction,
    { id, creatorId, version, state: { stage: before } }: TipRecord,
    state: TipState,
    event: TipEvent,
  ): Promise<void> {
    const { type, actor, at, ...facts } = event;
    const saved = await tx.row('save-tip', SAVE, [
      id,
      version,
      state.stage,
      state.payout,
      state.received,
      state.abandonedFor,
      state.chargedBackFrom,
      state.openChargeback,
      [...state.closedChargebacks],
      state.chargebackLost,
      [...state.failedRefunds],
      state.refundDelayed,
      moment(state.paidAt),
      moment(nextTipMoment(state)),
      new Date(at),
      type,
      actor,
      JSON.stringify(facts),
      before,
      creatorId,
    ]);
    if (!saved) throw new Error(`tip ${id} was changed by somebody who did not hold its lock`);
  }

  /** @returns whether the tip still waits for its payment, and whether the bank is to be asked by now */
  async keepIntent(
    tx: Transaction,
    id: string,
    intent: { id: string; clientSecret: string },
  ): Promise<{ waits: boolean; asks: boolean }> {
    const row = await tx.row<{ waits: boolean; asks: boolean }>(
      'keep-tip-intent',
      `update tips set intent_id = coalesce(intent_id, $2), client_secret = coalesce(client_secret, $3)
       where id = $1 and creator_id = $4 returning stage = 'created' as waits, asks_cardholder as asks`,
      [id, intent.id, intent.clientSecret, await CREATORS_OF_TIPS.of(tx, id)],
    );
    if (!row) throw new Error(`tip ${id} was lost`);
    return row;
  }

  /** From now on the bank is asked, whatever the card. @returns the tips of a page that wait for their payment without that */
  async askCardholders(tx: Transaction, creatorId: string): Promise<string[]> {
    const rows = await tx.rows<{ id: string }>(
      'ask-cardholders-of-page',
      `select id from tips where creator_id = $1 and stage = 'created' and not asks_cardholder order by id limit 500`,
      [creatorId],
    );
    return rows.map(({ id }) => id);
  }

  /** Notes the card that a payment was made with, for the receipt: the one that was seen last. */
  noteCard(tx: Transaction, { id, creatorId, email }: TipRecord, card: ShownCard | null): void {
    // Of a supporter who is forgotten nothing is kept again.
    if (card === null || email === null) return;
    tx.send(
      'note-card-of-tip',
      `update tips set card_brand = $2, card_last4 = $3
       where id = $1 and creator_id = $4 and (card_brand, card_last4) is distinct from ($2, $3)`,
      [id, card.brand, card.last4, creatorId],
    );
  }

  async noteAsked(tx: Transaction, id: string): Promise<void> {
    await tx.rows(
      'note-cardholder-asked',
      'update tips set asks_cardholder = true where id = $1 and creator_id = $2',
      [id, await CREATORS_OF_TIPS.of(tx, id)],
    );
  }

  /** A job is at it; looked at again after five minutes. */
  async lookLater(tx: Transaction, id: string): Promise<void> {
    await tx.rows(
      'look-at-tip-later',
      `update tips set try_at = now() + interval '5 minutes' where id = $1 and creator_id = $2`,
      [id, await CREATORS_OF_TIPS.of(tx, id)],
    );
  }

  /** The clock's event failed: it waits longer after each failure, at most about an hour. */
  async postpone(tx: Transaction, id: string): Promise<void> {
    await tx.rows(
      'postpone-tip',
      `update tips set failures = failures + 1,
         try_at = now() + make_interval(mins => least(64, power(2, failures)::int)) where id = $1 and creator_id = $2`,
      [id, await CREATORS_OF_TIPS.of(tx, id)],
    );
  }
}
