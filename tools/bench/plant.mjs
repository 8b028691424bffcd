/** Puts creators into the tables, each with three packages and six pieces of work, as fast as the database takes them. */
export async function plantCreators(client, count) {
  const id = (kind) => `('${kind}0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await client.query('begin');
  // A hundred thousand rows would be a hundred thousand notifications.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `insert into users (id, email, email_key, first_name, last_name, password_hash)
     select ${id(1)}, 'creator' || n || '@bench.test', 'creator' || n || '@bench.test', 'Creator', n::text, null from generate_series(0, $1 - 1) n`,
    [count],
  );
  await client.query(
    `insert into creators (id, user_id, username, username_key, display_name, bio, category, booking_flow, card_key)
     select ${id(2)}, ${id(1)}, 'creator-' || n, 'creator-' || n, 'Creator ' || n,
       'Bright, honest videos about food, coffee and slow mornings. Filmed by the sea, delivered in days.', 'Food & Beverage', 'pay_first', 'cards/bench-' || n || '.jpg'
     from generate_series(0, $1 - 1) n`,
    [count],
  );
  await client.query(
    `insert into packages (id, creator_id, tier, name, description, price_cents, delivery_time, revisions, includes, emoji,
       content_format, usage_rights, position, card_key)
     select gen_random_uuid(), ${id(2)}, case when k = 0 then 'main' else 'package' end, 'Package ' || k,
       'One reel that feels like a friend showing you something good.', 9500 + k * 5000, '3-5 days', k + 1,
       E'• 1 vertical reel, 15–30 seconds\\n• Filmed in natural light\\n• Music cleared for social media', '🎥', 'reels', 'social_media', k, 'cards/bench-' || n || '-' || k || '.jpg'
     from generate_series(0, $1 - 1) n, generate_series(0, 2) k`,
    [count],
  );
  await client.query(
    `insert into portfolio_items (id, creator_id, title, type, duration, image_key, position, status, picture)
     select gen_random_uuid(), ${id(2)}, 'Morning coffee ' || k, 'photo', null, 'portfolio/bench-' || n || '-' || k || '.webp', k, 'ready',
       '{"width":1080,"height":1920,"widths":[320,640,1080]}'
     from generate_series(0, $1 - 1) n, generate_series(0, 5) k`,
    [count],
  );
  // Counted just now, so that no job has anything to do while others are measured.
  await client.query(
    `insert into creator_proof (creator_id, jobs, due, on_time, answers, answer_minutes, package_orders, counted_at)
     select ${id(2)}, 31, 33, 32, 12, 118, '{}', now() from generate_series(0, $1 - 1) n`,
    [count],
  );
  // As the triggers would have said.
  await client.query(
    `insert into page_changes (creator_id) select ${id(2)} from generate_series(0, $1 - 1) n`,
    [count],
  );
  await client.query('commit');
  await client.query('vacuum analyze');
}

/** Until every page is drawn that has changed. @returns the seconds that it took, and how much room all of them take, in words */
export async function untilDrawn(client) {
  const began = performance.now();
  const left = async () => (await client.query('select from page_changes limit 1')).rowCount;
  while ((await left()) > 0) await new Promise((later) => setTimeout(later, 200));
  const seconds = (performance.now() - began) / 1000;
  await client.query('vacuum analyze drawn_pages, page_changes');
  const { rows } = await client.query(`select pg_size_pretty(pg_total_relation_size('drawn_pages')) as size`);
  return { seconds, size: rows[0].size };
}
