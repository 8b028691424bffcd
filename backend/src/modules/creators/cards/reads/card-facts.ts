import type { Focus } from '@reelpact/domain';
import type { Statements } from '../../../../platform/database/database.js';
import { IS_OFFERED } from '../../../catalog/index.js';

export interface CardPackage {
  id: string;
  tier: string;
  priceCents: number | null;
  deliveryTime: string;
  needsProduct: boolean;
  cardKey: string | null;
  isOffered: boolean;
}

/** What a creator's cards are made of, and which they have. */
export interface CardFacts {
  avatarKey: string | null;
  design: Record<string, unknown> | null;
  cardKey: string | null;
  /** The pictures of the first works that are shown. */
  posters: { key: string; focus: Focus }[];
  /** In their order; deleted and archived ones only while they still have a card. */
  packages: CardPackage[];
}

const FACTS = `
  select c.profile_image_key as "avatarKey", c.page_design as design, c.card_key as "cardKey",
    (
      select coalesce(json_agg(w), '[]') from (
        select i.image_key as key, json_build_object('x', i.focus_x, 'y', i.focus_y) as focus
        from portfolio_items i where i.creator_id = c.id and i.status = 'ready'
        order by i.position, i.id limit 6) w
    ) as posters,
    (
      select coalesce(json_agg(json_build_object('id', p.id, 'tier', p.tier, 'priceCents', p.price_cents,
        'deliveryTime', p.delivery_time, 'needsProduct', p.needs_product,
        'cardKey', p.card_key, 'isOffered', ${IS_OFFERED}) order by p.position, p.id), '[]')
      from packages p where p.creator_id = c.id and (${IS_OFFERED} or p.card_key is not null)
    ) as packages
  from creators c where c.id = $1 and c.deleted_at is null`;

/** Null for a creator who is not there, or not any more. */
export const readCardFacts = (at: Statements, creatorId: string): Promise<CardFacts | null> =>
  at.row<CardFacts>('card-facts', FACTS, [creatorId]);
