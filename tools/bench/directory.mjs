import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * How long searches of the directory take among a thousand entries and among very many, what they read, how fast all entries are put together again, and how kept answers
 * compare with kept pages.
 */
const SEARCHES = 1_000;
const EACH_TURN = 100;
/** What it may be at most: milliseconds, how often the p50 of the smallest, buffers of 8 kB, share of the speed of a kept page. */
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

/** From which dollars on the next price band begins, and the days of a package, in turn. */
const PRICE_BOUNDS = [100, 250, 500, 1_000];
const DELIVERY_DAYS = [3, 7, 11];

/**
 * Entries as the product would have made them, without the creators behind them: searches read nothing else. What somebody films goes with their niche, their
 * languages with where they live, how far in front they stand with what they have proven, and few places have most of the people. Prices, deliveries and the
 * facets made of them agree, and places on the ring are drawn by a hash, as by the product. `valuesOf` says the same.
 */
async function plantEntries(client, count) {
  const ids = (kind) => facetValues(kind).map((value) => value.id);
  const pick = (kind, index) => `(array[${ids(kind).join()}])[1 + (${index})::int % ${ids(kind).length}]`;
  const place = `floor(power(mod(n * 7919, 1000) / 1000.0, 3) * ${ids('country').length})::int`;
  const days = `(array[${DELIVERY_DAYS.join()}])[1 + mod(n / 7, ${DELIVERY_DAYS.length})]`;
  const inDays = ids('delivery').map(
    (id, index) => `case when ${days} <= ${slugs.delivery[index]} then ${id} end`,
  );
  const card = `jsonb_build_object('id', id, 'username', 'creator-' || n, 'displayName', 'Creator ' || n, 'tagline', 'Honest films of slow mornings', 'profilePicture', '/media/faces/b-' || n || '.webp',
    'picture', null, 'poster', '/media/portfolio/b-' || n || '.webp', 'posterPicture', null, 'priceFrom', price, 'deliveryTime', '3-5 days',
    'proof', jsonb_build_object('stars', null, 'ratings', null, 'jobs', mod(n, 40), 'onTime', 97, 'answerMinutes', 118, 'deliveryDays', 3.4, 'firstTime', 90, 'returning', null),
    'niches', jsonb_build_array('Travel'), 'languages', jsonb_build_array('English'), 'country', 'Portugal')`;
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  // Otherwise the vacuum below can't mark pages as visible to all, and index-only scans read the table.
  await client.query('set local synchronous_commit = on');
  await client.query(
    `insert into directory_entries (creator_id, facets, band, ring, points, price_from_cents, delivery_days, joined_at, name_key, search, card)
     select id, array_remove(array[${pick('niche', 'n')}, ${pick('content', 'n / 3')}, ${pick('style', 'n')}, ${pick('style', 'n + n / 11')}, ${pick('language', place)}, ${pick('language', '0')},
         ${pick('country', place)}, ${pick('rights', 'n / 13')}, ${pick('price', `width_bucket(price, array[${PRICE_BOUNDS.join()}])`)}, ${inDays.join()}, case when mod(n, 4) = 0 then ${pick('proven', 'n / 4')} end], null),
       least(4, mod(n * 6101, 10009) * 5 / 10009 + (mod(n, 4) = 0)::int), ('x' || left(md5('ring' || n), 8))::bit(32)::bigint % 2147483647, '{}', price * 100, ${days}, now() - make_interval(mins => n::int),
       'creator ' || n, to_tsvector('simple', 'creator ' || n || case mod(n, 3) when 0 then ' honest films' when 1 then ' slow mornings coffee' else '' end), ${card}
     from (select n, md5('entry' || n)::uuid as id, (45 + mod(n * 7907, 10007) * 120 / 10007 * 10)::int as price from generate_series(0::bigint, $1 - 1) n) entries`,
    [count],
  );
  await client.query('commit');
  await client.query('vacuum analyze directory_entries');
}

/** Creators who are to be listed, as few as they can be. */
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

/** What an entry of `plantEntries` has, by kind. */
function valuesOf(n) {
  const pick = (kind, index) => slugs[kind][Math.floor(index) % slugs[kind].length];
  const place = Math.floor((((n * 7919) % 1000) / 1000) ** 3 * slugs.country.length);
  const price = 45 + Math.floor((((n * 7907) % 10_007) * 120) / 10_007) * 10;
  return {
    niche: pick('niche', n),
    content: pick('content', n / 3),
    style: pick('style', n),
    language: pick('language', place),
    country: pick('country', place),
    rights: pick('rights', n / 13),
    price: slugs.price[PRICE_BOUNDS.filter((bound) => price >= bound).length],
    delivery: pick('delivery', n / 7),
    ...(n % 4 === 0 && { proven: pick('proven', n / 4) }),
  };
}

