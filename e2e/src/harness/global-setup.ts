import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import chromium from '@sparticuz/chromium';
import { untilNone } from './database.ts';
import { startProduct } from './product.ts';

const room = resolve(__dirname, '../../../.cache/chromium');

/** Finds the browser and plants the demo once for all test files, and tells them by environment variables. */
export default async function prepare(): Promise<void> {
  await prepareBrowser();
  await plantDemo();
}

/**
 * Every product of the tests begins with a copy of this one's data, which takes a moment and not ten seconds. All pictures and films are made
 * before it is copied: what was left would be made again by each product, beside its tests.
 */
async function plantDemo(): Promise<void> {
  const product = await startProduct();
  await untilNone(product.databaseUrl, 'select from media_tasks');
  await product.pause();
  process.env.REELPACT_DEMO_DATABASE = new URL(product.databaseUrl).pathname.slice(1);
  process.env.REELPACT_DEMO_FILES = product.dataDir;
}

async function prepareBrowser(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) {
    throw new Error('The browser tests need TEST_DATABASE_URL; `npm test -- e2e` provides it.');
  }
  const path = process.env.CHROMIUM_PATH ?? (await unpack());
  process.env.REELPACT_CHROMIUM = path;
  if (!process.env.CHROMIUM_PATH) process.env.REELPACT_CHROMIUM_FONTS = join(room, 'fonts.conf');
  if (runs(path)) return;
  // The package brings the few libraries (NSS) that a bare machine lacks.
  const libraries = join(room, 'al2023', 'lib');
  if (!runs(path, libraries)) {
    throw new Error(`The browser ${path} does not run on this machine: ${complaint(path, libraries)}`);
  }
  process.env.REELPACT_CHROMIUM_LIBRARIES = libraries;
}

/** Unpacks into our own folder: the package's default is a fixed name in the shared temp folder. */
async function unpack(): Promise<string> {
  const done = join(room, 'chromium');
  const marker = join(room, 'complete');
  if (existsSync(marker)) return done;
  rmSync(room, { recursive: true, force: true });
  const unfinished = `${room}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  // The package asks the temp folder where to unpack, and this variable whether its libraries are wanted.
  Object.assign(process.env, { TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    await chromium.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
  claim(unfinished);
  renameSync(unfinished, room);
  writeFontSettings();
  writeFileSync(marker, '');
  return done;
}

/** Unpacked as root, the files keep the ids of anyone who packed them: strangers on this machine, who could change them. */
function claim(folder: string): void {
  if (process.getuid?.() !== 0) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, entry), 0, 0);
  }
}

/** A machine without any font draws no text; then the one in the package serves. */
function writeFontSettings(): void {
  const settings = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(room, 'fonts')}</dir>
  <cachedir>${join(room, 'font-cache')}</cachedir>
</fontconfig>
`;
  writeFileSync(join(room, 'fonts.conf'), settings);
}

function start(path: string, libraries?: string) {
  const env = libraries ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
  return spawnSync(path, ['--version'], { env, cwd: tmpdir(), encoding: 'utf8' });
}

const runs = (path: string, libraries?: string): boolean => start(path, libraries).status === 0;

function complaint(path: string, libraries: string): string {
  const { error, stderr } = start(path, libraries);
  return error?.message ?? stderr.trim();
}
