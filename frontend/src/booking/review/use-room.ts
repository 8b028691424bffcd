import { useMemo, useState } from 'react';
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
  // What was known stays known when the first version arrives, while what is said of it is asked for.
  const [wasEmpty, setWasEmpty] = useState(false);
  if (!skip && isEmpty && !wasEmpty) setWasEmpty(true);
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
    isKnown: !!data || (!skip && wasEmpty),
  };
}
