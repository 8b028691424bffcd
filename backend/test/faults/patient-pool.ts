import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { problemOfMachine } from '../../src/platform/database/unavailable.js';

const PAUSE_MS = 50;
/** A key that is there already: what was sent again had been done. */
const THERE = '23505';

/** A pool whose statements are sent again until the database could be reached. */
export function patientPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => undefined);
  const ask = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  pool.query = (async (...given: unknown[]) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask(...given);
      } catch (error) {
        if (tries > 0 && (error as { code?: unknown }).code === THERE) return { rows: [], rowCount: 0 };
        if (problemOfMachine(error) === null) throw error;
        await pause(PAUSE_MS);
      }
    }
  }) as typeof pool.query;
  return pool;
}
