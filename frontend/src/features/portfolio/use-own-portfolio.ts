import { useGetOwnPortfolioQuery } from '../../api/calls';
import { EVERY_TWO_SECONDS, NOT_AT_ALL, usePolling } from '../../ui/use-polling';

/** The creator's own portfolio, asked for again while a video in it is being made. */
export function useOwnPortfolio(creatorId: string) {
  const [pollingInterval, poll] = usePolling();
  const query = useGetOwnPortfolioQuery({ creatorId }, { pollingInterval });
  poll(query.data?.some(({ status }) => status === 'processing') ? EVERY_TWO_SECONDS : NOT_AT_ALL);
  return query;
}
