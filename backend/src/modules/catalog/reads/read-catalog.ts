import { Injectable } from '@nestjs/common';
import {
  type AddonMeaning,
  type Focus,
  type PortfolioStatus,
  type VideoProblem,
  type AiUse,
} from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import type { StoredPicture } from '../../../platform/media/stored-picture.js';

/** A package as the database answers it. */
export interface PackageRow {
  id: string;
  creatorId: string;
  tier: string;
  name: string;
  description: string;
  priceCents: number | null;
  deliveryTime: string;
  /** null means unlimited. */
  revisions: number | null;
  includes: string;
  emoji: string;
  contentFormat: string | null;
  usageRights: string | null;
  whatIncluded: string | null;
  meaning: AddonMeaning | null;
  /** The creator’s share when a brand cancels before a delivery. */
  cancellationPercent: number;
  /** Whether the brand sends a product before the work begins. */
  needsProduct: boolean;
  /** The most that its files may be made with AI; null where it doesn’t say. */
  ai: AiUse | null;
  /** Since when it is kept for later; null for what is offered. */
  archivedAt: Date | null;
}

/** A package with how often it was ordered among the creator's newest bookings. */
export interface OfferedPackageRow extends PackageRow {
  orders: number;
  cardKey: string | null;
}

export interface PortfolioRow {
  id: string;
  title: string;
  type: 'photo' | 'video';
  duration: string | null;
  imageKey: string;
  videoKey: string | null;
  picture: StoredPicture | null;
  loopKey: string | null;
  focus: Focus;
}

/** An item as its owner sees it: maybe not ready yet, maybe never. */
export interface OwnPortfolioRow extends Omit<PortfolioRow, 'imageKey' | 'picture' | 'loopKey'> {
  imageKey: string | null;
  status: PortfolioStatus;
  problem: VideoProblem | null;
}

/** Of a package `p`. SQL. */
export const PACKAGE_COLUMNS = `p.id, p.creator_id as "creatorId", p.tier, p.name, p.description, p.price_cents as "priceCents",
  p.delivery_time as "deliveryTime", p.revisions, p.includes, p.emoji, p.content_format as "contentFormat",
  p.usage_rights as "usageRights", p.what_included as "whatIncluded", p.meaning, p.cancellation_percent as "cancellationPercent",
  p.needs_product as "needsProduct", p.ai,
  p.archived_at as "archivedAt"`;
/** Whether a package `p` is offered: an archived one is its creator's alone. SQL. */
export const IS_OFFERED = 'p.deleted_at is null and p.archived_at is null';
const PORTFOLIO = `id, title, type, duration, image_key as "imageKey", video_key as "videoKey",
  json_build_object('x', focus_x, 'y', focus_y) as focus`;
const SHOWN_PORTFOLIO = `${PORTFOLIO}, picture, loop_key as "loopKey"`;
/** How often a package `p` was ordered, as far as the module above knows that counts it: an expression, and what is joined for it. */
export interface CountedOrders {
  orders: string;
  joined: string;
}

/** Parts of a creator's page as JSON, for the one statement that reads it; `c` is the creator. */
export const pagePackages = ({
  orders,
  joined,
}: CountedOrders): string => `select coalesce(json_agg(x), '[]') from (
  select ${PACKAGE_COLUMNS}, p.card_key as "cardKey", ${orders} as orders from packages p ${joined}
  where p.creator_id = c.id and ${IS_OFFERED}
  order by p.position, p.id) x`;
export const PAGE_PORTFOLIO = `select coalesce(json_agg(x), '[]') from (
  select ${SHOWN_PORTFOLIO} from portfolio_items i where i.creator_id = c.id and i.status = 'ready'
  order by i.position, i.id limit 100) x`;

@Injectable()
export class ReadCatalog {
  constructor(private readonly database: Database) {}

  /** What everyone may see. */
  packagesOf(creatorId: string): Promise<PackageRow[]> {
    return this.database.rows<PackageRow>(
      'packages-of-creator',
      `select ${PACKAGE_COLUMNS} from packages p where p.creator_id = $1 and ${IS_OFFERED} order by p.position, p.id`,
      [creatorId],
    );
  }

  /** What their creator may see: archived ones too, in their places. */
  ownPackagesOf(creatorId: string): Promise<PackageRow[]> {
    return this.database.rows<PackageRow>(
      'own-packages',
      `select ${PACKAGE_COLUMNS} from packages p where p.creator_id = $1 and p.deleted_at is null order by p.position, p.id`,
      [creatorId],
    );
  }

  /** What everyone may see. */
  portfolioOf(creatorId: string): Promise<PortfolioRow[]> {
    return this.database.rows<PortfolioRow>(
      'portfolio-of-creator',
      `select ${SHOWN_PORTFOLIO} from portfolio_items where creator_id = $1 and status = 'ready'
       order by position, id limit 100`,
      [creatorId],
    );
  }

  /** What its owner may see: videos too that are not ready, or never will be. */
  ownPortfolioOf(creatorId: string): Promise<OwnPortfolioRow[]> {
    return this.database.rows<OwnPortfolioRow>(
      'own-portfolio',
      `select ${PORTFOLIO}, status, problem from portfolio_items where creator_id = $1
       order by position, id limit 100`,
      [creatorId],
    );
  }

  /** Add-ons that can be booked together with a package of this creator. */
  async addonsOf(creatorId: string): Promise<PackageRow[]> {
    const packages = await this.packagesOf(creatorId);
    return packages.filter(
      ({ tier, priceCents }) => tier === 'addon' && priceCents !== null && priceCents > 0,
    );
  }
}
