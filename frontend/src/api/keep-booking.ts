import type { BookingDto } from './generated';
import { videoApi } from './video-upload';

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
