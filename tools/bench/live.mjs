import { setTimeout as wait } from 'node:timers/promises';
import { Follower } from './follower.mjs';
import { openConversation, openStage, percentile } from './stage.mjs';

/**
 * `node tools/bench/live.mjs`: how long a message takes from one server to a reader on another, and whether any is lost, doubled or out of
 * order while servers are killed. `BENCH_MESSAGES=1000` makes the long part shorter.
 */
const STEADY = 200;
const MANY = Number(process.env.BENCH_MESSAGES ?? 10_000);
const SENDERS_PER_SIDE = 4;
const PAUSE_BETWEEN_KILLS_MS = 2_000;

const stage = await openStage();
const [a, b, c] = [await stage.serve(), await stage.serve(), await stage.serve()];
const { creator, brand, id } = await openConversation(stage, a.url);
const path = `/api/conversations/${id}/messages`;
let failures = 0;

/** Sends until a server says that it has it; a repetition names the same key. @returns how often it was tried */
async function send(person, text, urls) {
  for (let attempt = 0; ; attempt += 1) {
    const url = urls[Math.min(attempt, urls.length - 1)];
    try {
      await person.call(url, 'POST', path, { body: text, key: text });
      return attempt + 1;
    } catch (error) {
      if (/: 4\d\d /.test(error.message)) throw error;
      await wait(20);
    }
  }
}

async function until(isSo, what) {
  const limit = Date.now() + 60_000;
  while (!isSo() && Date.now() < limit) await wait(5);
  if (isSo()) return;
  failures += 1;
  console.log(`Not within a minute: ${what}`);
}

/** What is wrong with a list of messages of which each text is wanted once. */
function wrongsOf(messages, texts) {
  const counts = new Map();
  for (const { body } of messages) counts.set(body, (counts.get(body) ?? 0) + 1);
  const lost = texts.filter((text) => !counts.has(text)).length;
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  const misplaced = messages.filter(({ seq }, index) => index > 0 && seq <= messages[index - 1].seq).length;
  failures += lost + doubled + misplaced;
  return `lost ${lost}, doubled ${doubled}, out of order ${misplaced}`;
}
const show = (waits) =>
  `median ${percentile(waits, 0.5).toFixed(1)} ms, p95 ${percentile(waits, 0.95).toFixed(1)} ms, max ${Math.max(...waits).toFixed(1)} ms`;

/** One after the other: each is sent when the one before was seen. */
async function oneByOne(name, reader, { sendTo, before = () => undefined }) {
  const texts = Array.from({ length: STEADY }, (_, index) => `${name} ${index}`);
  const first = reader.messages.length;
  const waits = [];
  for (const [index, text] of texts.entries()) {
    const began = performance.now();
    const event = before(index);
    await send(brand, text, sendTo(index));
    await until(() => reader.seenAt.has(text), text);
    waits.push((reader.seenAt.get(text) ?? performance.now()) - began);
    await event;
  }
  console.log(
    `${name}: ${STEADY} messages, ${show(waits)}; ${wrongsOf(reader.messages.slice(first), texts)}`,
  );
}

const reader = await new Follower(creator, id, [b, c]).start();
await oneByOne('sent on A, read on B', reader, { sendTo: () => [a.url] });
await oneByOne('A killed, then B', reader, {
  sendTo: () => [a.url, c.url],
  // Not waited for: the message is under way while the server dies.
  before: (index) => {
    if (index === 60) return wait(3).then(() => a.end('SIGKILL'));
    if (index === 130) return wait(3).then(() => b.end('SIGKILL'));
    return undefined;
  },
});
console.log(
  `the reader opened ${reader.streams} streams and was told ${reader.resets} times to ask for everything`,
);
reader.end();

await Promise.all([a.start(), b.start()]);
const servers = [a, b, c];
const readers = await Promise.all(
  [creator, brand].map((person, index) =>
    new Follower(person, id, [servers[index], servers[index + 1], servers[(index + 2) % 3]]).start(),
  ),
);
await Promise.all(readers.map((one) => one.ask()));
const already = readers.map(({ messages }) => messages.length);
const texts = Array.from({ length: MANY }, (_, index) => `many ${index}`);
const waiting = [...texts];
let isSending = true;
let kills = 0;
async function keepKilling() {
  for (let turn = 0; isSending; turn += 1) {
    await wait(PAUSE_BETWEEN_KILLS_MS);
    if (!isSending) break;
    const server = servers[turn % servers.length];
    await server.end('SIGKILL');
    kills += 1;
    await server.start();
  }
}
async function keepSending(person, turn) {
  let repeated = 0;
  for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
    const urls = Array.from({ length: 600 }, (_, index) => servers[(turn + index) % servers.length].url);
    repeated += (await send(person, text, urls)) - 1;
    if (waiting.length > 0 && waiting.length % 1000 === 0)
      console.error(`${waiting.length} messages to go, ${kills} kills…`);
    // As a page does that never got its answer.
    if (Math.random() < 0.05) repeated += await send(person, text, urls);
  }
  return repeated;
}
const began = performance.now();
const killing = keepKilling();
const repeated = await Promise.all(
  Array.from({ length: SENDERS_PER_SIDE * 2 }, (_, turn) => keepSending(turn % 2 ? creator : brand, turn)),
);
isSending = false;
const seconds = (performance.now() - began) / 1000;
await killing;
await until(() => readers.every(({ seenAt }) => texts.every((text) => seenAt.has(text))), 'readers have all');
console.log(
  `both sides at once: ${MANY} messages in ${seconds.toFixed(0)} s, ${repeated.reduce((sum, one) => sum + one)} repetitions, ${kills} kills`,
);
const stored = await stage.database.query(
  'select seq, party, body from messages where conversation_id = $1 order by seq',
  [id],
);
const rows = stored.rows.slice(already[0]);
console.log(`the database: ${wrongsOf(rows, texts)}`);
for (const [index, { messages, streams, resets }] of readers.entries()) {
  const heard = messages.slice(already[index]);
  const differs = rows.filter(
    ({ seq, body }, at) => heard[at]?.seq !== seq || heard[at]?.body !== body,
  ).length;
  failures += differs + Math.abs(rows.length - heard.length);
  console.log(
    `reader ${index + 1}: ${streams} streams, ${resets} resets; ${wrongsOf(heard, texts)}; differs from the database in ${differs}`,
  );
}
console.log(failures === 0 ? 'Nothing was lost, doubled or out of order.' : `${failures} failures`);
for (const one of readers) one.end();
await stage.end(failures === 0 ? 0 : 1);
