import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** What `.env.example` doesn't name: set when the image is built, or only refused. */
const BESIDE = ['WEB_ROOT', 'S3_BUCKET'];

/** Settings of the product that must not leak from the developer's shell into a test: the example names each, which a test checks. */
export function productSettings() {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  return new Set([...BESIDE, ...[...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name)]);
}

/** @returns the environment of this process without them */
export function withoutProductSettings() {
  const settings = productSettings();
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)));
}
