import { Inject, Injectable } from '@nestjs/common';
import {
  type AiUse,
  type BookingFlow,
  type Cents,
  MAX_AMOUNT_CENTS,
  MIN_BOOKABLE_CENTS,
  type Placement,
  Problem,
  addonsProblem,
  agreedDays,
  deliveryDays,
  emailKey,
  formatMoney,
  maxDeliveryDays,
  parseDollars,
  tooLongToBook,
  wantedByProblem,
} from '@reelpact/domain';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { type Caller, provenEmails } from '../../../platform/access/caller.js';
import { type PackageRow, ReadCatalog, isBookable } from '../../catalog/index.js';
import { type CreatorCardRow, ReadOffer } from '../../creators/index.js';
import type { AddonSnapshot, Brief } from '../booking-record.js';

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
  /** As `YYYY-MM-DD`. */
  wantedBy: string | null;
  placements: Placement[];
  /** What the form showed of the deal, as far as it was sent. */
  shown?: { cancellationPercent?: number; needsProduct?: boolean; ai?: AiUse | '' };
}

const SHOWN_TERMS = ['cancellationPercent', 'needsProduct', 'ai'] as const;

/** What a booking is about and costs, from the creator's offer as it is now. */
export interface Terms {
  creator: CreatorCardRow;
  offer: PackageRow;
  addons: AddonSnapshot[];
  amount: Cents;
  /** Until the delivery. */
  days: number;
  /** null means unlimited. */
  revisions: number | null;
}

export function briefOf(wish: NewBooking, { offer, addons }: Terms): Brief {
  return {
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
      // Bookings from before there was a fee have none either.
      ...(offer.cancellationPercent > 0 && { cancellationPercent: offer.cancellationPercent }),
      ...(offer.needsProduct && { needsProduct: true }),
      ...(offer.ai && { ai: offer.ai }),
    },
    addons,
    brandName: wish.brandName,
    contactEmail: wish.contactEmail,
    projectDescription: wish.projectDescription,
    additionalNotes: wish.additionalNotes,
    scriptUrl: wish.scriptUrl,
    wantedBy: wish.wantedBy,
    placements: wish.placements,
  };
}

/** Whom an email's bookings are counted for: strangers who type it must not use up its owner's. */
export function countedEmail(caller: Caller, contactEmail: string): string {
  const key = emailKey(contactEmail);
  return provenEmails(caller).includes(key) ? `owner ${key}` : key;
}

/** Says what a package can be booked for now. */
@Injectable()
export class BookingTerms {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly catalog: ReadCatalog,
    private readonly offers: ReadOffer,
    private readonly clock: ProductClock,
  ) {}

  /** @throws Problem VALIDATION_FAILED for a day that is over, PACKAGE_NOT_FOUND, NOT_BOOKABLE, OWN_PACKAGE, TERMS_CHANGED or AMOUNT_MISMATCH */
  async of(wish: NewBooking, caller: Caller): Promise<Terms> {
    const wrongDay = wish.wantedBy === null ? null : wantedByProblem(wish.wantedBy, this.clock.lastKnown);
    if (wrongDay !== null)
      throw new Problem('VALIDATION_FAILED', wrongDay, { errors: { wantedBy: wrongDay } });
    const { creator, ...offer } = await this.offers.run(wish.packageId);
    const longest = maxDeliveryDays(this.config.windows, offer.needsProduct);
    if (deliveryDays(offer.deliveryTime) > longest) throw new Problem('NOT_BOOKABLE', tooLongToBook(longest));
    if (!isBookable(offer, MIN_BOOKABLE_CENTS)) throw new Problem('NOT_BOOKABLE');
    if (caller.user?.id === creator.userId) throw new Problem('OWN_PACKAGE');
    // A part that wasn’t sent wasn’t shown.
    const { shown = {} } = wish;
    const now = { ...offer, ai: offer.ai ?? '' };
    if (SHOWN_TERMS.some((term) => (shown[term] ?? null) !== null && shown[term] !== now[term]))
      throw new Problem('TERMS_CHANGED');
    const addons = await this.chosenAddons(creator.id, wish.addonIds);
    const unfit = addonsProblem(addons, offer.deliveryTime);
    if (unfit !== null) throw new Problem('NOT_BOOKABLE', unfit);
    return {
      ...{ creator, offer, addons },
      amount: this.price(offer, addons, wish.amount),
      days: agreedDays(offer.deliveryTime, addons),
      revisions: offer.revisions,
    };
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
}
