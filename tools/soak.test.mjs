import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, readMinutes, soakRuns } from './soak.mjs';

test('a soak run takes an hour, or as long as it is told', () => {
  assert.equal(readMinutes([]), 60);
  assert.equal(readMinutes(['--minutes', '0.5']), 0.5);
  for (const words of [
    ['5'],
    ['--minutes'],
    ['--minutes', 'x'],
    ['--minutes', '0'],
    ['--minutes', '5', 'kills'],
  ]) {
    assert.throws(() => readMinutes(words), /npm run test:soak -- --minutes 60/);
  }
});

test('what a long test leaves of its time goes to the others, and none ends after the whole', () => {
  const begun = Date.now();
  const runs = [...soakRuns(70)];
  const ends = runs.map(({ environment }) => Number(environment.REELPACT_SOAK_UNTIL));
  // Here each of them ends at once: the last one has all the time there is.
  const shares = runs.map(({ spareMs }) => Math.round(spareMs / MINUTE_MS));
  assert.deepEqual(
    shares,
    shares.map((_, index) => Math.round(70 / (shares.length - index))),
  );
  for (const end of ends) assert.ok(end > begun && end <= Date.now() + 70 * MINUTE_MS);
});
