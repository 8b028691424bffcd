import { type InputOf, type TakenStep, stepRow } from '@reelpact/domain';
import type { BookingDto } from './generated';
import { keepBooking } from './keep-booking';
import { learn } from './live/learnt';
import { videoApi } from './video-upload';

/** A step of a booking, with what comes with it. */
export type StepCall = { [S in TakenStep]: { id: string; step: S; input: InputOf<S> } }[TakenStep];

/**
 * The one call for all steps. Its answer is the booking as it now is and goes into the cache, so that nothing is asked for
 * again but what the step may have changed beside it. It stands apart from the other calls, because it brings the table of all steps.
 */
export const stepApi = videoApi.injectEndpoints({
  endpoints: (build) => ({
    step: build.mutation<BookingDto, StepCall>({
      query: ({ id, step, input }) => ({
        url: `/api/${stepRow(step).by === 'admin' ? 'admin/' : ''}bookings/${id}/steps/${step}`,
        method: 'POST',
        body: input,
      }),
      transformResponse: learn<BookingDto>,
      onQueryStarted: keepBooking,
      // The booking itself is in the answer; a refusal mostly means that the page shows an older state.
      invalidatesTags: (_result, error, { id }) => [
        ...(error ? [{ type: 'Booking' as const, id }] : []),
        { type: 'BookingPart', id },
        'BookingList',
        // What was asked for may be done now.
        'Notification',
        'StuckWork',
        'AdminLog',
      ],
    }),
  }),
});

export const { useStepMutation } = stepApi;
