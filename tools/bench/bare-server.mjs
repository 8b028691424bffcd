import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { bareWrites } from './bare-writes.mjs';

/**
 * The least that could answer from the same tables: Node's own server, named statements, JSON. No routes, no limits,
 * no headers, no cache, nothing that protects anybody. What the product does is measured against it.
 */
const { Pool } = createRequire(join(root, 'backend/package.json'))('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

const PAGE = `
  select c.id, c.username, c.display_name, c.bio, c.category, c.profile_image_key,
    (select json_agg(p order by p.position) from packages p where p.creator_id = c.id and p.deleted_at is null) as packages,
    (select json_agg(i order by i.position) from portfolio_items i where i.creator_id = c.id and i.status = 'ready') as work
  from creators c where c.username_key = $1 and c.deleted_at is null`;

const LIST = `
  select b.id, b.stage, b.amount_cents, b.brand_name, b.package, b.created_at, d.due_at from bookings b
  left join booking_deadlines d on d.booking_id = b.id where b.creator_id = $1 order by b.created_at desc, b.id desc limit 20`;
const COLUMNS = { creator: 'creator_id', brand: 'brand_user_id' };

/** A body, whole. */
async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}
function answer(response, body) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
const write = bareWrites(pool);

const server = createServer((request, response) => {
  const [, path, what, id, bytes = '0'] = request.url.split('/');
  if (path === 'write') {
    bodyOf(request)
      .then((body) => write(what, body))
      .then(
        () => answer(response, '{}'),
        (error) => {
          console.error(error);
          response.writeHead(500, { 'content-length': 0 }).end();
        },
      );
    return;
  }
  if (path === 'list') {
    const text = LIST.replace('b.creator_id', `b.${COLUMNS[what]}`);
    pool.query({ name: `list-${what}`, text, values: [id] }).then(
      ({ rows }) => answer(response, JSON.stringify(rows).padEnd(Number(bytes))),
      () => response.writeHead(500).end(),
    );
    return;
  }
  const name = request.url.slice(request.url.lastIndexOf('/') + 1);
  pool.query({ name: 'page', text: PAGE, values: [name] }).then(
    ({ rows }) => {
      answer(response, JSON.stringify(rows[0]));
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
