import { WaitingNote } from '../ui/waiting-note';
import { momentText, timeLeft } from '../ui/when';
import { useClock } from '../ui/use-clock';

interface SituationNoteProps {
  booking: { nextStep: string; deadlineAt: string | null; onSilence: string | null };
}

const day = 86_400_000;

function untilText(deadlineAt: string, now: number): string {
  const left = timeLeft(deadlineAt, now);
  return left
    ? `${left} left, until ${momentText(deadlineAt)}.`
    : `The time was up on ${momentText(deadlineAt)}; this is carried out in a moment.`;
}

/** Whose turn it is with a booking, until when, and what happens if nobody acts. */
export function SituationNote({ booking }: SituationNoteProps) {
  const now = useClock();
  const { nextStep, deadlineAt, onSilence } = booking;
  const until = deadlineAt ? untilText(deadlineAt, now) : undefined;
  return (
    <WaitingNote
      sentence={nextStep}
      until={until}
      otherwise={onSilence ?? undefined}
      urgent={deadlineAt !== null && new Date(deadlineAt).getTime() - now < day}
    />
  );
}
