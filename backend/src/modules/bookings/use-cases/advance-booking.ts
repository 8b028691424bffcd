import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type BookingEffect,
  type BookingEvent,
  type BookingState,
  type Decision,
  Problem,
  STAGE_META,
  allowedEvents,
  decide,
  dueEvent,
  isWindowEnd,
  originalsUnlocked,
  overdueEvent,
  refusalText,
} from '@reelpact/domain';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { isId, newLicenseId } from '../../../platform/database/ids.js';
import { BookingEffects } from '../booking-effects.js';
import type { BookingRecord, Brief } from '../booking-record.js';
import { BookingStore } from '../persistence/booking-store.js';
import { ReadBookings } from '../reads/read-bookings.js';

/** What somebody wants to happen to a booking. */
export interface Advance {
  bookingId: string;
  /** The user or guest behind it; null for provider, network and clock. */
  actorId: string | null;
  /** Throws for a caller who may not do this, before anything is done for them; absent for provider, network and clock. */
  authorize?: (record: BookingRecord) => void;
  /**
   * Makes the event while the booking is locked, so that it is made from what is true.
   * `attachment` goes to the handlers of the effects, and counts as content of the event; null means that there
   * is nothing to be done after all.
   */
  prepare: (tx: Transaction, record: BookingRecord) => Promise<Prepared | null> | Prepared | null;
}
export interface Prepared {
  event: BookingEvent;
  attachment?: object;
  /** The new brief, where the event comes with one. */
  brief?: Brief;
}

export interface Outcome {
  record: BookingRecord;
  /** False when the event repeated the actor's own last one, or when there was nothing to do. */
  changed: boolean;
  /** The product's time at which it was looked at. */
  now: number;
}

export interface Refused {
  refused: Problem;
  record: BookingRecord;
}

/** How many windows may end one after the other before an event; more would be a loop. */
const MAX_OVERDUE = 5;

/** Two events with the same content ask for the same, whenever they were sent. */
export function contentHash({ event, attachment }: Prepared): string {
  const { at: _at, ...content } = event;
  return createHash('sha256')
    .update(JSON.stringify([content, attachment ?? null]))
    .digest('base64url');
}

type Taken = Extract<Decision, { taken: true }>;

