import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The server on which tests may make databases. @throws when `npm test` did not name one. */
function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set; run the tests by `npm test -- e2e`.');
  return url;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Makes a database and returns its URL; `dropDatabase` ends it.
 * @param template the database it is a copy of; without one it is empty
 */
export async function createDatabase(template?: string): Promise<string> {
  const name = `reelpact_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}${template ? ` template ${template}` : ''}`);
  return Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).href;
}

/** Drops a database of `createDatabase`, no matter who is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  if (!/^reelpact_test_[0-9a-f]+$/.test(name)) throw new Error(`${name} is not a database of the tests.`);
  await onServer(`drop database if exists ${name} with (force)`);
}

/** Changes what no call of the product changes, such as when something is due. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Waits until a query finds nothing any more. */
export async function untilNone(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    while ((await client.query(query)).rowCount !== 0) await new Promise((done) => setTimeout(done, 100));
  } finally {
    await client.end();
  }
}
