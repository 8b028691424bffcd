import { basename, dirname, join } from 'node:path/posix';

const PART = /\.part\.tsx?$/;
/** Calls of Jest that make a test. */
const HAS_TESTS = /^\s*(?:it|test)(?:\.each)?\s*[(`]/m;

/**
 * A spec that no tier runs, one that two run, a part that no suite loads, and two of the backend's with one name: `npm test -- backend <part>` could
 * run only one of them.
 * @param {Record<string, string>} texts the sources: path → text
 * @param {{ short: string[], long: string[], cluster?: string[] }} tiers the spec files that each tier runs
 * @returns {string[]} complaints
 */
export function judgeTiers(texts, { short, long, cluster = [] }) {
  const run = new Set([...short, ...long, ...cluster]);
  const twice = short.filter((path) => long.includes(path));
  const lost = Object.entries(texts)
    .filter(([path, text]) => (/spec\.[jt]sx?$/.test(path) || HAS_TESTS.test(text)) && !run.has(path))
    .map(([path]) => path)
    .filter((path) => !isLoaded(path, texts, run));
  const parts = Object.keys(texts).filter((path) => path.startsWith('backend/') && PART.test(path));
  const namesakes = parts.filter((path, at) =>
    parts.slice(0, at).some((other) => basename(other) === basename(path)),
  );
  return [
    ...namesakes.map((path) => `${path} has the name of another part`),
    ...twice.map((path) => `${path} is in both tiers`),
    ...lost.map((path) => `${path} has tests that neither npm test nor npm run test:all runs`),
  ];
}

/** Whether a suite loads a part (by its folder's name), or a spec imports a file that holds tests for several. */
function isLoaded(path, texts, run) {
  const folder = dirname(path);
  const name = basename(path).replace(/\.tsx?$/, '');
  return [...run].some((spec) => {
    const text = texts[spec] ?? '';
    if (PART.test(path) && dirname(spec) === dirname(folder))
      if (new RegExp(`\\bsuite\\('${basename(folder)}'`).test(text)) return true;
    return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].some(
      ([, imported]) => join(dirname(spec), imported).replace(/\.jsx?$/, '') === join(folder, name),
    );
  });
}
