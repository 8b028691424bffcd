import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './root.mjs';

const FOLDER = join(root, 'backend/test');

/** The part of a suite that tests belong to whose names begin with these titles; undefined in a spec of its own. */
export function partOf(specPath, [title = '']) {
  const subject = basename(specPath).replace(/\.(int|long)-spec\.ts$/, '');
  return existsSync(join(FOLDER, subject, `${title}.part.ts`)) ? title : undefined;
}

/**
 * Jest knows suites but not their parts: names of parts among the words become those of their suites.
 * @param {string[]} words patterns and flags for Jest
 * @returns {{ flags: string[], parts: string[] }} the words for Jest, and the parts that the suites are to run; all of them when empty
 */
export function findParts(words) {
  const found = new Map();
  for (const path of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.part.ts')) found.set(basename(path, '.ts'), dirname(path));
  const parts = [];
  const flags = words.map((word) => {
    const part = word.endsWith('.part') ? word : `${word}.part`;
    const subject = found.get(part);
    if (subject === undefined || word === subject) return word;
    parts.push(part.replace('.part', ''));
    return `test/${subject}\\.(int|long)-spec`;
  });
  return { flags, parts };
}
