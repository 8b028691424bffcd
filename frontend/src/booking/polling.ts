import type { BookingDto, SubmissionDto } from '../api/calls';

/** How often a page asks again while the server is at work, in milliseconds. */
const everySecond = 1000;
const everyTwoSeconds = 2000;

/** Whether a version's previews are still being made. */
export const waitsForPreviews = ({ files }: Pick<SubmissionDto, 'files'>): boolean =>
  files.some(({ preview, original }) => preview === 'pending' && !original);

/**
 * The polling interval for bookings on screen: 0, which means none, unless one of them waits for a machine and not for a
 * person – the payment provider's answer, or a preview.
 */
export function pollingFor(bookings: readonly BookingDto[]): number {
  if (bookings.some(({ turn }) => turn === 'provider')) return everySecond;
  return bookings.some(({ submissions }) => submissions[0] && waitsForPreviews(submissions[0]))
    ? everyTwoSeconds
    : 0;
}
