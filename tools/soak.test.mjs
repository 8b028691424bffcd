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

test('what a long test leaves of its time goes to the others', () => {
  const runs = [...soakRuns(70, () => 0)];
  // Here each of them ends at once: the last one has all the time there is.
  assert.deepEqual(
    runs.map(({ spareMs }) => spareMs),
    runs.map((_, index) => (70 * MINUTE_MS) / (runs.length - index)),
  );
});

test('a test that takes longer than its share takes it from those after it, and none ends after the whole', () => {
  let time = 0;
  for (const { environment, spareMs } of soakRuns(70, () => time)) {
    const until = Number(environment.REELPACT_SOAK_UNTIL);
    assert.equal(until, Math.round(time + spareMs));
    assert.ok(until <= Math.max(time, 70 * MINUTE_MS));
    time = until + 5 * MINUTE_MS;
  }
});
