import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * How long searches of the directory take among a thousand entries and among very many, what they read, how fast all entries are put together again, and how kept answers
 * compare with kept pages.
 */
const SEARCHES = 1_000;
/** Bounds of `docs/performance.md`: milliseconds, how often the p50 of the smallest, buffers of 8 kB, share of the speed of a kept page. */
const AT_MOST = { p50: 15, longer: 3, p99: 150, buffers: 25_000 };
const KEPT_AT_LEAST = 0.8;
const WORDS = ['', '', '', '', 'honest', 'coffee'];
const ORDERS = ['', '', '', 'price', 'delivery', 'newest'];

const { FACET_KINDS, facetValues } = createRequire(join(root, 'backend/package.json'))('@reelpact/domain');
const slugs = Object.fromEntries(
  FACET_KINDS.map((kind) => [kind, facetValues(kind).map(({ slug }) => slug)]),
);
const list = (values) => `array[${values.map((value) => `'${value}'`).join()}]`;
const at = (values, index) => `(${list(values)})[1 + (${index}) % ${values.length}]`;

/** The same creators each time: what somebody films goes with their niche, and their languages with where they live. */
async function plantListed(client, count) {
  const id = (kind) => `('${kind}0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const all = `from generate_series(0, $1 - 1) n`;
  // Few places have most of the people.
  const place = `floor(power(mod(n * 7919, 1000) / 1000.0, 3) * ${slugs.country.length})::int`;
  const run = (text) => client.query(text, [count]);
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await run(`insert into users (id, email, email_key, first_name, last_name, email_verified_at)
    select ${id(1)}, 'creator' || n || '@bench.test', 'creator' || n || '@bench.test', 'Creator', n::text, now() ${all}`);
  await run(`insert into creators (id, user_id, username, username_key, display_name, bio, category, booking_flow, card_key, profile_image_key, tagline)
    select ${id(2)}, ${id(1)}, 'creator-' || n, 'creator-' || n, 'Creator ' || n, 'Bright, honest videos.', 'Food & Beverage', 'pay_first', 'cards/b-' || n || '.jpg',
      'faces/b-' || n || '.webp', case mod(n, 3) when 0 then 'Honest films' when 1 then 'Slow mornings, coffee' end ${all}`);
  await run(`insert into packages (id, creator_id, tier, name, description, price_cents, delivery_time, revisions, includes, emoji, content_format, usage_rights, position, card_key)
    select gen_random_uuid(), ${id(2)}, case when k = 0 then 'main' else 'package' end, 'Package ' || k, 'One reel.', 4500 + mod(n * 31, 90) * 1000 + k * 5000,
      ${at(['1-2 days', '3-5 days', '7-10 days'], 'n / 7')}, k + 1, '• 1 vertical reel', '🎥', ${at(['reels', 'videos', 'photos'], 'n / 3 + k')}, 'social_media', k, 'cards/b-' || n || '-' || k || '.jpg'
    from generate_series(0, $1 - 1) n, generate_series(0, 1) k`);
  await run(`insert into portfolio_items (id, creator_id, title, type, image_key, position, status)
    select gen_random_uuid(), ${id(2)}, 'Morning ' || k, 'photo', 'portfolio/b-' || n || '-' || k || '.webp', k, 'ready' from generate_series(0, $1 - 1) n, generate_series(0, 2) k`);
  await run(`insert into creator_proof (creator_id, jobs, due, on_time, answers, answer_minutes, package_orders, counted_at, answered_in_day, finished, accepted, brands, returning_brands)
    select ${id(2)}, mod(n, 40), mod(n, 30), mod(n, 30) - mod(n, 5) * (mod(n, 30) > 5)::int, mod(n, 12), 118, '{}', now(), mod(n, 12) - (mod(n, 12) > 3)::int, mod(n, 20), mod(n, 20), mod(n, 9), mod(n, 4) * (mod(n, 9) > 4)::int ${all}`);
  await run(`insert into directory_choices (creator_id, niches, styles, languages, country)
    select ${id(2)}, array[${at(slugs.niche, 'n')}], array[${at(slugs.style, 'n')}, ${at(slugs.style, 'n + n / 11')}],
      array[${at(slugs.language, place)}, 'en'], ${at(slugs.country, place)} ${all}`);
  await run(`insert into directory_changes (creator_id) select ${id(2)} ${all}`);
  await client.query('commit');
  await client.query('vacuum analyze');
}

/** Puts all entries together by the product itself. @returns seconds */
async function rebuild(client) {
  const began = performance.now();
  while ((await client.query('select from directory_changes limit 1')).rowCount > 0)
    await new Promise((later) => setTimeout(later, 500));
  const seconds = (performance.now() - began) / 1000;
  await client.query('vacuum analyze directory_entries');
  return seconds;
}

/** Some of what one creator has, so that facets go together as they do in life; one value in five is anybody's. */
function searchFor(number) {
  const random = (below) =>
    Math.floor(Math.abs(Math.sin(number * 12.9898 + (seed += 1) * 78.233) * 43758.5453) % below);
  let seed = 0;
  const kinds = FACET_KINDS.filter(() => random(3) === 0).slice(0, 4);
  const query = new URLSearchParams();
  for (const kind of kinds.length > 0 ? kinds : ['niche']) {
    const values = slugs[kind];
    for (let count = 1 + random(2); count > 0; count -= 1) query.append(kind, values[random(values.length)]);
  }
  const [words, order] = [WORDS[random(WORDS.length)], ORDERS[random(ORDERS.length)]];
  if (words !== '') query.set('q', words);
  if (order !== '') query.set('order', order);
  return `/api/directory?${query}`;
}

const blocks = async (client) => {
  await client.query('select pg_stat_force_next_flush()').catch(() => undefined);
  const { rows } =
    await client.query(`select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0) + coalesce(toast_blks_read + toast_blks_hit, 0))::float8 as blocks,
      (select sum(seq_scan)::int from pg_stat_user_tables where relname = 'directory_entries') as scans
    from pg_statio_user_tables where relname = 'directory_entries'`);
  return rows[0];
};
const centile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function search(port, numbers) {
  const waits = [];
  const statuses = new Set();
  let found = 0;
  for (const number of numbers) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${searchFor(number)}`);
    const body = await answer.json();
    waits.push(performance.now() - began);
    statuses.add(answer.status);
    found += body.length > 0 ? 1 : 0;
  }
  return { waits: waits.toSorted((one, other) => one - other), statuses: [...statuses], found };
}

