import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the packed client holds beside what `npm run build` makes: its types, and the same for programs that `require` it. */
const here = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);
const run = (script, ...args) =>
  execFileSync(process.execPath, [script, ...args], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });

const swc = (...args) =>
  run(
    require.resolve('@swc/cli/bin/swc.js'),
    ...['src', '--strip-leading-paths', '--config-file', '../.swcrc', ...args],
  );

// Only what is made here goes: programs of this checkout may be running the rest.
rmSync(join(here, 'dist/cjs'), { recursive: true, force: true });
swc('--out-dir', 'dist');
swc('--out-dir', 'dist/cjs', '-C', 'module.type=commonjs');
const types = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', 'dist'];
run(require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.package.json', ...types);
for (const name of readdirSync(join(here, 'dist')).filter((file) => file.endsWith('.d.ts')))
  cpSync(join(here, 'dist', name), join(here, 'dist/cjs', name));
writeFileSync(join(here, 'dist/cjs/package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`);
