import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';

/** Runs a PostgreSQL of its own for a test that needs a second cluster, tells its parent where, and ends with it. */
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-cluster-'));
chmodSync(scratch, process.getuid?.() === 0 ? 0o711 : 0o700);
const postgres = await startPostgres({ dataDir: join(scratch, 'postgres'), careless: true, log: () => {} });
process.once('disconnect', async () => {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});
process.send?.(postgres.url);
