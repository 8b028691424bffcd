import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TellReaders } from '../src/modules/conversations/tell-readers.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aBooking, aCreator } from './builders.js';
import type { Person } from './person.js';

/** Conversations of which nobody can be told. */
const failing = new Set<string>();
class FailingReaders extends TellReaders {
  override async arrived(...given: Parameters<TellReaders['arrived']>): Promise<void> {
    await super.arrived(...given);
    if (failing.has(given[1].id)) throw new Error('planted');
  }
}

let stage: TestApp;
let creator: TestCreator;
beforeAll(async () => {
  stage = await startTestApp({}, (modules) => modules.overrideProvider(TellReaders).useClass(FailingReaders));
});
afterAll(() => stage.stop());
beforeEach(async () => {
  failing.clear();
  creator = await aCreator(stage);
});

async function aTalk() {
  const { brand, booking } = await aBooking(stage, creator, 'approve_first');
  const { body } = await brand.get<{ id: string }>(`/api/bookings/${booking.id}/conversation`);
  return { brand, id: body.id };
}
const at = (id: string) => `/api/conversations/${id}`;
const say = async (person: Person, id: string, text: string) =>
  expect((await person.post(`${at(id)}/messages`, { body: text })).status).toBe(201);
/** How many unread messages the creator is told of, by conversation. */
async function told(): Promise<Record<string, number>> {
  const rows = await stage.database.rows<{ id: string; times: number }>(
    't-told',
    `select conversation_id as id, times from notifications
     where reason = 'message' and recipient = 'creator' and read_at is null and user_id = $1`,
    [creator.userId],
  );
  return Object.fromEntries(rows.map(({ id, times }) => [id, times]));
}
const wakeAgain = async (id: string): Promise<void> => {
  await stage.database.rows(
    't-tell',
    'update conversations set tell_at = now() where id = $1 and tell_at is not null',
    [id],
  );
  await stage.settle();
};

describe('who is told of messages', () => {
  it('is told once and in order of all that nobody could be told of, which stops no other conversation', async () => {
    const [{ brand, id }, other] = [await aTalk(), await aTalk()];
    failing.add(id);
    for (const text of ['One', 'Two']) await say(brand, id, text);
    await say(other.brand, other.id, 'Hello');
    expect(await told()).toEqual({ [other.id]: 1 });
    failing.clear();
    // It isn't tried at every look.
    await stage.settle();
    expect(await told()).toEqual({ [other.id]: 1 });
    await wakeAgain(id);
    await wakeAgain(id);
    expect(await told()).toEqual({ [other.id]: 1, [id]: 2 });
    const events = await stage.database.rows<{ seq: number }>(
      't-live',
      `select (truth->>'lastSeq')::int as seq from live_events where subject = $1 and truth ? 'lastSeq' order by id`,
      [id],
    );
    expect(events.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('isn’t told of what they have read meanwhile', async () => {
    const { brand, id } = await aTalk();
    failing.add(id);
    for (const text of ['One', 'Two']) await say(brand, id, text);
    await creator.person.post(`${at(id)}/read`, { seq: 1 });
    failing.clear();
    await wakeAgain(id);
    expect(await told()).toEqual({ [id]: 1 });
  });

  it('has nothing left to read, nor to be mailed, once they are blocked', async () => {
    const { brand, id } = await aTalk();
    await say(brand, id, 'One');
    expect(await told()).toEqual({ [id]: 1 });
    expect((await brand.call('PUT', `${at(id)}/block`, { blocked: true })).status).toBe(204);
    expect(await told()).toEqual({});
  });

  it('isn’t told of what they can’t open any more', async () => {
    const { brand, id } = await aTalk();
    failing.add(id);
    await say(brand, id, 'One');
    expect((await brand.call('PUT', `${at(id)}/block`, { blocked: true })).status).toBe(204);
    failing.clear();
    await wakeAgain(id);
    expect(await told()).toEqual({});
  });
});
