import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { root } from '../root.mjs';
import { Person, openConversation, openStage, percentile, register } from './stage.mjs';

/**
 * `node tools/bench/hostile.mjs`: thousands of calls over all routes with what no honest client sends, beside bodies of 8 MB and connections
 * that send next to nothing. It fails when the server answers 5xx other than 503 and 507, when it ends, or when others wait more than
 * three times as long as on a quiet server. `HOSTILE_CALLS=1000` makes it shorter, `REELPACT_SEED` repeats it.
 */
const CALLS = Number(process.env.HOSTILE_CALLS ?? 10_000);
const AT_ONCE = 8;
const HEAVY = 24;
const STALLED = 60;
const MEBIBYTE = 1024 ** 2;
const MOST_LONGER = 3;
const WANTED = new Set([503, 507]);
/** Between two bodies of one sender. */
const PAUSE_MS = 1_000;

let seed = Number(process.env.REELPACT_SEED ?? Math.floor(Math.random() * 1e6));
console.error(`The seed is ${seed}.`);
/** mulberry32 */
function chance() {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const pick = (list) => list[Math.floor(chance() * list.length)];

const NASTY = [
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202eevil',
    '\u200b\u2066hidden',
    '\ufeff',
    '🎥'.repeat(200),
  ],
  ...[
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '%ff',
    '{{7*7}}',
    '$(id)',
    'A'.repeat(9_000),
  ],
  ...[
    -1,
    0,
    1e308,
    2 ** 53,
    0.1,
    null,
    true,
    [],
    {},
    [[[[]]]],
    { $gt: '' },
    '',
    ' ',
    '9'.repeat(400),
    '1e999',
    'null',
  ],
  ...[
    '2026-13-45',
    '0000-00-00T00:00:00Z',
    'javascript:alert(1)',
    'http://169.254.169.254/',
    'a@b',
    `${'a'.repeat(300)}@b.test`,
  ],
];

const description = JSON.parse(readFileSync(join(root, 'backend/openapi.json'), 'utf8'));
const operations = Object.entries(description.paths).flatMap(([path, calls]) =>
  Object.entries(calls)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete', 'head'].includes(method))
    .map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
);

const stage = await openStage();
const server = await stage.serve({ TRUSTED_PROXIES: '1' });
const { creator, brand, id: conversationId } = await openConversation(stage, server.url);
const { person: stranger } = await register(stage, server.url, 'stranger');
const { rows } = await stage.database.query('select id, creator_id, package_id from bookings limit 1');
const real = [rows[0].id, rows[0].creator_id, rows[0].package_id, conversationId, 'sophia', '1'];
const people = [new Person(), creator, brand, stranger];

/** A value for a schema: what it asks for, or anything else. */
function valueFor(schema, depth = 0) {
  if (chance() < 0.5 || depth > 4) return pick(NASTY);
  const { $ref, type, properties, items, enum: words, oneOf } = schema ?? {};
  if ($ref) return valueFor(description.components.schemas[$ref.split('/').at(-1)], depth + 1);
  if (words) return pick(words);
  if (oneOf) return valueFor(pick(oneOf), depth + 1);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(() => chance() < 0.9)
        .map(([name, one]) => [name, valueFor(one, depth + 1)]),
    );
  if (items) return Array.from({ length: Math.floor(chance() * 4) }, () => valueFor(items, depth + 1));
  if (type === 'integer' || type === 'number') return Math.floor(chance() * 100);
  if (type === 'boolean') return chance() < 0.5;
  return pick([...real, 'Plain words.', 'ann@example.test', 'https://example.test/a']);
}
const inAddress = (value) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // What an address can't carry is sent as its bytes would be.
  return encodeURIComponent(text.toWellFormed()).slice(0, 1_000) || '%20';
};

