import pg from 'pg';

/** Drops the templates; Jest runs this in the process of the global setup. */
export default async function globalTeardown(): Promise<void> {
  const { TEST_DATABASE_URL: server, TEST_TEMPLATE, TEST_PLANTED_TEMPLATE } = process.env;
  if (!server) return;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const template of [TEST_TEMPLATE, TEST_PLANTED_TEMPLATE])
    if (template) await client.query(`drop database if exists ${template} with (force)`);
  await client.end();
}
