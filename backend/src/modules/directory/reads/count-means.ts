import type { RankingMeans } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';

const MEANS = `
  select sum(on_time)::float8 / nullif(sum(due), 0) as "onTime", sum(answered_in_day)::float8 / nullif(sum(answers), 0) as answers,
    sum(accepted)::float8 / nullif(sum(finished), 0) as accepted, sum(returning_brands)::float8 / nullif(sum(brands), 0) as "returning",
    coalesce(sum(due), 0)::int as deliveries
  from creator_proof`;

/** The platform's means of all creators, each share from 0 to 1, and of how many deliveries. Where there is nothing to count, a share is 0. */
export async function countMeans(at: Statements): Promise<RankingMeans & { deliveries: number }> {
  const row = await at.row<Record<keyof RankingMeans, number | null> & { deliveries: number }>(
    'count-means',
    MEANS,
  );
  const { onTime, answers, accepted, returning, deliveries } = row ?? {};
  return {
    onTime: onTime ?? 0,
    answers: answers ?? 0,
    accepted: accepted ?? 0,
    returning: returning ?? 0,
    deliveries: deliveries ?? 0,
  };
}
