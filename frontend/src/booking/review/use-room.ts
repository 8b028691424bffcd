import { useMemo } from 'react';
import type { BookingDto } from '../../api/calls';
import { useGetReviewRoomQuery } from '../../api/room-calls';
import { acceptedIn } from './use-accepted-files';
import { placedItems } from './room-items';

/** Why nothing can be decided while it isn't known what was said. */
export const COMMENTS_MISSING = 'The comments couldn’t be loaded.';

/** What was said about a booking's versions, in the order of its list, and who has looked at what. */
export function useRoom({ id, submissions }: Pick<BookingDto, 'id' | 'submissions'>, skip = false) {
  // Before anything is delivered nothing can have been said of it.
  const isEmpty = submissions.length === 0;
  const { data, error, refetch } = useGetReviewRoomQuery(
    { id },
    { refetchOnMountOrArgChange: true, skip: skip || isEmpty },
  );
  const items = useMemo(() => placedItems(data?.items ?? [], { submissions }), [data, submissions]);
  return {
    items,
    views: data?.views ?? [],
    accepted: acceptedIn(data),
    error,
    refetch,
    isKnown: !!data || (!skip && isEmpty),
  };
}
