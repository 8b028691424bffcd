import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aBooking, aCreator } from './builders.js';
import { Product } from './faults/product.js';
import { LiveListener } from './live-listener.js';
import type { Person } from './person.js';
import { until } from './until.js';

const SESSION_SECRET = randomBytes(32).toString('hex');
const RATE_LIMIT_FACTOR = '100000';
const MESSAGES = 300;
const SENDERS = 6;
/** After so many messages the second server dies, in the middle of those that are under way. */
const KILLED_AFTER = 100;
const BACK_AFTER = 200;

interface Message {
  seq: number;
  party: string;
  body: string;
}

let stage: TestApp;
let other: Product;
let creator: TestCreator;
beforeAll(async () => {
  stage = await startTestApp({ SESSION_SECRET, RATE_LIMIT_FACTOR });
  other = await Product.start({
    DATABASE_URL: stage.config.databaseUrl,
    SESSION_SECRET,
    RATE_LIMIT_FACTOR,
    DEMO_MODE: 'false',
  });
  creator = await aCreator(stage);
});
afterAll(async () => {
  await other.stop();
  await stage.stop();
});

/** Whether a server has taken a message; one that died while it was asked may have. */
async function sent(url: string, person: Person, path: string, body: string): Promise<boolean> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { cookie: person.cookieHeader, 'content-type': 'application/json' },
    body: JSON.stringify({ body, key: body }),
  }).catch(() => null);
  if (answer !== null && answer.status !== 201) throw new Error(`not sent: ${answer.status}`);
  return answer !== null;
}

/** A conversation page by page, as somebody reads it who comes back. */
async function all(person: Person, path: string): Promise<Message[]> {
  const read: Message[] = [];
  for (;;) {
    const { body: page } = await person.get<Message[]>(`${path}?after=${read.at(-1)?.seq ?? 0}`);
    if (page.length === 0) return read;
    read.push(...page.map(({ seq, party, body }) => ({ seq, party, body })));
  }
}

describe('a conversation in which both sides write at once while a server is killed', () => {
  it('has each message once, in one order for both, and tells readers of all of them', async () => {
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    const { body } = await brand.get<{ id: string }>(`/api/bookings/${booking.id}/conversation`);
    const path = `/api/conversations/${body.id}/messages`;
    const texts = Array.from({ length: MESSAGES }, (_, index) => `message ${index}`);
    const waiting = texts.map((text, index) => ({ text, index }));
    let taken = 0;
    const keepSending = async (first: number): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { text, index } = next;
        const person = index % 2 === 0 ? brand : creator.person;
        // Each third message is sent twice, at once or one after the other, to both servers.
        const urls = index % 2 === first % 2 ? [other.url, stage.url] : [stage.url, other.url];
        const again = index % 3 === 0 ? sent(urls[1] ?? '', person, path, text) : true;
        for (let turn = 0; !(await sent(urls[turn % 2] ?? '', person, path, text)); turn += 1);
        await again;
        taken += 1;
      }
    };
    const listener = await LiveListener.open(other.url, creator.person);
    const sending = Promise.all(Array.from({ length: SENDERS }, (_, first) => keepSending(first)));
    const killing = (async () => {
      await until(() => taken >= KILLED_AFTER);
      await other.kill();
      await until(() => taken >= BACK_AFTER);
      await other.launch();
    })();
    await Promise.all([sending, killing]);
    await until(() => !listener.isOpen);
    const back = await LiveListener.open(stage.url, creator.person, listener.lastId);
    await until(() => back.subjects('conversation').includes(body.id) || back.count('reset') > 0);
    back.close();

    const [ofBrand, ofCreator] = [await all(brand, path), await all(creator.person, path)];
    expect(ofBrand.map(({ seq }) => seq)).toEqual(texts.map((_, index) => index + 1));
    expect(ofBrand.map(({ body: text }) => text).sort()).toEqual([...texts].sort());
    expect(ofCreator).toEqual(ofBrand);
    for (const { party, body: text } of ofBrand)
      expect(party).toBe(texts.indexOf(text) % 2 === 0 ? 'brand' : 'creator');
  });
});
