import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { requireNode, installWhenNeeded } from './install.mjs';
import { runningPostgres, startPostgres } from './postgres.mjs';
import { root } from './root.mjs';

/** `npm run reconcile`, `npm run make-admin`, `npm run follow`, `npm run storage:copy`: one command on the product's database, whether it runs or not. */
requireNode();
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const dataDir = resolve(root, process.env.DATA_DIR || '.data');

installWhenNeeded();
await buildWhenNeeded(['domain', 'backend']);

let postgres;
function databaseUrl() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = runningPostgres(join(dataDir, 'postgres')) ?? postgres?.url;
  return server && Object.assign(new URL(server), { pathname: '/reelpact' }).href;
}

let url = databaseUrl();
if (!url) {
  if (!existsSync(join(dataDir, 'postgres'))) {
    console.error(
      `There is no database in ${dataDir} yet. Run npm start first, or set DATABASE_URL or DATA_DIR.`,
    );
    process.exit(1);
  }
  postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log: console.error });
  url = databaseUrl();
}
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', join(root, 'backend/dist/command.js'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir } },
);
await postgres?.stop();
process.exit(status ?? 1);