const tally = new Map();
const wrong = [];
let streams = 0;
async function call() {
  const { method, path, call: about } = pick(operations);
  // A stream of events is no answer that ends.
  if (path === '/api/live') return;
  const address = path.replace(/\{(\w+)\}/g, () => inAddress(chance() < 0.6 ? pick(real) : pick(NASTY)));
  const query = (about.parameters ?? [])
    .filter((one) => one.in === 'query' && chance() < 0.6)
    .map(({ name, schema }) => `${name}=${inAddress(valueFor(schema))}`)
    .join('&');
  const body = about.requestBody?.content?.['application/json']?.schema;
  const headers = { 'x-forwarded-for': `10.0.${Math.floor(chance() * 250)}.${Math.floor(chance() * 250)}` };
  const { cookie } = pick(people);
  if (cookie) headers.cookie = cookie;
  if (body) headers['content-type'] = 'application/json';
  const sent = body ? JSON.stringify(valueFor(body)) : undefined;
  const answer = await fetch(`${server.url}${address}${query ? `?${query}` : ''}`, {
    ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(60_000) },
    ...(method !== 'GET' && method !== 'HEAD' && { body: sent }),
  });
  tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
  if (answer.status >= 500 && !WANTED.has(answer.status))
    wrong.push(
      `${method} ${address}?${query} ${sent?.slice(0, 300)}: ${answer.status} ${(await answer.text()).slice(0, 200)}`,
    );
  else await answer.arrayBuffer().catch(() => (streams += 1));
}

let isOver = false;
const large = JSON.stringify({ profileImageUrl: `data:image/png;base64,${'A'.repeat(8 * MEBIBYTE - 100)}` });
const heavyAnswers = new Map();
async function heavy(number) {
  while (!isOver) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `172.16.${number}.9` };
    const path = pick(['/api/creator/onboard', '/api/auth/login', '/api/package-bookings']);
    const said = await fetch(server.url + path, { method: 'POST', headers, body: large }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 'closed',
    );
    heavyAnswers.set(said, (heavyAnswers.get(said) ?? 0) + 1);
    await wait(PAUSE_MS);
  }
}
function stall(number) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
    socket.write(
      `POST /api/package-bookings HTTP/1.1\r\nhost: bench\r\nx-forwarded-for: 172.17.${number}.9\r\ncontent-type: application/json\r\ncontent-length: ${8 * MEBIBYTE}\r\n\r\n{`,
    );
  });
  const drip = setInterval(() => socket.write(' '), 1_000);
  socket
    .on('error', () => undefined)
    .on('close', () => {
      clearInterval(drip);
      if (!isOver) setTimeout(() => stall(number), 500);
    });
}
const memory = () => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Others, on a thread of their own: what this one has to send must not make them wait. @returns milliseconds of each answer */
function others(until) {
  const paths = ['/api/creator/profile/sophia', '/api/health/live', `/api/packages/${rows[0].package_id}`];
  const worker = new Worker(new URL('others.mjs', import.meta.url), {
    workerData: { url: server.url, paths },
  });
  void until.then(() => worker.postMessage('enough'));
  return new Promise((done, fail) => worker.once('message', done).once('error', fail));
}
await others(wait(2_000));
const quiet = await others(wait(5_000));
for (let number = 0; number < STALLED; number += 1) stall(number);
const attackers = Array.from({ length: HEAVY }, (_, number) => heavy(number));
let left = CALLS;
const callers = Array.from({ length: AT_ONCE }, async () => {
  while (left > 0) {
    left -= 1;
    await call();
  }
});
const called = Promise.all(callers);
const meanwhile = await others(called);
isOver = true;
await Promise.all(attackers);
wrong.push(...quiet.wrong, ...meanwhile.wrong);

const [before, during] = [quiet, meanwhile].map(({ waits }) => percentile(waits, 0.95));
const isAlive = (await fetch(`${server.url}/api/health/live`).catch(() => null))?.ok === true;
const said = (counts) =>
  [...counts]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
console.log(`${CALLS} calls: ${said(tally)}`);
console.log(`bodies of 8 MB: ${said(heavyAnswers)}; most memory ${memory().toFixed(0)} MB`);
console.log(
  `others' p95: ${before.toFixed(1)} ms quiet, ${during.toFixed(1)} ms meanwhile (${(during / before).toFixed(1)} times), ${meanwhile.waits.length} answers`,
);
for (const one of wrong.slice(0, 20)) console.log(one);
await stage.end(isAlive && wrong.length === 0 && during / before <= MOST_LONGER ? 0 : 1);
