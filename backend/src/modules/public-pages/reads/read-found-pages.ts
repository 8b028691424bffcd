import { Injectable } from '@nestjs/common';
import { EXTRA_TIERS, MIN_BOOKABLE_CENTS } from '@reelpact/domain';
import { IS_UNFOUND } from './read-drawn-pages.js';
import { Database } from '../../../platform/database/database.js';

/** Creators with something to book who want to be found: others are found by nobody. `$1` are the tiers that can't be booked, `$2` the least price. */
const FOUND = `from creators c where c.deleted_at is null and not ${IS_UNFOUND} and exists (
  select from packages p where p.creator_id = c.id and p.deleted_at is null and p.archived_at is null and p.price_cents >= $2 and p.tier <> all($1::text[]))`;

interface FoundPage {
  username: string;
  /** The UTC day of its last change, such as 2026-11-22. */
  changed: string;
}

/** The pages that search engines are told of. */
@Injectable()
export class ReadFoundPages {
  constructor(private readonly database: Database) {}

  async count(): Promise<number> {
    const row = await this.database.row<{ pages: number }>(
      'count-found-pages',
      `select count(*)::int as pages ${FOUND}`,
      [EXTRA_TIERS, MIN_BOOKABLE_CENTS],
    );
    return row?.pages ?? 0;
  }

  /** In an order that doesn't change. */
  part(size: number, offset: number): Promise<FoundPage[]> {
    return this.database.rows<FoundPage>(
      'found-pages',
      `select c.username, to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed ${FOUND}
       order by c.id limit $3 offset $4`,
      [EXTRA_TIERS, MIN_BOOKABLE_CENTS, size, offset],
    );
  }
}
