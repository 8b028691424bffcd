import { useCallback, useEffect, useRef } from 'react';
import type { SubmissionFileDto } from '../../api/calls';
import { useNoteReviewViewMutation } from '../../api/room-calls';
import { unwatched } from '../../api/unwatched';
import type { OnWatched } from './seconds-watched';

/** After so many more seconds the server hears of it, and when the file or the page is left. */
const STEP_SECONDS = 5;

/**
 * Tells the server that a file was opened, and now and then how much of it was played.
 * @param bookingId null for a reader whose looking isn't counted: reviewers are neither party
 */
export function useViews(
  bookingId: string | null,
  submissionId: string,
  { uploadId, media }: Pick<SubmissionFileDto, 'uploadId' | 'media'>,
): OnWatched {
  const [note] = useNoteReviewViewMutation(unwatched);
  const seen = useRef({ told: -1, now: -1 });
  const length = (media?.durationMs ?? 0) / 1000;

  const tell = useCallback(
    (seconds: number) => {
      seen.current.told = seconds;
      if (bookingId === null) return;
      // That it isn't noted must not keep anybody from looking.
      void note({ id: bookingId, reviewViewedDto: { submissionId, uploadId, seconds } });
    },
    [note, bookingId, submissionId, uploadId],
  );
  useEffect(() => {
    const { current } = seen;
    current.told = -1;
    current.now = -1;
  }, [tell]);

  return useCallback(
    (seconds, isLeaving = false) => {
      const { current } = seen;
      current.now = Math.max(current.now, seconds);
      const isFirst = current.told < 0;
      if (isLeaving ? current.now > current.told : isFirst || current.now >= current.told + STEP_SECONDS)
        tell(current.now);
      else if (current.now >= length && current.now > current.told) tell(current.now);
    },
    [tell, length],
  );
}
