import type { Database, Parameter } from '../../../platform/database/database.js';

export interface Bounds {
  timeoutMs: number;
  /**
   * Whether the statement must start from the indexes of facets and words. PostgreSQL doesn't know which facets go together or contradict each other, and
   * would scan a whole index in order for matches that don't exist.
   */
  fromFacets: boolean;
}
/** Runs a statement within its bounds. @returns null when it timed out */
export type RunBounded = <T extends Record<string, unknown>>(
  bounds: Bounds,
  name: string,
  text: string,
  values: readonly Parameter[],
) => Promise<T[] | null>;

const QUERY_CANCELED = '57014';
/**
 * Without these scans, only bitmap scans are left. A bitmap of a million entries fits into this much memory; one that doesn't fit loses precision and makes
 * PostgreSQL read entries that don't match. No parallel workers, so that a search takes one process.
 */
const SET_BOUNDS = `
  select set_config('statement_timeout', $1, true), set_config('enable_seqscan', $2, true), set_config('enable_indexscan', $2, true),
    set_config('enable_indexonlyscan', $2, true), set_config('work_mem', '32MB', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/** Each statement has a transaction of its own, to which the settings are local. */
export const boundedAt =
  (database: Database): RunBounded =>
  async <T extends Record<string, unknown>>(
    { timeoutMs, fromFacets }: Bounds,
    name: string,
    text: string,
    values: readonly Parameter[],
  ) => {
    try {
      return await database.transaction((tx) => {
        tx.send('directory-bounds', SET_BOUNDS, [String(timeoutMs), fromFacets ? 'off' : 'on']);
        return tx.rows<T>(name, text, values);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code === QUERY_CANCELED) return null;
      throw error;
    }
  };
