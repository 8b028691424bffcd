import { useEffect, type RefObject } from 'react';

/** Whether somebody has come to another screen whose heading has not been focused yet. */
let arriving = false;

/**
 * Notes that another screen is coming. Its heading may be shown much later, when its data is there. Nobody arrives
 * with the first document: browsers begin at its top by themselves.
 */
export function noteArrival(): void {
  arriving = true;
}

/** Focuses the heading of the screen that somebody has come to, as soon as it is there. */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!arriving) return;
    arriving = false;
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
