import type { Database, Parameter } from '../../../platform/database/database.js';

export interface Patience {
  /** How long the statement may take. */
  milliseconds: number;
  /**
   * Whether it has to begin with the indexes of facets and words. Of facets that go together or contradict each other PostgreSQL knows nothing, and would
   * walk along an order for what isn't there.
   */
  byFacets: boolean;
}
/** Runs a statement for so long at most. @returns null when it took longer */
export type Patiently = <T extends Record<string, unknown>>(
  patience: Patience,
  name: string,
  text: string,
  values: readonly Parameter[],
) => Promise<T[] | null>;

const QUERY_CANCELED = '57014';
/**
 * Without these scans all that is left are indexes that give sets of entries. A set of a million has room in so much memory; one that hasn't is made
 * coarser, and very many entries are read only to be left out. One search gets one process.
 */
const PATIENCE = `
  select set_config('statement_timeout', $1, true), set_config('enable_seqscan', $2, true), set_config('enable_indexscan', $2, true),
    set_config('enable_indexonlyscan', $2, true), set_config('work_mem', '32MB', true), set_config('max_parallel_workers_per_gather', '0', true)`;

/** In a transaction of its own, because of the settings. */
export const patientlyAt =
  (database: Database): Patiently =>
  async <T extends Record<string, unknown>>(
    { milliseconds, byFacets }: Patience,
    name: string,
    text: string,
    values: readonly Parameter[],
  ) => {
    try {
      return await database.transaction((tx) => {
        tx.send('directory-patience', PATIENCE, [String(milliseconds), byFacets ? 'off' : 'on']);
        return tx.rows<T>(name, text, values);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code === QUERY_CANCELED) return null;
      throw error;
    }
  };
