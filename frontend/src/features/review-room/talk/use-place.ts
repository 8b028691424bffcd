import { useSearchParams } from 'react-router-dom';
import type { BookingDto, SubmissionDto, SubmissionFileDto } from '../../../api/calls';

/** What of a booking is looked at. */
export interface Place {
  version: SubmissionDto;
  file: SubmissionFileDto;
  /** The frame that the address asks for; null where it names none. */
  frame: number | null;
  /** The number of the comment that the address names. */
  number: number | null;
}

interface Move {
  version?: number;
  /** Counted from 0. */
  file?: number;
  frame?: number | null;
  number?: number | null;
}

function whole(params: URLSearchParams, key: string): number | null {
  const text = params.get(key) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/**
 * The version, file, frame and comment that are looked at. They stand in the address, so that a link opens them again; what the
 * address names and isn't there is the newest version and its first file.
 */
export function usePlace({ submissions }: Pick<BookingDto, 'submissions'>): {
  place: Place | null;
  go: (to: Move) => void;
} {
  const [params, setParams] = useSearchParams();
  const version = submissions.find((one) => one.version === whole(params, 'v')) ?? submissions[0];
  const file = version?.files[(whole(params, 'file') ?? 1) - 1] ?? version?.files[0];

  function go(to: Move): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        const put = (key: string, value: number | null | undefined) => {
          if (value === null) next.delete(key);
          else if (value !== undefined) next.set(key, String(value));
        };
        put('v', to.version);
        put('file', to.file === undefined ? undefined : to.file + 1);
        put('t', to.frame);
        put('c', to.number);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const place =
    version && file ? { version, file, frame: whole(params, 't'), number: whole(params, 'c') } : null;
  return { place, go };
}
