import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Of this program's own code, which differs between versions that may make different things of the same data. Reads all of it: ask once. */
export function codeFingerprint(): string {
  const domain = dirname(createRequire(import.meta.url).resolve('@reelpact/domain'));
  const hash = createHash('sha1');
  for (const folder of [fileURLToPath(new URL('../..', import.meta.url)), domain]) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => /\.[jt]s$/.test(one)).toSorted())
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
