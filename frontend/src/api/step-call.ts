import { type InputOf, type TakenStep, stepRow } from '@reelpact/domain';
import type { BookingDto } from './generated';
import { learn } from './live/learnt';
import { videoApi } from './video-upload';

/** A step of a booking, with what comes with it. */
export type StepCall = { [S in TakenStep]: { id: string; step: S; input: InputOf<S> } }[TakenStep];

interface Answering {
  dispatch: (update: ReturnType<typeof upsertBooking>) => unknown;
  queryFulfilled: Promise<{ data: BookingDto }>;
}
const upsertBooking = (id: string, booking: BookingDto) =>
  videoApi.util.upsertQueryData('getBooking', { id }, booking);

/** For calls whose answer is the booking as it now is: what comes next begins with it. */
export async function keepBooking(
  { id }: { id: string },
  { dispatch, queryFulfilled }: Answering,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) await dispatch(upsertBooking(id, answer.data));
}

/**
 * The one call for all steps. Its answer is the booking as it now is and goes into the cache, so that nothing is asked for
 * again but what the step may have changed beside it.
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
    }),
  }),
});
