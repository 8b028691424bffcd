import { deliveredText, isIncomplete } from '@reelpact/domain';
import type { BookingDto, SubmissionDto } from '../api/calls';
import { momentText } from '../ui/when';
import { AllOriginals } from './all-originals';
import { DeliveredFiles } from './delivered-files';
import styles from './versions.module.css';

interface VersionsProps {
  booking: BookingDto;
  /** Newest first. */
  versions: readonly SubmissionDto[];
  /** Whether it counts that this reader looks: the parties' looking does. */
  counts?: boolean;
}

/** Everything that was delivered, the newest open. */
export function Versions({ booking, versions, counts }: VersionsProps) {
  if (versions.length === 0) return <p>Nothing yet.</p>;
  return versions.map((version, index) => (
    <details key={version.id} className={styles.version} open={index === 0}>
      <summary>
        <strong>Version {version.version}</strong>, {momentText(version.submittedAt)}
      </summary>
      <div className={styles.content}>
        {isIncomplete(version.missing) && <p>Incomplete: {deliveredText(version.missing)}</p>}
        {version.notes && <p className={styles.words}>“{version.notes}”</p>}
        <DeliveredFiles
          booking={booking}
          files={version.files}
          version={counts ? { bookingId: booking.id, submissionId: version.id } : undefined}
        />
        {index === 0 && <AllOriginals bookingId={booking.id} files={version.files} />}
      </div>
    </details>
  ));
}
