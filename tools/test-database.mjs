import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { root } from './root.mjs';

/**
 * A server on which tests may create databases: the one of DATABASE_URL, or one of their own. Never the database that DATABASE_URL names.
 * @param {string} dataDir where a server of their own keeps its data
 * @param {string} above the folder above it, which the user of PostgreSQL has to pass through
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws when the user of DATABASE_URL may not create databases
 */
export async function findTestServer(dataDir, above) {
  if (!process.env.DATABASE_URL) {
    chmodSync(above, process.getuid?.() === 0 ? 0o711 : 0o700);
    return startPostgres({ dataDir, careless: true, log: console.error });
  }
  const { Client } = createRequire(join(root, 'backend/package.json'))('pg');
  const url = Object.assign(new URL(process.env.DATABASE_URL), { pathname: '/postgres' }).href;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const right = 'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user';
    const { rows } = await client.query(right);
    if (rows[0]?.may) return { url, stop: async () => {} };
  } catch (error) {
    const problem = `The tests could not open the database "postgres" of DATABASE_URL's server`;
    throw new Error(`${problem}: ${error.message}`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
  throw new Error(
    'The user of DATABASE_URL may not create databases, and the tests need databases of their own.',
  );
}
