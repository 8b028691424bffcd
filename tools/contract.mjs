import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './install.mjs';
import { root } from './root.mjs';

/**
 * Makes again what is made from the code and committed: the interface's description, the client, pages of the docs. Fails when one
 * of them wasn't what the code says, unless it is called with `--write`, and leaves it as it should be. Needs the backend built.
 */
const MAKERS = [
  [process.execPath, 'backend/dist/emit-openapi.js', 'backend/openapi.json'],
  [process.execPath, 'tools/pages.mjs'],
  [...npmCommand(), 'run', '--silent', 'generate-api', '-w', 'frontend'],
  [process.execPath, 'client/generate.mjs'],
];
const MADE = [
  '.env.example',
  'backend/openapi.json',
  'docs/ledger.md',
  'docs/lifecycle.md',
  'docs/problems.md',
  'docs/test-cases.md',
  'docs/test-cases.csv',
  'client/src/generated.ts',
  'frontend/src/api/generated.ts',
  'frontend/src/api/generated-admin.ts',
  'frontend/src/api/generated-review.ts',
  'frontend/src/api/generated-settings.ts',
  'frontend/src/api/generated-documents.ts',
  'frontend/src/api/generated-ratings.ts',
  'frontend/src/api/generated-tips.ts',
  'frontend/src/api/generated-directory.ts',
];

const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
const before = MADE.map(read);
for (const [command, ...args] of MAKERS) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) continue;
  console.error(error?.message ?? `${stdout}${stderr}`);
  process.exit(1);
}
const drifted = MADE.filter((file, index) => read(file) !== before[index]);
if (drifted.length > 0 && !process.argv.includes('--write')) {
  console.error(`Regenerated because the code had changed. Commit: ${drifted.join(', ')}`);
  process.exit(1);
}
