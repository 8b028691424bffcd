import { Inject, Injectable } from '@nestjs/common';
import {
  type BookingFlow,
  type Cents,
  MAX_AMOUNT_CENTS,
  MIN_BOOKABLE_CENTS,
  Problem,
  addonsProblem,
  agreedDays,
  beginBooking,
  cleanSource,
  deliveryDays,
  emailKey,
  formatMoney,
  maxDeliveryDays,
  parseDollars,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newBookingId, newId } from '../../../platform/database/ids.js';
import { type Caller, isKnown, provenEmails } from '../../../platform/access/caller.js';
import { type PackageRow, ReadCatalog, isBookable } from '../../catalog/index.js';
import { type CreatorCardRow, ReadOffer } from '../../creators/index.js';
import { BookingEffects } from '../booking-effects.js';
import { type AddonSnapshot, type BookingRecord, FIRST_REVISION, NO_FACTS } from '../booking-record.js';
import { BookingStore } from '../persistence/booking-store.js';
import { ReadBookings } from '../reads/read-bookings.js';
import { roleOf } from '../reads/find-booking.js';
import {
  type KeyedRequest,
  answerOnce,
  answeredBefore,
  keyedRequest,
} from '../../../platform/database/idempotency.js';

const tooLong = (days: number): string =>
  `This package can’t be booked: its delivery time is longer than ${days} days, and the payment can’t be held for so long.`;

export interface NewBooking {
  flow: BookingFlow;
  packageId: string;
  /** Dollars as sent; null when nothing was. */
  amount: number | string | null;
  addonIds: string[];
  brandName: string;
  contactEmail: string;
  projectDescription: string;
  additionalNotes: string | null;
  scriptUrl: string | null;
}

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
    private readonly catalog: ReadCatalog,
    private readonly offers: ReadOffer,
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
    const { creator, ...offer } = await this.offers.run(wish.packageId);
    const longest = maxDeliveryDays(this.config.windows);
    if (deliveryDays(offer.deliveryTime) > longest) throw new Problem('NOT_BOOKABLE', tooLong(longest));
    if (!isBookable(offer, MIN_BOOKABLE_CENTS)) throw new Problem('NOT_BOOKABLE');
    if (caller.user?.id === creator.userId) throw new Problem('OWN_PACKAGE');
    const addons = await this.chosenAddons(creator.id, wish.addonIds);
    const unfit = addonsProblem(addons, offer.deliveryTime);
    if (unfit !== null) throw new Problem('NOT_BOOKABLE', unfit);
    const amount = this.price(offer, addons, wish.amount);
    const email = this.emailOf(caller, wish);
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
        const record = this.record({ origin, guestId, wish, offer, creator, addons, amount, tx });
        const event = { type: 'BOOKED', actor: 'brand', at: tx.now } as const;
        const change = { before: null, after: record, event };
        await this.store.insert(tx, change, {
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

  /** Whom an email's bookings are counted for: strangers who type it must not use up its owner's. */
  private emailOf(caller: Caller, { contactEmail }: NewBooking): string {
    const key = emailKey(contactEmail);
    return provenEmails(caller).includes(key) ? `owner ${key}` : key;
  }

  private async chosenAddons(creatorId: string, ids: string[]): Promise<AddonSnapshot[]> {
    if (ids.length === 0) return [];
    const offered = await this.catalog.addonsOf(creatorId);
    return [...new Set(ids)].map((id) => {
      const addon = offered.find((one) => one.id === id);
      if (!addon || addon.priceCents === null) {
        throw new Problem('NOT_BOOKABLE', 'One of the add-ons is not available any more.');
      }
      const { id: addonId, name, priceCents, meaning } = addon;
      return { id: addonId, name, priceCents, meaning };
    });
  }

  /** The server alone sets the price; what the client sent must be the same. */
  private price(offer: PackageRow, addons: AddonSnapshot[], sent: number | string | null): Cents {
    const amount = (offer.priceCents ?? 0) + addons.reduce((sum, { priceCents }) => sum + priceCents, 0);
    if (amount > MAX_AMOUNT_CENTS) {
      throw new Problem('NOT_BOOKABLE', `A booking can be at most ${formatMoney(MAX_AMOUNT_CENTS)}.`);
    }
    if (sent !== null && parseDollars(sent) !== amount) throw new Problem('AMOUNT_MISMATCH');
    return amount;
  }

  private record(from: {
    origin: BookingOrigin;
    guestId: string | null;
    wish: NewBooking;
    offer: PackageRow;
    creator: CreatorCardRow;
    addons: AddonSnapshot[];
    amount: Cents;
    tx: Transaction;
  }): BookingRecord {
    const { origin, guestId, wish, offer, creator, addons, amount, tx } = from;
    const { caller, source } = origin;
    return {
      id: newBookingId(),
      creatorId: creator.id,
      packageId: offer.id,
      brandUserId: caller.user?.id ?? null,
      guestId,
      flow: wish.flow,
      state: beginBooking({
        flow: wish.flow,
        amount,
        deliveryDays: agreedDays(offer.deliveryTime, addons),
        revisionsLeft: offer.revisions,
        windows: this.config.windows,
        at: tx.now,
      }),
      amountCents: amount,
      feeBps: this.config.platformFeeBps,
      package: {
        id: offer.id,
        name: offer.name,
        tier: offer.tier,
        description: offer.description,
        priceCents: offer.priceCents ?? 0,
        deliveryTime: offer.deliveryTime,
        revisions: offer.revisions,
        includes: offer.includes,
        contentFormat: offer.contentFormat,
        usageRights: offer.usageRights,
      },
      addons,
      brandName: wish.brandName,
      contactEmail: wish.contactEmail,
      projectDescription: wish.projectDescription,
      additionalNotes: wish.additionalNotes,
      scriptUrl: wish.scriptUrl,
      source: source === undefined ? null : cleanSource(source, [new URL(this.config.publicUrl).hostname]),
      createdAt: new Date(tx.now),
      revision: FIRST_REVISION,
      creator,
      ...NO_FACTS,
    };
  }
}
