import { isSendable } from '@reelpact/domain';
import type { ReviewViewDto, SubmissionDto } from '../../api/calls';
import { fileOf, type PlacedItem, type RoomBooking } from '../../booking/review/room-items';
import { isSeen } from '../../booking/review/seen';
import styles from './file-rail.module.css';

interface FileRailProps {
  booking: RoomBooking;
  version: SubmissionDto;
  /** The ID of the file that is shown. */
  shown: string;
  items: readonly PlacedItem[];
  views: readonly ReviewViewDto[];
  /** Counted from 0. */
  onShow: (index: number) => void;
}

/** The files of a version: what is open about each, and a ring around those that were seen. */
export function FileRail({ booking, version, shown, items, views, onShow }: FileRailProps) {
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
        const picture = file.posterUrl ?? (file.type === 'image' ? file.playUrl : null);
        const said = [
          file.filename,
          open > 0 ? `${open} open` : '',
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
          </button>
        );
      })}
    </nav>
  );
}
