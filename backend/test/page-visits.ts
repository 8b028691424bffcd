import { CountPageEvents } from '../src/modules/page-numbers/index.js';
import type { TestApp } from './app.js';
import type { Person } from './person.js';

export const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

/** What a public page's script sends; a body of any kind, as a person with a browser. */
export const beacon = (person: Person, body: object, headers: Record<string, string> = {}) =>
  person.post('/api/page-events', body, { 'user-agent': BROWSER, ...headers });

/** Writes what this server has in memory. */
export const flush = (stage: TestApp): Promise<void> => stage.app.get(CountPageEvents).flush();

/** What is counted of a creator: `event source package` → how often, added up over all days. */
export async function countsOf(stage: TestApp, creatorId: string): Promise<Record<string, number>> {
  const rows = await stage.database.rows<{ name: string; count: number }>(
    't-page-counts',
    `select concat_ws(' ', event, source, package_id) as name, sum(count)::int as count
     from page_counts where creator_id = $1 group by 1 order by 1`,
    [creatorId],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** How many hashes of visitors there are, of one creator and in all. */
export async function hashesOf(stage: TestApp, creatorId: string): Promise<number> {
  const row = await stage.database.row<{ count: number }>(
    't-page-hashes',
    'select count(*)::int as count from page_visitors where creator_id = $1',
    [creatorId],
  );
  return row?.count ?? 0;
}
