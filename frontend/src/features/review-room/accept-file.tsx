import type { BookingDto, SubmissionDto, SubmissionFileDto } from '../../api/calls';
import type { PlacedItem } from '../../booking/review/room-items';
import { type AcceptedFiles, acceptedText, notAcceptable } from '../../booking/review/use-accepted-files';
import styles from './accept-file.module.css';

interface ShownFile {
  booking: BookingDto;
  version: SubmissionDto;
  file: SubmissionFileDto;
  accepted: AcceptedFiles;
}
interface AcceptFileProps extends ShownFile {
  items: readonly PlacedItem[];
  /** Null until it is known what was said about it: what is below must not jump when it is. */
  onAccept: ((accepted: boolean) => void) | null;
}

const countOf = ({ version, accepted }: ShownFile): string | null =>
  version.files.length > 1 ? acceptedText(version, accepted) : null;

/** Whether the shown file is right as it is, and how many are; what is paid is decided about all of them at once. */
export function AcceptFile({ items, onAccept, ...shown }: AcceptFileProps) {
  const { booking, file, accepted } = shown;
  const isAccepted = accepted.has(file.uploadId);
  const reason = notAcceptable(file, items, booking);
  const label = isAccepted ? 'Accepted' : 'Accept this file';
  return (
    <span className={styles.line}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isAccepted}
        disabled={onAccept === null || reason !== null}
        aria-describedby={reason === null ? undefined : 'not-acceptable'}
        title={`${label} (A)`}
        onClick={() => onAccept?.(!isAccepted)}
      >
        {label}
      </button>
      {reason !== null && <span id="not-acceptable">{reason}</span>}
      {countOf(shown)}
    </span>
  );
}

/** The same for who can only read it, in the line that names the file. */
export function AcceptedNote(shown: ShownFile) {
  const { booking, file, accepted } = shown;
  const count = countOf(shown);
  return (
    <>
      {accepted.has(file.uploadId) && (
        <>
          {' · '}
          <span className={styles.accepted}>Accepted by {booking.brandName}</span>
        </>
      )}
      {count && ` · ${count}`}
    </>
  );
}
