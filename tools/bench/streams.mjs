import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openStage, percentile, register } from './stage.mjs';

/**
 * `node tools/bench/streams.mjs`: what open streams of events cost a server in memory and in the time of ordinary requests, and what
 * becomes of readers that don't read. Linux only: it reads the server's memory from /proc.
 */
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 200);
const STREAMS_EACH = 10;
const ASKED = 400;
const TOLD_EACH_SECOND = 5;
const SLOW_PEOPLE = 10;
const SLOW_EVENTS = 20_000;
const TOLD_AT_ONCE = 500;

const stage = await openStage();
const server = await stage.serve();
const port = Number(new URL(server.url).port);
console.error(`Registering ${PEOPLE + SLOW_PEOPLE} people…`);
const people = [];
for (let number = 0; number < PEOPLE + SLOW_PEOPLE; number += 1)
  people.push(await register(stage, server.url, `person${number}`));
const slow = people.splice(PEOPLE);
const [{ person: asker }] = people;

const keysOf = (those) => those.map(({ id }) => `user:${id}`);
/** Says something to people, as the product does: in the transaction of a change. */
const tell = (those, first, count) =>
  stage.database.query(
    `with told as (
       insert into live_events (keys, kind, subject)
       select $1, 'booking', n::text from generate_series($2::int, $2::int + $3::int - 1) n)
     select pg_notify('live', '')`,
    [keysOf(those), first, count],
  );
function memory() {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
  return Number(kilobytes) * 1024;
}
const mebibytes = (bytes) => (bytes / 1024 / 1024).toFixed(1);

/** How long an ordinary request takes, in milliseconds. */
async function ask() {
  const waits = [];
  for (let count = 0; count < ASKED; count += 1) {
    const began = performance.now();
    await asker.call(server.url, 'GET', '/api/bookings?as=brand');
    waits.push(performance.now() - began);
  }
  return { median: percentile(waits, 0.5), p95: percentile(waits, 0.95) };
}
async function hold(those) {
  const cookies = those.flatMap(({ person }) => Array(STREAMS_EACH).fill(person.cookie));
  const worker = new Worker(new URL('hold-streams.mjs', import.meta.url), { workerData: { port, cookies } });
  await once(worker, 'message');
  return {
    async say(message) {
      worker.postMessage(message);
      const [counts] = await once(worker, 'message');
      return counts;
    },
    end: () => worker.terminate(),
  };
}
const sum = (counts, name) => counts.reduce((total, one) => total + one[name], 0);

await ask();
await ask();
const without = await ask();
const before = memory();
const open = await hold(people);
const count = people.length * STREAMS_EACH;
await wait(3_000);
const after = memory();
console.log(
  `${count} streams: ${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after, ${((after - before) / count / 1024).toFixed(1)} KiB each`,
);
const beside = await ask();
let isTelling = true;
const telling = (async () => {
  let told = 0;
  for (; isTelling; told += 1) {
    await tell(people, told, 1);
    await wait(1_000 / TOLD_EACH_SECOND);
  }
  return told;
})();
const whileTold = await ask();
isTelling = false;
const told = await telling;
await wait(2_000);
const heard = sum(await open.say('count'), 'different');
const show = ({ median, p95 }) => `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
const ratio = (one) => `${(one.median / without.median).toFixed(2)} times`;
console.log(`GET /api/bookings without streams: ${show(without)}`);
console.log(`beside ${count} streams: ${show(beside)}, ${ratio(beside)}`);
console.log(
  `while ${TOLD_EACH_SECOND} events a second are told to all: ${show(whileTold)}, ${ratio(whileTold)}`,
);
console.log(`${told} events told to ${count} streams: ${heard} of ${told * count} heard`);
await open.end();
await wait(3_000);

const stopped = await hold(slow);
const start = memory();
await stopped.say('stop');
let peak = start;
for (let first = 0; first < SLOW_EVENTS; first += TOLD_AT_ONCE) {
  await tell(slow, first, TOLD_AT_ONCE);
  // So slowly that the server reads each lot for itself.
  await wait(100);
  peak = Math.max(peak, memory());
}
console.log(
  `${slow.length * STREAMS_EACH} readers that don't read, ${SLOW_EVENTS} events: ${mebibytes(start)} MiB before, ${mebibytes(peak)} MiB at most`,
);
await stopped.say('go on');
await wait(10_000);
const counts = await stopped.say('count');
const cut = counts.filter(({ cuts }) => cuts > 0).length;
const complete = counts.filter(({ different, resets }) => different === SLOW_EVENTS || resets > 0).length;
console.log(
  `${cut} were cut off; ${complete} of ${counts.length} got everything or were told to ask for everything`,
);
await stopped.end();
const isRight = heard === told * count && complete === counts.length;
await stage.end(isRight ? 0 : 1);
