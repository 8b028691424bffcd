import type { BookingDto } from '../api/calls';
import { NumberedSteps } from '../ui/numbered-steps';
import { momentText } from '../ui/when';

/** What has happened to a booking, and what is still to come. */
export function Timeline({ booking }: { booking: Pick<BookingDto, 'timeline'> }) {
  return (
    <NumberedSteps
      steps={booking.timeline.map(({ title, state, at, text }) => ({
        title,
        text: text ?? (at === null ? undefined : momentText(at)),
        done: state === 'done',
      }))}
    />
  );
}
