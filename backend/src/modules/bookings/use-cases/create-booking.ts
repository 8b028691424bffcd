import { Inject, Injectable } from '@nestjs/common';
import { Problem, beginBooking, cleanSource } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newBookingId, newId } from '../../../platform/database/ids.js';
import { type Caller, isKnown } from '../../../platform/access/caller.js';
import { BookingEffects } from '../booking-effects.js';
import { type BookingRecord, FIRST_REVISION, NO_FACTS } from '../booking-record.js';
import { BookingStore } from '../persistence/booking-store.js';
import { ReadBookings } from '../reads/read-bookings.js';
import { roleOf } from '../reads/find-booking.js';
import {
  type KeyedRequest,
  answerOnce,
  answeredBefore,
  keyedRequest,
} from '../../../platform/database/idempotency.js';
import { BookingTerms, type NewBooking, type Terms, briefOf, countedEmail } from './booking-terms.js';

export interface Booked {
  record: BookingRecord;
  /** The guest who was made by this call; null for a repeat, and when the caller was known already. */
  newGuestId: string | null;
  /** The product's time at which it was made; absent for a repeat. */
  now?: number;
}

/** Where a request to book comes from. */
export interface BookingOrigin {
  caller: Caller;
  network: string;
  /** The `Idempotency-Key`, if there is one. */
  key: string | undefined;
  /** Where the visit to the creator's page came from, as it was sent: anything at all. */
  source?: unknown;
  /** The conversation from which it came; one that isn’t theirs changes nothing. */
  conversationId?: string | undefined;
}

interface KeptBooking {
  id: string;
}
/** Callers whom nothing tells apart share the keys. */
const VISITORS = 'book:visitor';
const scopeOf = ({ user, guestId }: Caller): string => {
  const who = user?.id ?? guestId;
  return who === null ? VISITORS : `book:${who}`;
};

/** Books a package, for a signed-in person or for a guest. */
@Injectable()
export class CreateBooking {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly terms: BookingTerms,
    private readonly store: BookingStore,
    private readonly bookings: ReadBookings,
    private readonly effects: BookingEffects,
  ) {}

  /**
   * @throws Problem PACKAGE_NOT_FOUND, NOT_BOOKABLE, OWN_PACKAGE, AMOUNT_MISMATCH, IDEMPOTENCY_KEY_REUSED or
   * TOO_MANY_REQUESTS
   */
  async run(wish: NewBooking, origin: BookingOrigin): Promise<Booked> {
    const { caller, key } = origin;
    const request = keyedRequest(scopeOf(caller), key, wish);
    const before = request && (await this.madeBefore(caller, request));
    if (before) return { record: before, newGuestId: null };
    const terms = await this.terms.of(wish, caller);
    const { creator } = terms;
    const email = countedEmail(caller, wish.contactEmail);
    await this.limits.takeAll([
      ['booking_by_email', email],
      ...(wish.flow === 'approve_first'
        ? ([
            ['creator_request_by_address', creator.id, origin.network],
            ['creator_request_by_email', creator.id, email],
          ] as const)
        : []),
    ]);
    let newGuestId: string | null = null;
    let made: { record: BookingRecord; now: number } | null = null;
    const { id } = await this.database.transaction((tx) =>
      answerOnce<KeptBooking>(tx, request, async () => {
        const known = isKnown(caller);
        // Not kept with the answer: a repeat may come from anyone who has seen the request.
        newGuestId = known ? null : newId();
        const guestId = caller.user === null ? (caller.guestId ?? newGuestId) : null;
        const record = this.record({ origin, guestId, wish, terms, tx });
        const event = { type: 'BOOKED', actor: 'brand', at: tx.now } as const;
        const change = { before: null, after: record, event };
        this.store.insert(tx, change, {
          actorId: caller.user?.id ?? guestId,
          note: null,
          contentHash: '',
          newGuestId,
        });
        made = { record, now: tx.now };
        await this.effects.announce(tx, { ...change, asked: { id: origin.conversationId ?? null, caller } });
        return { id: record.id };
      }),
    );
    return { ...(made ?? { record: await this.stored(id) }), newGuestId };
  }

  /**
   * The booking that a request with the same key and body has made before. It is found even when the package has changed
   * since. A caller who became known by the first answer, and so has other keys now, finds it among the visitors'.
   */
  private async madeBefore(caller: Caller, request: KeyedRequest): Promise<BookingRecord | null> {
    const own = await answeredBefore<KeptBooking>(this.database, request);
    if (own) return this.stored(own.id);
    if (request.scope === VISITORS) return null;
    const visitors = await answeredBefore<KeptBooking>(this.database, { ...request, scope: VISITORS });
    const record = visitors && (await this.stored(visitors.id));
    return record && roleOf(record, caller) === 'brand' ? record : null;
  }

  private async stored(id: string): Promise<BookingRecord> {
    const record = await this.bookings.find(this.database, id);
    if (!record) throw new Problem('BOOKING_NOT_FOUND');
    return record;
  }

  private record(from: {
    origin: BookingOrigin;
    guestId: string | null;
    wish: NewBooking;
    terms: Terms;
    tx: Transaction;
  }): BookingRecord {
    const { origin, guestId, wish, terms, tx } = from;
    const { caller, source } = origin;
    const { creator, amount, days, revisions } = terms;
    return {
      id: newBookingId(),
      creatorId: creator.id,
      packageId: wish.packageId,
      bookedBy: { userId: caller.user?.id ?? null, guestId },
      flow: wish.flow,
      state: beginBooking({
        flow: wish.flow,
        amount,
        deliveryDays: days,
        revisionsLeft: revisions,
        cancellationPercent: terms.offer.cancellationPercent,
        needsProduct: terms.offer.needsProduct,
        windows: this.config.windows,
        at: tx.now,
      }),
      feeBps: this.config.platformFeeBps,
      amountCents: amount,
      ...briefOf(wish, terms),
      briefFiles: [],
      shipTo: null,
      source: source === undefined ? null : cleanSource(source, [new URL(this.config.publicUrl).hostname]),
      createdAt: new Date(tx.now),
      revision: FIRST_REVISION,
      creator,
      ...NO_FACTS,
    };
  }
}
