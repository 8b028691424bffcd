import { Inject, Injectable } from '@nestjs/common';
import {
  type BookingFlow,
  type Cents,
  MAX_AMOUNT_CENTS,
  MIN_BOOKABLE_CENTS,
  Problem,
  beginBooking,
  deliveryDays,
  formatMoney,
  parseDollars,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newBookingId } from '../../../platform/database/ids.js';
import type { Caller } from '../../../platform/access/caller.js';
import { type CreatorCardRow, type PackageRow, ReadCatalog, isBookable } from '../../catalog/index.js';
import { Guests } from '../../identity/index.js';
import { BookingEffects } from '../booking-effects.js';
import type { AddonSnapshot, BookingRecord } from '../booking-record.js';
import { BookingStore } from '../persistence/booking-store.js';
import { type KeyedRequest, answerOnce } from '../../../platform/database/idempotency.js';

export interface BookingWish {
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
  id: string;
  /** The guest who was made for this booking; null when the caller was known already. */
  newGuestId: string | null;
}

/** Books a package, for a signed-in person or for a guest. */
@Injectable()
export class CreateBooking {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ReadCatalog) private readonly catalog: ReadCatalog,
    @Inject(Guests) private readonly guests: Guests,
    @Inject(BookingStore) private readonly store: BookingStore,
    @Inject(BookingEffects) private readonly effects: BookingEffects,
  ) {}

  /** @throws Problem PACKAGE_NOT_FOUND, NOT_BOOKABLE, OWN_PACKAGE, AMOUNT_MISMATCH or TOO_MANY_REQUESTS */
  async run(caller: Caller, wish: BookingWish, request: KeyedRequest | null): Promise<Booked> {
    const { creator, ...offer } = await this.catalog.packageWithCreator(wish.packageId);
    if (!isBookable(offer, MIN_BOOKABLE_CENTS)) throw new Problem('NOT_BOOKABLE');
    if (caller.user?.id === creator.userId) throw new Problem('OWN_PACKAGE');
    await this.limits.take('booking_by_creator', creator.id);
    const addons = await this.chosenAddons(creator.id, wish.addonIds);
    const amount = this.price(offer, addons, wish.amount);
    return this.database.transaction((tx) =>
      answerOnce(tx, request, async () => {
        const known = caller.user !== null || caller.guestId !== null;
        const newGuestId = known ? null : await this.guests.begin(tx);
        const guestId = caller.user === null ? (caller.guestId ?? newGuestId) : null;
        const record = this.record({ caller, guestId, wish, offer, creator, addons, amount, tx });
        await this.store.insert(tx, record);
        await this.store.appendHistory(tx, record.id, {
          event: 'BOOKED',
          actor: 'brand',
          actorId: caller.user?.id ?? guestId,
          from: null,
          to: record.state,
          at: tx.now,
          note: null,
          contentHash: '',
        });
        const event = { type: 'BOOKED', actor: 'brand', at: tx.now } as const;
        await this.effects.announce(tx, { before: null, after: record, event });
        return { id: record.id, newGuestId };
      }),
    );
  }

  private async chosenAddons(creatorId: string, ids: string[]): Promise<AddonSnapshot[]> {
    if (ids.length === 0) return [];
    const offered = await this.catalog.addonsOf(creatorId);
    return [...new Set(ids)].map((id) => {
      const addon = offered.find((one) => one.id === id);
      if (!addon || addon.priceCents === null) {
        throw new Problem('NOT_BOOKABLE', 'One of the add-ons is not available any more.');
      }
      return { id: addon.id, name: addon.name, priceCents: addon.priceCents };
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
    caller: Caller;
    guestId: string | null;
    wish: BookingWish;
    offer: PackageRow;
    creator: CreatorCardRow;
    addons: AddonSnapshot[];
    amount: Cents;
    tx: Transaction;
  }): BookingRecord {
    const { caller, guestId, wish, offer, creator, addons, amount, tx } = from;
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
        deliveryDays: deliveryDays(offer.deliveryTime),
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
      createdAt: new Date(tx.now),
      revision: 1,
      creator,
    };
  }
}
