import type { BookingDto, SubmissionDto, SubmissionFileDto } from '../../api/calls';
import type { PlacedItem } from '../../booking/review/room-items';
import { type AcceptedFiles, acceptedText, notAcceptable } from '../../booking/review/use-accepted-files';
import styles from './accept-file.module.css';

interface AcceptFileProps {
  booking: BookingDto;
  version: SubmissionDto;
  file: SubmissionFileDto;
  items: readonly PlacedItem[];
  accepted: AcceptedFiles;
  /** Null for who can only read it. */
  onAccept: ((accepted: boolean) => void) | null;
}

/** Whether the shown file is right as it is, and how many are; what is paid is decided about all of them at once. */
export function AcceptFile({ booking, version, file, items, accepted, onAccept }: AcceptFileProps) {
  const isAccepted = accepted.has(file.uploadId);
  const reason = notAcceptable(file, items, booking);
  const count = acceptedText(version, accepted);
  const label = isAccepted ? 'Accepted' : 'Accept this file';
  if (onAccept === null && count === null) return null;
  return (
    <span className={styles.line}>
      {onAccept === null ? (
        isAccepted && <span className={styles.accepted}>Accepted by {booking.brandName}</span>
      ) : (
        <button
          type="button"
          className={styles.button}
          aria-pressed={isAccepted}
          disabled={reason !== null}
          aria-describedby={reason === null ? undefined : 'not-acceptable'}
          title={`${label} (A)`}
          onClick={() => onAccept(!isAccepted)}
        >
          {label}
        </button>
      )}
      {onAccept !== null && reason !== null && <span id="not-acceptable">{reason}</span>}
      {version.files.length > 1 && count}
    </span>
  );
}
