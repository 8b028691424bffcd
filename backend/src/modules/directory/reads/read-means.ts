import { FIRST_MEANS, type RankingMeans } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';

/** The platform's means of this month, as they were counted on its first day; until there are enough deliveries, the first ones. */
export async function readMeans(at: Statements): Promise<RankingMeans> {
  const row = await at.row<{ means: RankingMeans }>(
    'directory-means',
    'select means from directory_means order by month desc limit 1',
  );
  return row?.means ?? FIRST_MEANS;
}
