import type { PoolClient } from 'pg';
import { type Follower, FollowLog } from '../src/platform/log/follow-log.js';
import { WaitingEntries } from '../src/platform/log/waiting-entries.js';
import type { TestApp } from './app.js';

/** What is committed is read once every transaction before it is over, in other databases too. */
export async function untilNothingIsHeldBack({ database }: TestApp): Promise<void> {
  for (let isRead = false; !isRead;) {
    const row = await database.row<{ all: boolean }>(
      't-all-over',
      'select log_horizon() > max(position) as all from booking_history',
    );
    isRead = row?.all === true;
  }
}

/** What tests of the log itself need: readers of their own, and entries that no step has written. */
export const logReaders = (stage: () => TestApp) => ({
  /** One that only its test runs, as another server of the product would. */
  aReader: async (...followers: Follower[]): Promise<FollowLog> => {
    const { database, app } = stage();
    const news = { subscribe: () => undefined, isListening: true };
    const log = new FollowLog(database, news as never, app.get(WaitingEntries));
    for (const follower of followers) log.follow(follower);
    await log.register();
    return log;
  },

  /** Entries that no step has written, which the product's own followers are not to meet: they look every second. */
  withEntries: async <T>(work: () => Promise<T>): Promise<T> => {
    const { database, app, settle } = stage();
    const product = app.get(FollowLog);
    await settle();
    await product.beforeApplicationShutdown();
    try {
      return await work();
    } finally {
      await database.rows(
        't-product-reads-on',
        'update log_followers set position = (select max(position) from booking_history), entry_id = (select max(id) from booking_history)',
      );
      product.start();
    }
  },

  append: (client: Pick<PoolClient, 'query'>, bookingId: string, change: object = {}) =>
    client.query(
      `insert into booking_history (booking_id, event, actor, to_stage, to_escrow, at, content_hash, change)
       values ($1, 'T', 'clock', 'unpaid', 'pending', now(), '', $2)`,
      [bookingId, JSON.stringify(change)],
    ),
});
