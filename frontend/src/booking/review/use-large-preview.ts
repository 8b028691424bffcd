import { useCallback } from 'react';
import type { BookingDto, SubmissionFileDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { useOrderLargePreviewMutation } from '../../api/room-calls';

/** Has a file made at full size; what is refused is said in the server's words. */
export function useOrderLargePreview(
  id: BookingDto['id'],
): (uploadId: SubmissionFileDto['uploadId']) => void {
  const [order] = useOrderLargePreviewMutation();
  return useCallback(
    (uploadId) =>
      void order({ id, uploadId })
        .unwrap()
        .catch((error: unknown) =>
          reportFailure(error, { title: 'No full quality', otherwise: 'Please try again.' }),
        ),
    [id, order],
  );
}