const noteOf = (event: BookingEvent): string | null => {
  for (const field of ['reason', 'feedback', 'notes'] as const) {
    const text = (event as Partial<Record<typeof field, unknown>>)[field];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return null;
};

/** What happens to money after the end doesn't end a booking again. */
function endOf(
  { state: before, endedAt }: BookingRecord,
  { stage }: BookingState,
  now: number,
): number | null {
  if (!STAGE_META[stage].final) return null;
  return stage === before.stage ? endedAt : now;
}

/** What comes about by the effects of a step. */
function withFacts(
  record: BookingRecord,
  state: BookingState,
  effects: readonly BookingEffect[],
  now: number,
): BookingRecord {
  const isUnlocked =
    state.context.version > 0 && !originalsUnlocked(record.state) && originalsUnlocked(state);
  const isApproval = effects.some(
    ({ type, params }) => type === 'closeVersion' && params.status === 'approved' && !params.settled,
  );
  return {
    ...record,
    state,
    amountCents: state.context.amount,
    deliveredAt: effects.some(({ type }) => type === 'addVersion') ? now : record.deliveredAt,
    approvedAt: isApproval ? now : record.approvedAt,
    licenseId: record.licenseId ?? (isUnlocked ? newLicenseId() : null),
    endedAt: endOf(record, state, now),
  };
}

/**
 * The only writer of a booking's state: loads it with a row lock, asks the machine, saves, and carries the
 * effects out, all in one transaction. Calls to others happen after commit, from the outbox.
 */
@Injectable()
export class AdvanceBooking {
  constructor(
    private readonly database: Database,
    private readonly bookings: ReadBookings,
    private readonly store: BookingStore,
    private readonly effects: BookingEffects,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND, INVALID_TRANSITION, NEWER_VERSION, NEWER_OFFER, FEE_CHANGED, NOT_VIEWABLE, HOLD_LIMIT, OTHER_PARCEL, ADDRESS_MISSING or CHARGED_BACK */
  async run(advance: Advance): Promise<Outcome> {
    const { bookingId } = advance;
    const outcome = await this.database.transactionAfter(
      (at) => this.lock(at, bookingId),
      (tx, locked) => this.runFound(tx, locked, advance),
    );
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  }

  /**
   * The same inside a transaction that does more. A refusal is returned and not thrown, because what went
   * before it (a window that had ended) has happened all the same and must be committed.
   */
  async runIn(tx: Transaction, advance: Advance): Promise<Outcome | Refused> {
    return this.runFound(tx, await this.lock(tx, advance.bookingId), advance);
  }

  private async lock(at: Statements, bookingId: string): Promise<BookingRecord | null> {
    return isId(bookingId) ? this.bookings.lock(at, bookingId) : null;
  }

  private async runFound(
    tx: Transaction,
    locked: BookingRecord | null,
    { authorize, ...wish }: Advance,
  ): Promise<Outcome | Refused> {
    if (!locked) throw new Problem('BOOKING_NOT_FOUND');
    authorize?.(locked);
    return this.runLocked(tx, locked, wish);
  }

  /** The same for a booking that this transaction has locked, as it is now. */
  async runLocked(
    tx: Transaction,
    locked: BookingRecord,
    { actorId, prepare }: Pick<Advance, 'actorId' | 'prepare'>,
  ): Promise<Outcome | Refused> {
    const record = await this.endOverdueWindows(tx, locked);
    const prepared = await prepare(tx, record);
    if (!prepared) return { record, changed: false, now: tx.now };
    const decision = decide(record.state, prepared.event);
    if (decision.taken) {
      const after = await this.carryOut(tx, record, actorId, prepared, decision);
      return { record: after, changed: true, now: tx.now };
    }
    if (await this.repeats(tx, record, prepared)) return { record, changed: false, now: tx.now };
    const allowed = allowedEvents(record.state, prepared.event.actor, prepared.event.at);
    return {
      record,
      refused: new Problem(decision.refusal, refusalText(decision.refusal, record.creator.displayName), {
        details: { allowedEvents: allowed },
      }),
    };
  }

  /**
   * Ends the windows that are over. Comes before every event, even if the worker hasn't run; the caller holds
   * the booking's lock.
   */
  async endOverdueWindows(tx: Transaction, locked: BookingRecord): Promise<BookingRecord> {
    let record = locked;
    for (let round = 0; round < MAX_OVERDUE; round += 1) {
      const event = overdueEvent(record.state, tx.now);
      if (!event) return record;
      const decision = decide(record.state, event);
      if (!decision.taken) return record;
      record = await this.carryOut(tx, record, null, { event }, decision);
    }
    return record;
  }

  /**
   * Fires what the clock has for a booking: the ends of windows, then a reminder. The caller holds the booking's lock.
   * @returns whether anything was due
   */
  async fireDueEvents(tx: Transaction, locked: BookingRecord): Promise<boolean> {
    const record = await this.endOverdueWindows(tx, locked);
    const event = dueEvent(record.state, tx.now);
    const earlier = record.revision !== locked.revision;
    if (!event) return earlier;
    const decision = decide(record.state, event);
    if (!decision.taken) return earlier;
    await this.carryOut(tx, record, null, { event }, decision);
    return true;
  }

  private async carryOut(
    tx: Transaction,
    before: BookingRecord,
    actorId: string | null,
    prepared: Prepared,
    { state, effects }: Taken,
  ): Promise<BookingRecord> {
    const { event, attachment, brief } = prepared;
    const after: BookingRecord = {
      ...withFacts(before, state, effects, tx.now),
      ...brief,
      revision: before.revision + 1,
    };
    const change = { before, after, event };
    this.store.save(tx, change, { actorId, note: noteOf(event), contentHash: contentHash(prepared) });
    if (brief) await this.store.saveBrief(tx, after, brief);
    for (const effect of effects) await this.effects.carryOut(tx, after, effect, attachment);
    await this.effects.announce(tx, change);
    return after;
  }

  private async repeats(tx: Transaction, record: BookingRecord, prepared: Prepared): Promise<boolean> {
    const last = await this.store.lastEntry(tx, record);
    // A window ends once, whether the clock or the creator said so first.
    if (last && isWindowEnd(prepared.event.type)) return last.event === prepared.event.type;
    return (
      last !== null &&
      last.event === prepared.event.type &&
      last.actor === prepared.event.actor &&
      last.content_hash === contentHash(prepared)
    );
  }
}
