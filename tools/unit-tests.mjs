import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge } from './jest-verdict.mjs';
import { withoutProductSettings } from './product-settings.mjs';
import { root } from './root.mjs';

/**
 * `node tools/unit-tests.mjs <project> [flags of Jest]`: unit tests under the same hard rules as `npm test`: nothing skipped,
 * nothing empty. Nx remembers a success, so what this lets pass isn't looked at again.
 */
const [project, ...flags] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'reelpact-unit-'));
const report = join(scratch, 'report.json');
const jest = [fileURLToPath(import.meta.resolve('jest/bin/jest')), '--config', 'jest.config.mjs'];
try {
  const { status } = spawnSync(
    process.execPath,
    [...jest, '--json', `--outputFile=${report}`, '--maxWorkers=1', ...flags],
    { cwd: join(root, project), env: withoutProductSettings(), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const verdict = judge(
    project,
    status,
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
  );
  for (const complaint of verdict.complaints) console.error(complaint);
  process.exitCode = verdict.failed === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
