import { randomBytes } from 'node:crypto';
import pg from 'pg';
import 'reflect-metadata';

/** The template from which each test file copies its database: made and migrated once. */
export default async function globalSetup(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    throw new Error('TEST_DATABASE_URL is not set; run the tests by `npm test -- backend`.');
  }
  const template = `reelpact_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${template}`);
  const url = Object.assign(new URL(server), { pathname: `/${template}` }).href;
  // Migrated by the built server's own code: Jest loads this file without our module mapping.
  const built: string = '../dist/app.js';
  const { prepareDatabase } = (await import(built)) as { prepareDatabase(url: string): Promise<void> };
  await prepareDatabase(url);
  process.env['TEST_TEMPLATE'] = template;
}