/** The search with this number, the same each time: for some of what one creator has, so that facets go together as they do in life, and for one value in six that is anybody's. */
function searchFor(number) {
  let drawn = 0;
  const random = (below) => {
    drawn += 1;
    return createHash('md5').update(`${number} ${drawn}`).digest().readUInt32BE() % below;
  };
  const own = valuesOf(random(1_000));
  const kinds = Object.keys(own)
    .filter(() => random(3) === 0)
    .slice(0, 4);
  const query = new URLSearchParams();
  for (const kind of kinds.length > 0 ? kinds : ['niche']) {
    const any = () => slugs[kind][random(slugs[kind].length)];
    query.append(kind, random(6) === 0 ? any() : own[kind]);
    if (random(4) === 0) query.append(kind, any());
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
/** An idle connection reports what it has read after ten seconds. */
const untilReported = () => new Promise((later) => setTimeout(later, 12_000));
const numbersFrom = (first, count) => Array.from({ length: count }, (_, index) => first + index);
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

/**
 * @param place makes a database with a product on it, and says how to reach both
 * @param rebuilt how many entries the product puts together
 */
export async function measureDirectory({ place, sizes, rebuilt, load }) {
  let failed = 0;
  const made = await place('directory_rebuilt');
  await plantListed(made.client, rebuilt);
  const seconds = await rebuild(made.client);
  await made.client.end();
  console.log(
    `\n${rebuilt} entries were put together in ${seconds.toFixed(1)} s, ${(rebuilt / seconds).toFixed(0)} a second`,
  );

  const directories = [];
  for (const size of sizes) {
    const { client, port } = await place(`directory_${size}`);
    await plantEntries(client, size);
    // Other searches first: what is measured finds warm indexes, and no kept answers.
    await search(port, numbersFrom(500_000, SEARCHES / 2));
    directories.push({ size, client, port, waits: [], found: 0, statuses: new Set() });
  }
  await untilReported();
  for (const directory of directories) directory.before = await blocks(directory.client);
  // In turn, so that whatever else the machine does meets all alike.
  for (let first = 0; first < SEARCHES; first += EACH_TURN) {
    for (const directory of directories) {
      const { waits, statuses, found } = await search(directory.port, numbersFrom(first, EACH_TURN));
      directory.waits.push(...waits);
      directory.found += found;
      for (const status of statuses) directory.statuses.add(status);
    }
  }
  await untilReported();
  for (const directory of directories) {
    const { before } = directory;
    const after = await blocks(directory.client);
    Object.assign(directory, { blocks: after.blocks - before.blocks, scans: after.scans - before.scans });
  }
  console.log(
    '\ndirectory  indexes  p50 ms  longer  p99 ms  longest  with answers  buffers  seq scans  kept/s  of a kept page',
  );
  let smallest;
  for (const { size, client, port, waits, found, statuses, blocks: read, scans } of directories) {
    const kept = async (path) => {
      // As browsers ask, and because the two differ less in size when compressed.
      const headers = 'accept-encoding: br\r\n';
      const ask = () => load({ port, connections: 32, milliseconds: 3_000, names: 1, path, headers });
      await ask();
      return (await ask()).perSecond;
    };
    const [answer, page] = [await kept('/creators?niche=travel'), await kept('/')];
    const { rows } = await client.query(
      `select pg_size_pretty(pg_indexes_size('directory_entries')) as size`,
    );
    const sorted = waits.toSorted((one, other) => one - other);
    const [p50, p99] = [centile(sorted, 0.5), centile(sorted, 0.99)];
    smallest ??= p50;
    const buffers = read / SEARCHES;
    const isGood =
      p50 <= AT_MOST.p50 &&
      p50 <= smallest * AT_MOST.longer &&
      p99 <= AT_MOST.p99 &&
      buffers <= AT_MOST.buffers &&
      scans === 0 &&
      answer >= page * KEPT_AT_LEAST &&
      [...statuses].join() === '200';
    if (!isGood) failed += 1;
    const cells = [
      String(size).padStart(9),
      rows[0].size.padStart(8),
      p50.toFixed(1).padStart(7),
      (p50 / smallest).toFixed(2).padStart(7),
      p99.toFixed(1).padStart(7),
      sorted.at(-1).toFixed(0).padStart(8),
      String(found).padStart(13),
      buffers.toFixed(0).padStart(8),
      String(scans).padStart(10),
      answer.toFixed(0).padStart(7),
      (answer / page).toFixed(2).padStart(15),
    ];
    console.log(cells.join(' ') + (isGood ? '' : '  ← worse than it may be'));
    await client.end();
  }
  return failed;
}
