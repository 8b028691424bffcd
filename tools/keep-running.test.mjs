import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { LEAST_RUN_MS, keepRunning } from './keep-running.mjs';

function watched() {
  const seen = { started: [], said: [], gaveUp: [], time: 0, ending: false };
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
  });
  return seen;
}

test('a server that dies is started again, as often as it takes', () => {
  const seen = watched();
  for (let death = 0; death < 5; death += 1) {
    seen.time += LEAST_RUN_MS;
    seen.started.at(-1).emit('exit', null, 'SIGKILL');
  }
  assert.equal(seen.started.length, 6);
  assert.equal(seen.said.length, 5);
  assert.match(seen.said[0], /SIGKILL/);
  assert.deepEqual(seen.gaveUp, []);
});

test('one that can’t start is given up, with its code', () => {
  const seen = watched();
  seen.started[0].emit('exit', 78, null);
  assert.equal(seen.started.length, 1);
  assert.deepEqual(seen.gaveUp, [78]);
});

test('one that was asked to end stays ended', () => {
  const seen = watched();
  seen.time = LEAST_RUN_MS;
  seen.ending = true;
  seen.started[0].emit('exit', 0, null);
  assert.equal(seen.started.length, 1);
  assert.deepEqual(seen.gaveUp, []);
});
