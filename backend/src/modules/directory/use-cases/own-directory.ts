import { Injectable } from '@nestjs/common';
import {
  type ListingCheck,
  type PageChecks,
  type Points,
  Problem,
  type RankedFacts,
  type RankingMeans,
  bandOf,
  listingChecks,
  pointsOf,
} from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { leaveDirectory } from '../keep-directory.js';
import { type EntryCard, choicesOf, listingFacts, makeEntry, rankedFacts } from '../make-entry.js';
import { type EntryFacts, readEntryFacts } from '../reads/entry-facts.js';
import { readMeans } from '../reads/read-means.js';
import { type Removal, openRemoval } from '../reads/removals.js';

/** What of their choices a creator changes; what isn't there stays. */
export interface DirectoryWish {
  listed?: boolean;
  searchEngines?: boolean;
  /** Empty for somebody who is here. */
  awayUntil?: string;
  niches?: string[];
  styles?: string[];
  languages?: string[];
  /** Empty for none. */
  country?: string;
}

/** How a creator stands with the directory, as they alone see it. */
export interface OwnDirectory {
  facts: EntryFacts;
  choices: ReturnType<typeof choicesOf>;
  checks: Record<ListingCheck, boolean>;
  /** Their entry as visitors see it, or would. */
  card: EntryCard | null;
  ranked: RankedFacts & { page: PageChecks };
  points: Points;
  band: number;
  means: RankingMeans;
  /** Why they are out by an admin's decision; null while they aren't. */
  removal: Removal | null;
}

const SAVE = `
  insert into directory_choices as h (creator_id, is_listed, search_engines, away_until, niches, styles, languages, country)
  select $1::uuid, coalesce(w.listed, true), coalesce(w."searchEngines", true), nullif(w."awayUntil", '')::date, coalesce(w.niches, '{}'), coalesce(w.styles, '{}'),
    coalesce(w.languages, '{}'), nullif(w.country, '')
  from jsonb_to_record($2) w (listed boolean, "searchEngines" boolean, "awayUntil" text, niches text[], styles text[], languages text[], country text)
  on conflict (creator_id) do update set
    is_listed = case when $2 ? 'listed' then excluded.is_listed else h.is_listed end,
    search_engines = case when $2 ? 'searchEngines' then excluded.search_engines else h.search_engines end,
    away_until = case when $2 ? 'awayUntil' then excluded.away_until else h.away_until end,
    niches = case when $2 ? 'niches' then excluded.niches else h.niches end,
    styles = case when $2 ? 'styles' then excluded.styles else h.styles end,
    languages = case when $2 ? 'languages' then excluded.languages else h.languages end,
    country = case when $2 ? 'country' then excluded.country else h.country end`;

/** A creator's own place in the directory: what they choose, what is missing, and why they stand where they stand. */
@Injectable()
export class OwnDirectoryPlace {
  constructor(private readonly database: Database) {}

  /** @throws Problem CREATOR_NOT_FOUND */
  read(creatorId: string): Promise<OwnDirectory> {
    return this.database.snapshot(async (at) => {
      const [facts] = await readEntryFacts(at, [creatorId], at.now);
      if (!facts) throw new Problem('CREATOR_NOT_FOUND');
      const means = await readMeans(at);
      const ranked = rankedFacts(facts);
      const points = pointsOf(ranked, means);
      return {
        ...{ facts, ranked, points, means },
        choices: choicesOf(facts),
        checks: listingChecks(listingFacts(facts)),
        card: makeEntry(facts, means)?.card ?? null,
        band: bandOf(points.total),
        removal: facts.isRemoved ? await openRemoval(at, creatorId) : null,
      };
    });
  }

  /** Who leaves, or goes away, is gone for visitors as soon as this is answered. */
  async save(creatorId: string, wish: DirectoryWish): Promise<OwnDirectory> {
    await this.database.transaction(async (tx) => {
      await tx.rows('save-directory-choices', SAVE, [creatorId, JSON.stringify(wish)]);
      if (wish.listed === false || wish.awayUntil) await leaveDirectory(tx, creatorId);
    });
    return this.read(creatorId);
  }
}
