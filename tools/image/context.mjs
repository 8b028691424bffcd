import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @param {string} text of a .dockerignore
 * @returns {(path: string) => boolean} whether a path, relative to the context, belongs to it
 * @throws Error for a pattern that isn't known
 */
export function contextFilter(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const rules = lines.map((line) => {
    const [, anywhere, name] = /^(\*\*\/)?([\w.-]+)$/.exec(line) ?? [];
    if (!name) throw new Error(`The image test doesn't know "${line}" in .dockerignore.`);
    return anywhere ? (parts) => parts.includes(name) : (parts) => parts[0] === name;
  });
  return (path) => !rules.some((isIgnored) => isIgnored(path.split('/')));
}

/** Copies what a container engine would be given to build from. */
export function copyContext(from, to) {
  const belongs = contextFilter(readFileSync(join(from, '.dockerignore'), 'utf8'));
  mkdirSync(to);
  // One by one: the copy may lie in a folder of the original that is left out.
  for (const name of readdirSync(from).filter(belongs))
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => belongs(relative(from, path)),
    });
}
