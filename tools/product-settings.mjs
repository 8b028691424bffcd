import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** No setting: the server only says that it can't be used. */
const REFUSED = 'S3_BUCKET';

/**
 * Settings of the product that must not leak from the developer's shell into a test. `.env.example` names them all, because it is made
 * from their table; the table itself can be read only once the backend is built, which these tests come before.
 */
export function productSettings() {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  return new Set([REFUSED, ...[...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name)]);
}

/** @returns the environment of this process without them */
export function withoutProductSettings() {
  const settings = productSettings();
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)));
}
