import type { BookingDto } from '../api/calls';
import { useClock } from '../api/use-clock';
import { WaitingNote } from '../ui/waiting-note';
import { isNear } from '../ui/when';
import { silenceText, untilText } from './until-text';

type Situated = Pick<BookingDto, 'nextStep' | 'until' | 'deadlineAt' | 'onSilence'>;

/** Whose turn it is with a booking, until when, and what happens if nobody acts. */
export function SituationNote({ booking }: { booking: Situated }) {
  const now = useClock();
  return (
    <WaitingNote
      sentence={booking.nextStep}
      until={untilText(booking, now) ?? undefined}
      otherwise={silenceText(booking, now) ?? undefined}
      urgent={booking.until !== null && isNear(booking.until.at, now)}
    />
  );
}
