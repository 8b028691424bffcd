import type { ProofFacts } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import type { StoredPicture } from '../../../platform/media/stored-picture.js';
import { IS_OFFERED } from '../../catalog/index.js';
import { drawOf } from './redrawn.js';

/** What is known of a creator that an entry is made of. */
export interface EntryFacts {
  id: string;
  username: string;
  displayName: string;
  tagline: string | null;
  category: string | null;
  joinedAt: string;
  showNumbers: boolean;
  profileImageKey: string | null;
  picture: StoredPicture | null;
  hasProvenEmail: boolean;
  /** Since they last signed in, by the product's time. */
  daysSinceSignIn: number;
  choices: {
    isListed: boolean;
    searchEngines: boolean;
    awayUntil: string | null;
    niches: string[];
    styles: string[];
    languages: string[];
    country: string | null;
  } | null;
  /** By an admin. */
  isRemoved: boolean;
  proof: (ProofFacts & { answeredInDay: number; finished: number; accepted: number }) | null;
  packages: {
    name: string;
    tier: string;
    priceCents: number | null;
    deliveryTime: string;
    needsProduct: boolean;
    format: string | null;
    rights: string | null;
  }[];
  pieces: number;
  /** The first of the portfolio that has a picture. */
  first: { imageKey: string; picture: StoredPicture | null } | null;
  /** The day of the product, such as 2026-11-27. */
  today: string;
  /** Which place on the ring they have in turn. */
  draw: number;
}

const FACTS = `
  select c.id, c.username, c.display_name as "displayName", c.tagline, c.category, c.created_at as "joinedAt", c.show_numbers as "showNumbers",
    c.profile_image_key as "profileImageKey", c.picture, u.email_verified_at is not null as "hasProvenEmail",
    extract(epoch from $2::timestamptz - greatest(u.created_at, (select max(s.created_at) from sessions s where s.user_id = u.id)))::float8 / 86400
      as "daysSinceSignIn",
    (select json_build_object('isListed', h.is_listed, 'searchEngines', h.search_engines, 'awayUntil', h.away_until, 'niches', h.niches,
      'styles', h.styles, 'languages', h.languages, 'country', h.country) from directory_choices h where h.creator_id = c.id) as choices,
    exists (select from directory_removals r where r.creator_id = c.id and r.ended_at is null) as "isRemoved",
    (select json_build_object('jobs', p.jobs, 'due', p.due, 'onTime', p.on_time, 'answers', p.answers, 'answerMinutes', p.answer_minutes,
      'deliveries', p.deliveries, 'deliveryDays', p.delivery_days, 'completed', p.completed, 'firstTime', p.first_time, 'brands', p.brands,
      'returning', p.returning_brands, 'answeredInDay', p.answered_in_day, 'finished', p.finished, 'accepted', p.accepted,
      'rating', json_build_object('ratings', p.ratings, 'stars', p.rating_stars, 'removed', p.ratings_removed))
      from creator_proof p where p.creator_id = c.id) as proof,
    (select coalesce(json_agg(json_build_object('name', p.name, 'tier', p.tier, 'priceCents', p.price_cents, 'deliveryTime', p.delivery_time,
      'needsProduct', p.needs_product, 'format', p.content_format, 'rights', p.usage_rights) order by p.position, p.id), '[]')
      from packages p where p.creator_id = c.id and ${IS_OFFERED}) as packages,
    (select count(*)::int from (select from portfolio_items i where i.creator_id = c.id and i.status = 'ready' limit 100) counted) as pieces,
    (select json_build_object('imageKey', i.image_key, 'picture', i.picture) from portfolio_items i
      where i.creator_id = c.id and i.status = 'ready' order by i.position, i.id limit 1) as first,
    to_char($2::timestamptz at time zone 'UTC', 'YYYY-MM-DD') as today,
    ${drawOf('c.id', `($2::timestamptz at time zone 'UTC')::date`)} as draw
  from creators c join users u on u.id = c.user_id
  where c.id = any($1::uuid[]) and c.deleted_at is null`;

/** Those of the creators who are there. @param now the product's time, in milliseconds since 1970 */
export const readEntryFacts = (
  at: Statements,
  creatorIds: readonly string[],
  now: number,
): Promise<EntryFacts[]> =>
  at.rows<EntryFacts & Record<string, unknown>>('directory-entry-facts', FACTS, [creatorIds, new Date(now)]);
