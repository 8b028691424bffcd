import { useState } from 'react';
import { useGetOwnPortfolioQuery } from '../../api/calls';

/** How often is asked, in milliseconds, while the server makes a video. */
const POLLING = 2000;

/** The creator's own portfolio, asked for again while a video in it is being made. */
export function useOwnPortfolio(creatorId: string) {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useGetOwnPortfolioQuery({ creatorId }, { pollingInterval });
  const wanted = query.data?.some(({ status }) => status === 'processing') ? POLLING : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  return query;
}
