import { Injectable } from '@nestjs/common';
import { type ShippingAddress, emailKey, nextWordAt } from '@reelpact/domain';
import type { Parameter, Transaction } from '../../../platform/database/database.js';
import { LOG_CHANNEL } from '../../../platform/log/follow-log.js';
import { beginGuestSql } from '../../identity/index.js';
import type { BookingKey, BookingRecord, Brief, BriefFile } from '../booking-record.js';
import { type Change, type LoggedChange, logged } from '../follow-bookings.js';
import { date } from '../reads/booking-rows.js';
import { CREATORS_OF_BOOKINGS } from '../reads/creator-of-booking.js';

/** What is written down of a change, beside what it changed. */
export interface EntryFacts {
  actorId: string | null;
  note: string | null;
  contentHash: string;
}

/**
 * What is written with a booking, in the statement that writes its row (`written`): its next deadline, which the clock looks for, and the
 * entry of the log, which wakes those who follow it. It fails, dividing by zero, when the row was not written: by somebody who did not hold
 * its lock.
 */
const beside = (creatorId: string): string => `
  deadline as (
    insert into booking_deadlines (booking_id, creator_id, due_at, remind_at)
    select id, creator_id, $12::timestamptz, $13::timestamptz from written where $12::timestamptz is not null
    on conflict (booking_id) do update
      set due_at = excluded.due_at, remind_at = excluded.remind_at, try_at = '-infinity', failures = 0
  ), no_deadline as (
    delete from booking_deadlines where creator_id = ${creatorId} and booking_id in (select id from written) and $12::timestamptz is null
  ), entry as (
    insert into booking_history (booking_id, creator_id, event, actor, actor_id, from_stage, to_stage, from_escrow, to_escrow, at, note,
      content_hash, change)
    select id, creator_id, $1::text, $2::text, $3::uuid, $4::text, $5::text, $6::text, $7::text, $8::timestamptz, $9::text, $10::text, $11::jsonb
    from written returning id
  )
  select pg_notify('${LOG_CHANNEL}', ''), 1 / (select count(*) from entry)`;

/** A guest who is made by booking is written with the booking, before what refers to them is checked. */
const INSERT = `
  with guest as (${beginGuestSql(39)}), written as (
    insert into bookings (id, creator_id, package_id, brand_user_id, guest_id, flow, stage, escrow, amount_cents, fee_bps,
      delivery_days, revisions_left, attempt, closed_chargebacks, refund_delayed, version, package, addons, brand_name,
      contact_email, contact_email_key, project_description, additional_notes, script_url, created_at, source, wanted_by, cancellation_percent,
      needs_product, placements, deadline_at)
    values ($14, $15, $16, $17, $18, $19, $5, $7, $20, $21, $22, $23, $24, '{}', false, 0, $25::jsonb, $26::jsonb, $27, $28,
      $29, $30, $31, $32, $33, $34, $35::date, $36, $37, $38, $12) returning id, creator_id
  ), ${beside('$15')}`;

const SAVE = `
  with written as (
    update bookings set stage = $5, escrow = $7, deadline_at = $12, revisions_left = $16, attempt = $17,
      authorization_expires_at = $18, open_chargeback = $19, closed_chargebacks = $20, refund_delayed = $21, due_at = $22,
      version = $23, failed_refunds = $24, reminded = $25, held_at = $26, review_began_at = $27, round_counted = $28,
      missing = $29::jsonb, delivered_at = $30, approved_at = $31, license_id = $32, amount_cents = $33, delivery_days = $34,
      ended_at = $35, extended_by_ms = $36, offers = $37, extension = $38::jsonb, proposal = $39::jsonb, settled_percent = $40,
      cancellation_percent = $41, needs_product = $42, parcels = $43::jsonb,
      revision = revision + 1
    where id = $14 and revision = $15 and creator_id = $44 returning id, creator_id
  ), ${beside('$44')}`;

/** Writes bookings, each with its deadline and its entry in the log. */
@Injectable()
export class BookingStore {
  insert(tx: Transaction, change: Change, entry: EntryFacts & { newGuestId: string | null }): void {
    const { after: record } = change;
    const { context } = record.state;
    CREATORS_OF_BOOKINGS.learn(record.id, record.creatorId);
    tx.send('insert-booking', INSERT, [
      ...besideOf(tx, change, entry),
      record.id,
      record.creatorId,
      record.packageId,
      record.bookedBy.userId,
      record.bookedBy.guestId,
      record.flow,
      record.amountCents,
      record.feeBps,
      context.deliveryDays,
      context.revisionsLeft,
      context.attempt,
      JSON.stringify(record.package),
      JSON.stringify(record.addons),
      record.brandName,
      record.contactEmail,
      emailKey(record.contactEmail),
      record.projectDescription,
      record.additionalNotes,
      record.scriptUrl,
      record.createdAt,
      record.source,
      record.wantedBy,
      context.cancellationPercent,
      context.needsProduct,
      record.placements,
      entry.newGuestId,
      [],
    ]);
  }

