import type { BookingDto } from '../api/calls';
import { useClock } from '../api/use-clock';
import { WaitingNote } from '../ui/waiting-note';
import { isNear } from '../ui/when';
import { silenceText, untilText } from './until-text';

type Situated = Pick<BookingDto, 'nextStep' | 'until' | 'deadlineAt' | 'onSilence'>;

interface SituationNoteProps {
  booking: Situated;
  /** What has happened with the money, on the pages that come after a step. */
  happened?: string | null;
}

/** What has happened with a booking, whose turn it is, until when, and what happens if nobody acts. */
export function SituationNote({ booking, happened }: SituationNoteProps) {
  const now = useClock();
  return (
    <WaitingNote
      before={happened ?? undefined}
      sentence={booking.nextStep}
      until={untilText(booking, now) ?? undefined}
      otherwise={silenceText(booking, now) ?? undefined}
      urgent={booking.until !== null && isNear(booking.until.at, now)}
    />
  );
}
