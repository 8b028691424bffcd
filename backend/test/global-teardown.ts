import pg from 'pg';

/** Drops the template; Jest runs this in the process of the global setup. */
export default async function globalTeardown(): Promise<void> {
  const { TEST_DATABASE_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template) return;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`).finally(() => client.end());
}
