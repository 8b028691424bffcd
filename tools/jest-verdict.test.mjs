import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from './jest-verdict.mjs';

const green = {
  success: true,
  wasInterrupted: false,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numTotalTests: 3,
  numRuntimeErrorTestSuites: 0,
};
const failures = (change, code = 0) => judge('domain', code, { ...green, ...change }).failed;

test('a run in which everything passed has no failure', () => {
  assert.deepEqual(judge('domain', 0, green), { passed: 3, failed: 0, complaints: [] });
});

test('everything that only looks green is a failure', () => {
  assert.equal(failures({ numFailedTests: 2, success: false }, 1), 2);
  assert.equal(failures({ numPendingTests: 1 }), 1);
  assert.equal(failures({ numTodoTests: 1 }), 1);
  assert.equal(failures({ numRuntimeErrorTestSuites: 2, success: false }, 1), 2);
  assert.equal(failures({ numTotalTests: 0, numPassedTests: 0 }), 1);
  assert.equal(failures({ success: false }), 1);
  assert.equal(failures({ wasInterrupted: true }), 1);
  assert.equal(failures({}, 1), 1);
  assert.equal(judge('domain', null, undefined).failed, 1);
});

test('tests that nobody asked for by name are skipped rightly, but one has to be left', () => {
  const asked = (change) => judge('domain', 0, { ...green, ...change }, true).failed;
  assert.equal(asked({ numPendingTests: 9 }), 0);
  assert.equal(asked({ numPendingTests: 9, numPassedTests: 0 }), 1);
});
