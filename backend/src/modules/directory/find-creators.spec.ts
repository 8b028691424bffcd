import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type DirectoryQuery, Problem, TURN_MS, facetValue } from '@reelpact/domain';
import type { RateLimits } from '../../platform/access/rate-limits.js';
import type { Secrets } from '../../platform/config/secrets.js';
import type { Database } from '../../platform/database/database.js';
import type { DatabaseNews, NewsReader } from '../../platform/database/database-news.js';
import { FindCreators } from './find-creators.js';

const TRAVEL = facetValue('niche', 'travel')!;
const query = (limit = 24): DirectoryQuery => ({ values: [TRAVEL], words: '', order: 'standard', limit });

let reader: NewsReader;
let refusal: Error | null;
let found: { creator_id: string; at: number[]; card: { id: string } }[];
/** Gathers that wait until a test lets them go on. */
let gathers: (() => void)[];
let holdsGathers: boolean;
let reads: number;
let creators: FindCreators;
beforeEach(() => {
  refusal = null;
  found = [];
  gathers = [];
  holdsGathers = false;
  reads = 0;
  const rows = async () => {
    reads += 1;
    if (refusal) throw refusal;
    return found;
  };
  const transaction = async (work: (tx: object) => Promise<unknown>) => {
    if (holdsGathers) await new Promise<void>((go) => gathers.push(go));
    return work({ rows, send: () => undefined });
  };
  const take = async () => {
    if (refusal) throw refusal;
  };
  const news = { isListening: true, subscribe: (_: string, one: NewsReader) => (reader = one) };
  creators = new FindCreators(
    { rows, transaction } as unknown as Database,
    {
      sign: (_: string, text: string) => Buffer.from(text.padEnd(8)).toString('base64url'),
    } as unknown as Secrets,
    { take } as unknown as RateLimits,
    news as unknown as DatabaseNews,
  );
});
const find = (limit?: number) => creators.find(query(limit), undefined, '192.0.2.1');
const entry = (id: string) => ({ creator_id: id, at: [4, 0, 1], card: { id } });
const settled = () => new Promise((done) => setImmediate(done));

describe('answers of the directory', () => {
  it('are kept, until somebody in them leaves', async () => {
    found = [entry('a')];
    await find();
    const before = reads;
    await find();
    reader.told('b');
    await find();
    expect(reads).toBe(before);
    found = [];
    reader.told('a');
    expect((await find()).page.cards).toEqual([]);
  });

  it('are current for a minute at most, in the order of their hour, and until somebody in them leaves', async () => {
    let time = Math.ceil(Date.now() / TURN_MS) * TURN_MS;
    const now = jest.spyOn(Date, 'now').mockImplementation(() => time);
    try {
      found = [entry('a'), entry('b')];
      const first = (await find(1)).page;
      const second = (await creators.find(query(1), first.next ?? '', '192.0.2.1')).page;
      time += 59_999;
      expect([first, second].map((page) => creators.isCurrent(page))).toEqual([true, true]);
      time += 1;
      expect([first, second].map((page) => creators.isCurrent(page))).toEqual([false, false]);
      time = (Math.floor(time / TURN_MS) + 1) * TURN_MS - 1;
      const late = (await find(1)).page;
      const next = (await creators.find(query(1), late.next ?? '', '192.0.2.1')).page;
      expect([late, next].map((page) => creators.isCurrent(page))).toEqual([true, true]);
      time += 1;
      // Paging goes on in the order in which it began.
      expect([late, next].map((page) => creators.isCurrent(page))).toEqual([false, true]);
      reader.told('a');
      expect(creators.isCurrent(next)).toBe(false);
    } finally {
      now.mockRestore();
    }
  });

  it('stand in when the database can’t be reached, though nobody heard who has left', async () => {
    found = [entry('a')];
    await find();
    reader.missed();
    refusal = new Error('connection refused');
    expect(await find()).toMatchObject({ standsIn: true, page: { cards: [{ id: 'a' }] } });
    await expect(find(10)).rejects.toThrow('connection refused');
    refusal = null;
    found = [entry('b')];
    expect(await find()).toMatchObject({ standsIn: false, page: { cards: [{ id: 'b' }] } });
  });

  it('never stand in with somebody who is known to have left, nor for a refusal', async () => {
    found = [entry('a')];
    await find();
    reader.missed();
    refusal = new Problem('TOO_MANY_REQUESTS');
    await expect(find()).rejects.toThrow(refusal);
    reader.told('a');
    refusal = new Error('connection refused');
    await expect(find()).rejects.toThrow('connection refused');
  });

  it('are not kept when somebody leaves while they are read', async () => {
    holdsGathers = true;
    found = [entry('a')];
    const reading = find();
    while (gathers.length === 0) await settled();
    reader.told('a');
    gathers.pop()?.();
    await reading;
    holdsGathers = false;
    found = [];
    expect((await find()).page.cards).toEqual([]);
  });

  it('take three connections at most for what takes long', async () => {
    holdsGathers = true;
    const all = Array.from({ length: 10 }, (_, index) => find(index + 1));
    let done = 0;
    for (const one of all) void one.then(() => (done += 1));
    while (done < 10) {
      for (let turn = 0; turn < 10; turn += 1) await settled();
      expect(gathers.length).toBeLessThanOrEqual(3);
      gathers.shift()?.();
    }
  });
});
