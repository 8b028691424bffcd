import type { SubmissionDto } from '../../api/calls';
import type { RoomBooking } from '../../booking/review/room-items';
import { momentText } from '../../ui/when';
import styles from './room.module.css';

interface VersionChipsProps {
  booking: Pick<RoomBooking, 'submissions'>;
  shown: SubmissionDto;
  onShow: (version: number) => void;
  /** Null where there is nothing to compare with. */
  comparing: boolean | null;
  onCompare: () => void;
  /** Why nothing is compared. */
  note: string | null;
}

/** The versions, newest first; an older one can be looked at and not written about. */
export function VersionChips({ booking, shown, onShow, comparing, onCompare, note }: VersionChipsProps) {
  const [latest] = booking.submissions;
  return (
    <div className={styles.versions} role="group" aria-label="Versions">
      {booking.submissions.map(({ id, version, submittedAt }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={id === shown.id}
          title={`Delivered ${momentText(submittedAt)}`}
          onClick={() => onShow(version)}
        >
          v{version}
        </button>
      ))}
      {comparing !== null && (
        <button type="button" className={styles.chip} aria-pressed={comparing} onClick={onCompare}>
          Compare
        </button>
      )}
      {note !== null && (
        <span className={styles.locked} role="status">
          {note}
        </span>
      )}
      {latest && latest.id !== shown.id && (
        <span className={styles.locked}>Locked: v{latest.version} is newer</span>
      )}
    </div>
  );
}
