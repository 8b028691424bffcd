import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OUT_OF_REACH } from '@reelpact/domain';
import type { DatabaseNews, NewsReader } from '../../platform/database/database-news.js';
import type { Replica } from '../../platform/database/replica.js';
import { type Answer, HTML, PageCache } from './page-cache.js';

const HOUR_MS = 3_600_000;
const MIB = 1024 ** 2;

/** Changes that a test tells of. */
class ToldChanges {
  isListening = true;
  reader: NewsReader = { told: () => undefined, missed: () => undefined };
  subscribe(_channel: string, reader: NewsReader): void {
    this.reader = reader;
  }
}

const replica = { changed: () => undefined, missed: () => undefined, standsIn: false };
let passed = 0;
const realNow = Date.now;
let changes: ToldChanges;
let cache: PageCache;
let made: number;
beforeEach(() => {
  passed = 0;
  Date.now = () => realNow() + passed;
  changes = new ToldChanges();
  replica.standsIn = false;
  cache = new PageCache(changes as unknown as DatabaseNews, replica as unknown as Replica);
  made = 0;
});
afterEach(() => {
  Date.now = realNow;
});

const answer = (body: string | Buffer, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  creatorId: 'nora',
  ...more,
});
const page = (more: Partial<Answer> = {}) => {
  made += 1;
  return Promise.resolve(answer(`version ${made}`, more));
};
const read = async (key = '/nora', make = () => page()): Promise<string | undefined> =>
  (await cache.read(key, make))?.body('identity').toString();

describe('what is kept', () => {
  it('is made once, however many ask at the same time', async () => {
    const all = await Promise.all([read(), read(), read()]);
    expect([all, made]).toEqual([['version 1', 'version 1', 'version 1'], 1]);
    expect(cache.current('/nora')?.body('identity').toString()).toBe('version 1');
  });

  it('is made again after a change of it, and of nothing else', async () => {
    await read();
    changes.reader.told('someone else');
    expect(await read()).toBe('version 1');
    changes.reader.told('nora');
    expect(cache.current('/nora')).toBeNull();
    expect(await read()).toBe('version 2');
  });

  it('is out of date at once when it changes while it is made', async () => {
    let finish: (made: Answer) => void = () => undefined;
    const slow = cache.read('/nora', () => new Promise<Answer>((done) => (finish = done)));
    changes.reader.told('nora');
    finish(answer('before the change'));
    expect((await slow)?.body('identity').toString()).toBe('before the change');
    expect(cache.current('/nora')).toBeNull();
    expect(await read()).toBe('version 1');
  });

  it('is made again for someone who may have changed it, even while others wait for it', async () => {
    await read();
    changes.reader.told('nora');
    let finish: (made: Answer) => void = () => undefined;
    const waiting = cache.read('/nora', () => new Promise<Answer>((done) => (finish = done)));
    const own = await cache.read('/nora', () => page(), true);
    expect(own?.body('identity').toString()).toBe('version 2');
    finish(answer('older'));
    await waiting;
    expect(await read()).toBe('version 2');
  });

  it('is taken for current only while changes are heard of', async () => {
    await read();
    changes.isListening = false;
    expect(cache.current('/nora')).toBeNull();
    expect(await read()).toBe('version 2');
    changes.isListening = true;
    changes.reader.missed();
    expect(await read()).toBe('version 3');
  });

  it('needs nobody to hear of changes when it belongs to no creator', async () => {
    const terms = () => page({ creatorId: null });
    changes.isListening = false;
    await read('/terms', terms);
    changes.reader.missed();
    expect(await read('/terms', terms)).toBe('version 1');
  });

  it('grows old in an hour', async () => {
    await read();
    passed += HOUR_MS + 1;
    expect(await read()).toBe('version 2');
  });

  it('is compressed once for each encoding, and tagged alike', async () => {
    await read();
    const kept = cache.current('/nora');
    expect(kept?.body('gzip')).toBe(kept?.body('gzip'));
    expect(gunzipSync(kept?.body('gzip') ?? '').toString()).toBe('version 1');
    expect(kept?.etag).toMatch(/^W\/"[\w-]+"$/);
  });
});

describe('what is not kept', () => {
  it('is what isn’t there, and what is elsewhere', async () => {
    const missing = () => page({ status: 404, creatorId: null });
    expect(await read('/nobody', missing)).toBe('version 1');
    expect(await read('/nobody', missing)).toBe('version 2');
    expect(await cache.read('/nothing', () => Promise.resolve(null))).toBeNull();
    expect(cache.current('/nothing')).toBeNull();
  });

  it('is a page that has gone', async () => {
    await read();
    changes.reader.told('nora');
    expect(await read('/nora', () => page({ status: 404, creatorId: null }))).toBe('version 2');
    changes.isListening = false;
    await expect(read('/nora', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('is more than 64 MiB: what was asked for longest ago goes first', async () => {
    const large = () => Promise.resolve(answer(Buffer.alloc(20 * MIB)));
    for (const key of ['/a', '/b', '/c', '/d']) await cache.read(key, large);
    const kept = ['/a', '/b', '/c', '/d'].filter((key) => cache.current(key) !== null);
    expect(kept).toEqual(['/b', '/c', '/d']);
  });
});

describe('without the database', () => {
  const away = () => Promise.reject(new Error('away'));

  it('the last page stands in, for an hour', async () => {
    await read();
    changes.reader.missed();
    expect(await read('/nora', away)).toBe('version 1');
    passed += HOUR_MS + 1;
    await expect(read('/nora', away)).rejects.toThrow('away');
  });

  it('a page that is known to have changed does not, also when it changed while it was made', async () => {
    await read();
    changes.reader.told('nora');
    await expect(read('/nora', away)).rejects.toThrow('away');
    let finish: (made: Answer) => void = () => undefined;
    const slow = cache.read('/nora', () => new Promise<Answer>((done) => (finish = done)));
    changes.reader.told('nora');
    finish(answer('before the change'));
    await slow;
    await expect(read('/nora', away)).rejects.toThrow('away');
  });

  const document = () =>
    page({
      headers: { 'content-type': HTML, 'cache-control': 'public' },
      body: '<html><head><title>Nora</title></head><body data-creator="nora"><p>Hello</p></body></html>',
    });
  const says = (text: string) =>
    `<body data-creator="nora"><p class="out-of-reach" role="status">${text}</p><p>Hello</p></body>`;

  it('a page that stands in says why nothing can be done, under a tag of its own, and nobody else keeps it', async () => {
    const whole = await cache.read('/nora', document);
    changes.reader.missed();
    const standIn = await cache.read('/nora', away);
    expect(standIn?.body('identity').toString()).toContain(says(OUT_OF_REACH));
    expect(standIn?.headers['cache-control']).toBe('no-store');
    expect(standIn?.etag).not.toBe(whole?.etag);
    expect((await cache.read('/nora', document))?.etag).toBe(whole?.etag);
  });

  it('a page as the replica has it says so too, and is made again for whoever comes next', async () => {
    replica.standsIn = true;
    expect((await cache.read('/nora', document))?.body('identity').toString()).toContain(says(OUT_OF_REACH));
    expect(cache.current('/nora')).toBeNull();
    // What belongs to no creator needs no database.
    const terms = await cache.read('/terms', async () => ({ ...(await document()), creatorId: null }));
    expect(terms?.body('identity').toString()).not.toContain(OUT_OF_REACH);
    replica.standsIn = false;
    expect((await cache.read('/nora', document))?.body('identity').toString()).not.toContain(OUT_OF_REACH);
    expect(cache.current('/nora')).not.toBeNull();
  });
});
