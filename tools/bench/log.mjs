import { setTimeout as wait } from 'node:timers/promises';
import {
  HOLD,
  WRITES,
  clearBareJobs,
  copiesFor,
  everybodyTold,
  makeSamples,
  plantBookings,
  rowsOf,
  textOf,
} from './writes.mjs';

/** Requests of each kind whose entries are followed together. */
const EACH = Number(process.env.BENCH_ENTRIES ?? 1_000);
/** Entries a second, all followers together, on two cores that do other work as well; 1,000 are wanted on a machine of its own. */
const LEAST = 800;
const STEPS = WRITES.filter(({ name }) => name !== 'message');

const ENTRIES = `select count(*)::int as count from booking_history h where h.change is not null
  and (h.position, h.id) > (select position, entry_id from log_followers order by position, entry_id limit 1)`;
const BEHIND = `select exists (select from log_followers f where exists (select from booking_history h
  where h.change is not null and (h.position, h.id) > (f.position, f.entry_id))) as behind`;

/**
 * How many entries of the log all followers together get through in a second. They are held back while bookings are made, accepted, delivered
 * and approved, and read on from where they were; the jobs that they leave stay where they are.
 * @returns how many numbers were worse than they may be
 */
export async function measureFollowers({ client, creators, url, port, load, rounds }) {
  const made = await makeSamples(client, url, 'log');
  await plantBookings(client, made.samples, creators);
  const take = copiesFor(
    client,
    made,
    await rowsOf(client, 'select id from packages order by id limit 5000'),
  );
  await everybodyTold(client);
  await client.query(HOLD);
  const measured = [];
  console.log('\nfollowers  entries  seconds  entries/s  at least');
  for (let round = 0; round <= rounds; round += 1) {
    for (const write of STEPS) {
      const heard = await load(port, await take(write, EACH, (it) => textOf(write.request(it))));
      const answers = Object.keys(heard.statuses).join(' ');
      if (!/^20[01]$/.test(answers)) throw new Error(`${write.name} was answered ${answers}`);
    }
    await clearBareJobs(client);
    const [{ count }] = await rowsOf(client, ENTRIES);
    await client.query('analyze booking_history');
    const began = performance.now();
    await client.query('update log_followers set name = substr(name, 6)');
    while ((await rowsOf(client, BEHIND))[0].behind) await wait(20);
    const seconds = (performance.now() - began) / 1000;
    await client.query(`update log_followers set name = 'held ' || name`);
    // The first round warms up.
    if (round > 0) measured.push(count / seconds);
    console.log(
      `${String(round === 0 ? 'warm-up' : round).padEnd(9)} ${String(count).padStart(8)} ${seconds.toFixed(1).padStart(8)} ${(count / seconds).toFixed(0).padStart(10)} ${String(LEAST).padStart(9)}`,
    );
  }
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] < LEAST ? 1 : 0;
}
