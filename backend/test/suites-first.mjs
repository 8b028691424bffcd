import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

const sizeOf = (path) => statSync(path).size;

/** A test that has previews made waits for them, about three times as long as others take. */
const PREVIEWS = 3;

/** How much there is to test in a spec file, in bytes of source: its own, and those of its suite's parts. */
function weightOf(path) {
  const folder = path.replace(/(?:\.(?:int|long))?[.-]spec\.ts$/, '');
  const parts = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.part.ts')) : [];
  const size = parts.reduce((sum, name) => sum + sizeOf(`${folder}/${name}`), sizeOf(path));
  return size * (readFileSync(path, 'utf8').includes('withPreviews') ? PREVIEWS : 1);
}

/**
 * Begins with what takes longest, so that no worker is left with a large suite when the others have ended. Jest itself would go by the size of
 * the spec file, which says nothing of a suite: all it has is the name of its parts' folder.
 */
export default class SuitesFirst extends Sequencer {
  sort(tests) {
    const weights = new Map([...tests].map(({ path }) => [path, weightOf(path)]));
    return [...tests].sort((one, other) => weights.get(other.path) - weights.get(one.path));
  }
}