/** @param place makes a database with a product on it, and says how to reach both */
export async function measureDirectory({ place, sizes, load }) {
  let failed = 0;
  let smallest;
  console.log(
    '\ndirectory  rebuilt in s  indexes  p50 ms  p99 ms  longest  with answers  buffers  seq scans  kept/s  of a kept page',
  );
  for (const size of sizes) {
    const { client, port } = await place(`directory_${size}`);
    await plantListed(client, size);
    const seconds = await rebuild(client);
    // Other searches first: what is measured finds warm indexes, and no kept answers.
    await search(
      port,
      Array.from({ length: SEARCHES / 2 }, (_, index) => 500_000 + index),
    );
    const before = await blocks(client);
    const { waits, statuses, found } = await search(
      port,
      Array.from({ length: SEARCHES }, (_, index) => index),
    );
    const after = await blocks(client);
    const kept = (path) => load({ port, connections: 32, milliseconds: 3_000, names: 1, path });
    await kept('/api/directory?niche=travel');
    const answer = await kept('/api/directory?niche=travel');
    await kept('/creator-0');
    const page = await kept('/creator-0');
    const { rows } = await client.query(
      `select pg_size_pretty(pg_indexes_size('directory_entries')) as size`,
    );
    const [p50, p99] = [centile(waits, 0.5), centile(waits, 0.99)];
    smallest ??= p50;
    const buffers = (after.blocks - before.blocks) / SEARCHES;
    const isGood =
      p50 <= AT_MOST.p50 &&
      p50 <= smallest * AT_MOST.longer &&
      p99 <= AT_MOST.p99 &&
      buffers <= AT_MOST.buffers &&
      after.scans === before.scans &&
      answer.perSecond >= page.perSecond * KEPT_AT_LEAST &&
      statuses.join() === '200';
    if (!isGood) failed += 1;
    console.log(
      [
        String(size).padStart(9),
        seconds.toFixed(0).padStart(13),
        rows[0].size.padStart(8),
        p50.toFixed(1).padStart(7),
        p99.toFixed(1).padStart(7),
        waits.at(-1).toFixed(0).padStart(8),
        `${found}`.padStart(13),
        buffers.toFixed(0).padStart(8),
        String(after.scans - before.scans).padStart(10),
        answer.perSecond.toFixed(0).padStart(7),
        (answer.perSecond / page.perSecond).toFixed(2).padStart(15),
      ].join(' ') + (isGood ? '' : '  ← worse than it may be'),
    );
    await client.end();
  }
  return failed;
}
