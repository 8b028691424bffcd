import { useRef } from 'react';
import { forgetKeptText, useKeptText } from './use-kept-text';

interface SentRequest {
  body: string;
  /** The same text sent again carries the same key, so that a lost answer never makes a second booking. */
  key: string;
  /** The booking that it made; absent until that is known. */
  bookingId?: string;
}

interface BookingDraft {
  /** Of the form's fields, as they were typed. */
  values?: object;
  addonIds?: readonly string[];
  placements?: readonly string[];
  sent?: SentRequest;
}

const nameOf = (packageId: string): string => `booking ${packageId}`;

/** Once a booking is paid, the next one of its package begins with an empty form. */
export const forgetBookingDraft = (packageId: string): void => forgetKeptText(nameOf(packageId));

/**
 * What a brand types to book a package, and what it has sent, kept in this tab until the booking is paid: a reload and Back from the
 * checkout find both again.
 */
export function useBookingDraft(packageId: string) {
  const [text, setText] = useKeptText(nameOf(packageId));
  const draft: BookingDraft = text === '' ? {} : (JSON.parse(text) as BookingDraft);
  // What is being sent can be more than what was drawn last.
  const latest = useRef<BookingDraft | null>(null);
  const known = (): BookingDraft => latest.current ?? draft;
  const change = (part: BookingDraft): void => {
    latest.current = { ...known(), ...part };
    setText(JSON.stringify(latest.current));
  };
  return { draft, change, sent: () => known().sent };
}
