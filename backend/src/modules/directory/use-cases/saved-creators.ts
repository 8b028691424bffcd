import { Injectable } from '@nestjs/common';
import { Problem, SAVED_CREATORS, isListed } from '@reelpact/domain';
import type { Cursor } from '../../../platform/database/cursor.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { Users } from '../../identity/index.js';
import { type CreatorCard, listingFacts, makeCard } from '../make-entry.js';
import { readEntryFacts } from '../reads/entry-facts.js';
import { holdCreator, savedBy } from '../reads/saved-creators.js';

export interface SavedCreator {
  card: CreatorCard;
  savedAt: Date;
  isListed: boolean;
  awayUntil: string | null;
}

const COUNT = 'select count(*)::int as saved from saved_creators where owner_id = $1 and creator_id <> $2';
const SAVE = `
  insert into saved_creators (owner_id, creator_id, saved_at) values ($1, $2, $3)
  on conflict (owner_id, creator_id) do nothing`;
const REMOVE = 'delete from saved_creators where owner_id = $1 and creator_id = $2';

/** A private list of creators, who don't learn that they are on it. */
@Injectable()
export class SavedCreators {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
  ) {}

  /** Somebody who is saved already stays where they are in the list. @throws Problem CREATOR_NOT_FOUND or CONFLICT */
  async save(ownerId: string, creatorId: string): Promise<void> {
    if (!isId(creatorId)) throw new Problem('CREATOR_NOT_FOUND');
    await this.database.transaction(async (tx) => {
      // Two at once would both find room for one more, and a deleted account keeps no list.
      if (!(await this.users.lock(tx, ownerId))) throw new Problem('UNAUTHENTICATED');
      if (!(await holdCreator(tx, creatorId))) throw new Problem('CREATOR_NOT_FOUND');
      const others = await tx.row<{ saved: number }>('count-saved-creators', COUNT, [ownerId, creatorId]);
      if ((others?.saved ?? 0) >= SAVED_CREATORS.max)
        throw new Problem('CONFLICT', SAVED_CREATORS.messages.full);
      await tx.rows('save-creator', SAVE, [ownerId, creatorId, new Date(tx.now)]);
    });
  }

  /** @throws Problem CREATOR_NOT_FOUND */
  async remove(ownerId: string, creatorId: string): Promise<void> {
    if (!isId(creatorId)) throw new Problem('CREATOR_NOT_FOUND');
    await this.database.rows('remove-saved-creator', REMOVE, [ownerId, creatorId]);
  }

  /** One page, newest first, as the creators are now. */
  page(ownerId: string, after: Cursor | undefined): Promise<{ saved: SavedCreator[]; next: Cursor | null }> {
    return this.database.snapshot(async (at) => {
      const rows = await savedBy(at, ownerId, after, SAVED_CREATORS.pageSize + 1);
      const shown = rows.slice(0, SAVED_CREATORS.pageSize);
      const ids = shown.map(({ creatorId }) => creatorId);
      const facts = ids.length === 0 ? [] : await readEntryFacts(at, ids, at.now);
      const byId = new Map(facts.map((one) => [one.id, one]));
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return {
        saved: shown.flatMap(({ creatorId, savedAt }) => {
          const one = byId.get(creatorId);
          if (!one) return [];
          const listing = listingFacts(one);
          const awayUntil = listing.isAway ? (one.choices?.awayUntil ?? null) : null;
          return [{ card: makeCard(one), savedAt, isListed: isListed(listing), awayUntil }];
        }),
        next: last ? { createdAt: last.savedAt.toISOString(), id: last.creatorId } : null,
      };
    });
  }
}
