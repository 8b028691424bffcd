import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_WINDOWS } from '@reelpact/domain';
import type { Config } from '../../../platform/config/config.js';
import type { Database } from '../../../platform/database/database.js';
import { FileLinks } from '../../../platform/storage/file-links.js';
import { Secrets } from '../../../platform/config/secrets.js';
import type { BookingRecord } from '../booking-record.js';
import type { BookingPresenter } from './booking.presenter.js';
import { KeptBookings } from './kept-bookings.js';

const NOW = Date.UTC(2026, 10, 26, 12);
const MEGABYTE = 1024 ** 2;

/** A row as far as it says what time changes: a delivery that is late at `dueAt`. */
const row = (id: string, dueAt: number) => ({
  ...{ id, stage: 'producing', escrow: 'held', extension: null, due_at: new Date(dueAt), deadline_at: null },
  ...{ held_at: null, revisions_left: 0, delivery_days: 5, open_chargeback: null, parcels: [] },
});

/** Bookings of which nothing is said but their sizes; `made` are those that were put together. */
function aKeeper(size: number, dueAt = NOW + 86_400_000) {
  const made: string[] = [];
  const presentAll = (records: BookingRecord[]) => {
    made.push(...records.map(({ id }) => id));
    return Promise.resolve(records.map(({ id }) => ({ id, said: 'x'.repeat(size) })));
  };
  const rows = (_name: string, _text: string, [ids]: [string[]]) =>
    Promise.resolve(ids.map((id) => row(id, dueAt)));
  const keeper = new KeptBookings(
    { presentAll } as unknown as BookingPresenter,
    { rows } as unknown as Database,
    { windows: DEFAULT_WINDOWS } as Config,
  );
  const list = async (stamps: Record<string, string>, now = NOW) => {
    made.length = 0;
    const bookings = Object.entries(stamps).map(([id, stamp]) => ({ id, stamp }));
    const { json, tag } = await keeper.list({ bookings, now, last: null }, 'creator');
    const said = JSON.parse(json.toString()) as { id: string }[];
    expect(said.map(({ id }) => id)).toEqual(Object.keys(stamps));
    return { made: [...made], tag };
  };
  return { keeper, list };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('bookings of lists', () => {
  it('are put together once, and again when their stamp is another', async () => {
    const { list } = aKeeper(10);
    expect((await list({ a: '1', b: '1' })).made).toEqual(['a', 'b']);
    expect((await list({ b: '1', a: '1' })).made).toEqual([]);
    expect((await list({ a: '2', c: '1', b: '1' })).made).toEqual(['a', 'c']);
    expect((await list({})).made).toEqual([]);
  });

  it('are put together again when time has changed them', async () => {
    const { list } = aKeeper(10, NOW + 1_000);
    await list({ a: '1' });
    expect((await list({ a: '1' }, NOW + 999)).made).toEqual([]);
    expect((await list({ a: '1' }, NOW + 1_000)).made).toEqual(['a']);
  });

  it('are put together again when the links to their files are others', async () => {
    const { list } = aKeeper(10);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(NOW + 1);
    await list({ a: '1' });
    const until = FileLinks.sameUntil();
    clock.mockReturnValue(until - 1);
    expect((await list({ a: '1' })).made).toEqual([]);
    clock.mockReturnValue(until);
    expect((await list({ a: '1' })).made).toEqual(['a']);
  });

  it('are told apart by role', async () => {
    const { keeper, list } = aKeeper(10);
    await list({ a: '1' });
    await keeper.list({ bookings: [{ id: 'a', stamp: '1' }], now: NOW, last: null }, 'brand');
    expect((await list({ a: '1' })).made).toEqual([]);
  });

  it('have a tag of their own in each order', async () => {
    const { list } = aKeeper(10);
    const tags = [await list({ a: '1', b: '1' }), await list({ b: '1', a: '1' }), await list({ a: '1' })];
    expect(new Set(tags.map(({ tag }) => tag)).size).toBe(3);
  });

  it('are forgotten, the least used first, when there are too many', async () => {
    const { list } = aKeeper(8 * MEGABYTE);
    const alone = async (id: string) => (await list({ [id]: '1' })).made.length === 1;
    await alone('a');
    await alone('b');
    expect(await alone('a')).toBe(false);
    for (const id of 'cd') await alone(id);
    expect(await alone('a')).toBe(false);
    expect(await alone('b')).toBe(true);
  });
});

describe('a file’s link', () => {
  it('is the same until it says', async () => {
    const links = new FileLinks(
      await Secrets.load({ sessionSecret: 'a secret of tests' } as Config, {} as Database),
    );
    const at = (now: number) =>
      links.url({ key: 'k', fileName: 'f', mimeType: 'image/webp', download: false }, now);
    for (const now of [NOW, NOW + 1, NOW + 899_999]) {
      const until = FileLinks.sameUntil(now);
      expect(until).toBeGreaterThanOrEqual(now);
      expect(at(Math.max(now, until - 1))).toBe(at(now));
      expect(at(until + 1)).not.toBe(at(now));
    }
  });
});
