import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { GOOD_RUN_MS, PAUSES_MS, keepRunning } from './keep-running.mjs';

function watched() {
  const seen = { started: [], said: [], gaveUp: [], pauses: [], time: 0, ending: false, go: () => undefined };
  const start = () => {
    const program = new EventEmitter();
    seen.started.push(program);
    return program;
  };
  keepRunning(start, {
    isEnding: () => seen.ending,
    giveUp: (code) => seen.gaveUp.push(code),
    say: (line) => seen.said.push(line),
    now: () => seen.time,
    wait: (work, ms) => {
      seen.pauses.push(ms);
      seen.go = work;
    },
  });
  /** Ends the program after so long, and lets the pause pass. */
  seen.die = (afterMs, code = null, signal = 'SIGKILL') => {
    seen.time += afterMs;
    seen.started.at(-1).emit('exit', code, signal);
    const { go } = seen;
    seen.go = () => undefined;
    go();
  };
  return seen;
}

test('a server that dies is started again, as often as it takes', () => {
  const seen = watched();
  for (let death = 0; death < 9; death += 1) seen.die(GOOD_RUN_MS);
  assert.equal(seen.started.length, 10);
  assert.equal(seen.said.length, 9);
  assert.match(seen.said[0], /SIGKILL/);
  assert.deepEqual(new Set(seen.pauses), new Set([PAUSES_MS[0]]));
  assert.deepEqual(seen.gaveUp, []);
});

test('one that can’t start is given up, with its code', () => {
  const seen = watched();
  seen.die(GOOD_RUN_MS - 1, 78, null);
  assert.equal(seen.started.length, 1);
  assert.deepEqual(seen.gaveUp, [78]);
});

test('one that was up and dies soon after its next start gets more tries, each after a longer pause', () => {
  const seen = watched();
  seen.die(GOOD_RUN_MS);
  for (let death = 1; death < PAUSES_MS.length; death += 1) seen.die(5);
  assert.deepEqual(seen.pauses, PAUSES_MS);
  assert.deepEqual(seen.gaveUp, []);
  seen.die(5, 3, null);
  assert.deepEqual(seen.gaveUp, [3]);
  assert.equal(seen.started.length, PAUSES_MS.length + 1);
});

test('a good run makes up for failures before it', () => {
  const seen = watched();
  seen.die(GOOD_RUN_MS);
  seen.die(5);
  seen.die(GOOD_RUN_MS);
  assert.deepEqual(seen.pauses, [PAUSES_MS[0], PAUSES_MS[1], PAUSES_MS[0]]);
});

test('one that was asked to end stays ended, during a pause too', () => {
  const seen = watched();
  seen.ending = true;
  seen.die(GOOD_RUN_MS, 0, null);
  assert.equal(seen.started.length, 1);
  const paused = watched();
  paused.time = GOOD_RUN_MS;
  paused.started[0].emit('exit', 1, null);
  paused.ending = true;
  paused.go();
  assert.equal(paused.started.length, 1);
  assert.deepEqual(paused.gaveUp, []);
});
