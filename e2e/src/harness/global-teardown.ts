import { rmSync } from 'node:fs';
import { dropDatabase } from './database.ts';

/** Removes the demo that the global setup has planted; Jest runs this in the same process. */
export default async function clear(): Promise<void> {
  const {
    REELPACT_DEMO_DATABASE: database,
    REELPACT_DEMO_FILES: files,
    TEST_DATABASE_URL: server,
  } = process.env;
  if (files) rmSync(files, { recursive: true, force: true });
  if (database && server)
    await dropDatabase(Object.assign(new URL(server), { pathname: `/${database}` }).href);
}
