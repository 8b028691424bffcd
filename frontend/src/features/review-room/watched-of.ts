import { useState } from 'react';
import type { SubmissionFileDto } from '../../api/calls';
import { SecondsWatched } from '../../booking/review/seconds-watched';

/** What was watched of each file while the room is open, also beside another version. */
export function useWatchedOf(): (file: Pick<SubmissionFileDto, 'uploadId'>) => SecondsWatched {
  const [watched] = useState(() => new Map<string, SecondsWatched>());
  return ({ uploadId }) => {
    const before = watched.get(uploadId) ?? new SecondsWatched();
    watched.set(uploadId, before);
    return before;
  };
}