  /** Saves a new state. The caller holds the lock; the revision is checked all the same. */
  save(tx: Transaction, change: Change & { before: BookingRecord }, entry: EntryFacts): void {
    const { before, after } = change;
    const { context } = after.state;
    tx.send('save-booking', SAVE, [
      ...besideOf(tx, change, entry),
      after.id,
      before.revision,
      context.revisionsLeft,
      context.attempt,
      date(context.authorizationExpiresAt),
      context.openChargeback,
      context.closedChargebacks,
      context.refundDelayed,
      date(context.dueAt),
      context.version,
      context.failedRefunds,
      context.reminded,
      date(context.heldAt),
      date(context.reviewBeganAt),
      context.roundCounted,
      JSON.stringify(context.missing),
      date(after.deliveredAt),
      date(after.approvedAt),
      after.licenseId,
      context.amount,
      context.deliveryDays,
      date(after.endedAt),
      context.extendedBy,
      context.offers,
      context.extension && JSON.stringify(context.extension),
      context.proposal && JSON.stringify(context.proposal),
      context.settledPercent,
      context.cancellationPercent,
      context.needsProduct,
      JSON.stringify(context.parcels),
      after.creatorId,
    ]);
  }

  /** Replaces the brief, beside the state. The caller holds the lock. */
  async saveBrief(tx: Transaction, { id, creatorId }: BookingKey, brief: Brief): Promise<void> {
    await tx.rows(
      'save-brief',
      `update bookings set package = $3::jsonb, addons = $4::jsonb, brand_name = $5, contact_email = $6, contact_email_key = $7,
         project_description = $8, additional_notes = $9, script_url = $10, wanted_by = $11::date, placements = $12
       where id = $1 and creator_id = $2`,
      [
        ...[id, creatorId, JSON.stringify(brief.package), JSON.stringify(brief.addons), brief.brandName],
        ...[brief.contactEmail, emailKey(brief.contactEmail)],
        ...[brief.projectDescription, brief.additionalNotes],
        brief.scriptUrl,
        brief.wantedBy,
        brief.placements,
      ],
    );
  }

  /** Where the product is sent. The caller holds the lock. */
  saveShipTo(tx: Transaction, { id, creatorId }: BookingKey, address: ShippingAddress): void {
    tx.send('save-ship-to', 'update bookings set ship_to = $2::jsonb where id = $1 and creator_id = $3', [
      id,
      JSON.stringify(address),
      creatorId,
    ]);
  }

  /** Replaces the files of a brief. The caller holds the lock. */
  saveBriefFiles(tx: Transaction, { id, creatorId }: BookingKey, files: readonly BriefFile[]): void {
    tx.send(
      'save-brief-files',
      'update bookings set brief_files = $2::jsonb where id = $1 and creator_id = $3',
      [id, JSON.stringify(files), creatorId],
    );
  }

  /** The last thing that happened to a booking. */
  lastEntry(
    tx: Transaction,
    { id, creatorId }: BookingKey,
  ): Promise<{ event: string; actor: string; content_hash: string } | null> {
    return tx.row(
      'last-history',
      `select event, actor, content_hash from booking_history where booking_id = $1 and creator_id = $2
       order by id desc limit 1`,
      [id, creatorId],
    );
  }
}

/** The first parameters of both. */
function besideOf(tx: Transaction, { before, after, event }: Change, entry: EntryFacts): Parameter[] {
  const { stage, escrow, context } = after.state;
  const change: LoggedChange = { event, before: before && logged(before), after: logged(after), now: tx.now };
  return [
    event.type,
    event.actor,
    entry.actorId,
    before?.state.stage ?? null,
    stage,
    before?.state.escrow ?? null,
    escrow,
    new Date(event.at),
    entry.note,
    entry.contentHash,
    JSON.stringify(change),
    date(context.deadlineAt),
    context.deadlineAt === null ? null : date(nextWordAt(stage, context)),
  ];
}
