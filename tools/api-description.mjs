import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';
import { undescribed } from './undescribed.mjs';

/** Consumers read the API's description alone, so a linter for descriptions reads it too. A warning counts. */
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')),
    'lint',
    'backend/openapi.json',
    '--config',
    'tools/redocly.yaml',
    '--format',
    'github-actions',
  ],
  { cwd: root, encoding: 'utf8' },
);
const linted = `${stdout}${stderr}`.split('\n').filter((line) => /^::(error|warning)/.test(line));
const api = JSON.parse(readFileSync(join(root, 'backend/openapi.json'), 'utf8'));
const complaints = [...linted, ...undescribed(api)];
if (status !== 0 || complaints.length > 0) {
  console.error(complaints.join('\n') || `${stdout}${stderr}`);
  process.exit(1);
}
