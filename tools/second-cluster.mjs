import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';

/** Runs a PostgreSQL of its own for a test that needs a second cluster, tells its parent where, and ends with it. */
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-cluster-'));
chmodSync(scratch, process.getuid?.() === 0 ? 0o711 : 0o700);
const postgres = await startPostgres({ dataDir: join(scratch, 'postgres'), careless: true, log: () => {} });
let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
  process.exit();
}
// The parent's end is one, too: nothing that was started outlives a test.
for (const sign of ['disconnect', 'SIGTERM', 'SIGINT', 'SIGHUP']) process.once(sign, () => void end());
process.send?.(postgres.url);
