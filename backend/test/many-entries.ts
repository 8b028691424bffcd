import { facetValue } from '@reelpact/domain';
import type { TestApp } from './app.js';

/** What all of them film. */
export const STYLE = facetValue('style', 'stop-motion')!;
export const TRAVEL = facetValue('niche', 'travel')!;
export const PRICE = facetValue('price', '250-500')!;

/** Entries of the directory of creators that are there for this alone, with facets that go together. */
export async function plantEntries({ database }: Pick<TestApp, 'database'>, count: number): Promise<void> {
  const id = `('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid`;
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    // On a busy machine it takes longer than any statement of the product may.
    await client.query('set local statement_timeout = 0');
    await client.query(
      `insert into users (id, email, email_key, first_name, last_name) select ${id}, n || '@many.test', n || '@many.test', 'A', 'B'
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into creators (id, user_id, username, username_key, display_name, booking_flow) select ${id}, ${id}, 'many-' || n, 'many-' || n, 'Many ' || n, 'pay_first'
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into directory_entries (creator_id, facets, band, ring, points, price_from_cents, delivery_days, joined_at, name_key, search, card)
       select ${id}, array[${STYLE.id}] || case when n % 3 = 0 then array[${TRAVEL.id}] else '{}' end || case when n % 50 >= 25 then array[${PRICE.id}] else '{}' end
           || case when n % 700 = 0 then array[${facetValue('country', 'is')!.id}] else '{}' end,
         n % 5, (n::bigint * 7919 * 65537) % 2147483647, '{}', (n % 50) * 1000, n % 14, now() - n % 90 * interval '1 day', 'many ' || n,
         to_tsvector('simple', 'many ' || n), jsonb_build_object('id', ${id})
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query('commit');
    await client.query('analyze directory_entries');
  } finally {
    client.release();
  }
}
