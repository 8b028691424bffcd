import type { BookingDto } from '../api/calls';
import { EVERY_SECOND, EVERY_TWO_SECONDS } from '../ui/use-polling';

/** Whether a version's previews are still being made, or the booking hasn't heard yet that they are there. */
const waitsForPreviews = ({ final, reviewBeganAt, submissions: [latest] }: BookingDto): boolean =>
  latest !== undefined &&
  ((!final && reviewBeganAt === null) ||
    latest.files.some(({ preview, original }) => preview === 'pending' && !original));

/**
 * The polling interval for bookings on screen while nobody tells of changes: 0, which means none, unless one of them waits for a machine and not for a
 * person – the payment provider's answer, or a preview.
 */
export function pollingFor(bookings: readonly BookingDto[]): number {
  if (bookings.some(({ turn }) => turn === 'provider')) return EVERY_SECOND;
  return bookings.some(waitsForPreviews) ? EVERY_TWO_SECONDS : 0;
}
