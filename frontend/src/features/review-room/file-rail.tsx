import { isSendable } from '@reelpact/domain';
import type { ReviewViewDto, SubmissionDto } from '../../api/calls';
import { fileOf, type PlacedItem, type RoomBooking } from '../../booking/review/room-items';
import type { AcceptedFiles } from '../../booking/review/use-accepted-files';
import { isSeen } from '../../booking/review/seen';
import styles from './file-rail.module.css';

interface FileRailProps {
  booking: RoomBooking;
  version: SubmissionDto;
  /** The ID of the file that is shown. */
  shown: string;
  items: readonly PlacedItem[];
  views: readonly ReviewViewDto[];
  accepted: AcceptedFiles;
  /** Counted from 0. */
  onShow: (index: number) => void;
}

/** The files of a version: what is open about each or that it is accepted, and a ring around those that were seen. */
export function FileRail({ booking, version, shown, items, views, accepted, onShow }: FileRailProps) {
  const counts = booking.role !== 'reviewer';
  const party = booking.role === 'creator' ? 'creator' : 'brand';
  return (
    <nav className={styles.rail} aria-label="Files">
      {version.files.map((file, index) => {
        const open = items.filter(
          (item) =>
            (item.state === 'open' || isSendable(item)) && fileOf(item, booking)?.slotId === file.slotId,
        ).length;
        const seen = counts && isSeen(file, version.id, views, party);
        const isAccepted = open === 0 && accepted.has(file.uploadId);
        const picture = file.posterUrl ?? (file.type === 'image' ? file.playUrl : null);
        const said = [
          file.filename,
          open > 0 ? `${open} open` : '',
          isAccepted ? 'accepted' : '',
          counts ? (seen ? 'seen' : 'not seen yet') : '',
        ];
        return (
          <button
            key={file.id}
            type="button"
            className={seen ? `${styles.thumb} ${styles.seen}` : styles.thumb}
            aria-label={said.filter((part) => part !== '').join(', ')}
            aria-current={file.id === shown}
            title={file.filename}
            onClick={() => onShow(index)}
          >
            {picture === null ? (
              <span aria-hidden="true">{index + 1}</span>
            ) : (
              <img src={picture} alt="" loading="lazy" />
            )}
            {open > 0 && (
              <span className={styles.open} aria-hidden="true">
                {open}
              </span>
            )}
            {isAccepted && (
              <span className={styles.accepted} aria-hidden="true">
                ✓
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
