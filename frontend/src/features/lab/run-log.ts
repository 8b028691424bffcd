import { type LabMove, type LabRun, parseLabRun, labRunText } from '@reelpact/domain';

/** The moves that were made with a booking in this tab: a reload must not lose them. */
const keyOf = (bookingId: string): string => `reelpact.lab.${bookingId}`;

export function movesOf(bookingId: string): LabMove[] {
  try {
    const run = parseLabRun(sessionStorage.getItem(keyOf(bookingId)) ?? '');
    return typeof run === 'string' ? [] : run.moves;
  } catch {
    return []; // Storage can be forbidden; the lab must work all the same.
  }
}

export function keepRun(bookingId: string, run: LabRun): void {
  try {
    sessionStorage.setItem(keyOf(bookingId), labRunText(run));
  } catch {
    // As above, and it may be full.
  }
}
