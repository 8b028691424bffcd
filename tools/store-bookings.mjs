import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { findTestServer } from './test-database.mjs';

/** `npm run store-bookings`: runs `store-bookings.mjs` of the backend's fixtures on a database of its own. */
const scratch = mkdtempSync(join(realpathSync(tmpdir()), 'reelpact-store-'));
let server;
try {
  server = await findTestServer(join(scratch, 'postgres'), scratch);
  const { status } = spawnSync(process.execPath, ['backend/test/fixtures/store-bookings.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  });
  process.exitCode = status ?? 1;
} finally {
  await server?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
