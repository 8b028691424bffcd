import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * The least that could answer a creator's page from the same tables: Node's own server, one named statement, JSON. No routes, no limits,
 * no headers, no cache, nothing that protects anybody. What the product does is measured against it.
 */
const { Pool } = createRequire(join(root, 'backend/package.json'))('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

const PAGE = `
  select c.id, c.username, c.display_name, c.bio, c.category, c.profile_image_key,
    (select json_agg(p order by p.position) from packages p where p.creator_id = c.id and p.deleted_at is null) as packages,
    (select json_agg(i order by i.position) from portfolio_items i where i.creator_id = c.id and i.status = 'ready') as work
  from creators c where c.username_key = $1 and c.deleted_at is null`;

const server = createServer((request, response) => {
  const name = request.url.slice(request.url.lastIndexOf('/') + 1);
  pool.query({ name: 'page', text: PAGE, values: [name] }).then(
    ({ rows }) => {
      const body = JSON.stringify(rows[0]);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
