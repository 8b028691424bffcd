import type { BookingDto } from '../api/calls';
import { dayText, hourText, isNear, timeLeft } from '../ui/when';

type Timed = Pick<BookingDto, 'until' | 'deadlineAt' | 'onSilence'>;

/** The date to look at, in a few words: "Due Nov 26", or until when somebody has to act; null without one. */
export function untilText({ until }: Pick<Timed, 'until'>, now: number): string | null {
  if (until === null) return null;
  const left = timeLeft(until.at, now);
  if (until.kind === 'due') {
    if (left === null) return `Was due ${dayText(until.at)}`;
    return isNear(until.at, now) ? `Due ${hourText(until.at)}, ${left} left` : `Due ${dayText(until.at)}`;
  }
  return left === null ? `Time was up ${hourText(until.at)}` : `Until ${hourText(until.at)}, ${left} left`;
}

/** What happens when nobody acts, and when, if that is later than the date to look at; null without an end. */
export function silenceText({ until, deadlineAt, onSilence }: Timed, now: number): string | null {
  if (deadlineAt === null || onSilence === null) return null;
  if (timeLeft(deadlineAt, now) === null) return 'This is carried out in a moment.';
  return until?.kind === 'due' ? `Last day: ${hourText(deadlineAt)}. ${onSilence}` : onSilence;
}
