import { useRef, useState } from 'react';
import {
  useArrangePortfolioMutation,
  useLazyGetOwnPortfolioQuery,
  type ArrangedItemDto,
  type OwnPortfolioItemDto,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { arrangedBy, arrangementOf } from './portfolio-list';
import type { InLine } from './use-line';

/**
 * Order and titles, shown at once and saved behind the person's back. If the server refuses, its own list is shown
 * again and a toast says why.
 */
export function useArrangement(creatorId: string, stored: readonly OwnPortfolioItemDto[], inLine: InLine) {
  const [wanted, setWanted] = useState<ArrangedItemDto[] | null>(null);
  const newest = useRef<ArrangedItemDto[] | null>(null);
  const [save] = useArrangePortfolioMutation();
  const [read] = useLazyGetOwnPortfolioQuery();

  function arrange(items: readonly OwnPortfolioItemDto[]): void {
    const mine = arrangementOf(items);
    newest.current = mine;
    setWanted(mine);
    inLine(async () => {
      // A newer one is behind it and says everything that this one says.
      if (newest.current !== mine) return;
      try {
        const present = await read({ creatorId }, true).unwrap();
        const body = { items: arrangementOf(arrangedBy(present, mine)) };
        await save({ creatorId, arrangePortfolioDto: body }).unwrap();
      } catch (error) {
        reportFailure(error, { fixed: 'Failed to save your portfolio.' });
      }
      if (newest.current !== mine) return;
      newest.current = null;
      setWanted(null);
    });
  }

  return { items: wanted ? arrangedBy(stored, wanted) : stored, arrange };
}
