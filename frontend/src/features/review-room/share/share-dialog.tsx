import { Modal } from 'antd';
import type { BookingDto } from '../../../api/calls';
import { useGetReviewLinksQuery } from '../../../api/room-link-calls';
import { LoadFailed } from '../../../loading/load-failed';
import { Spinner } from '../../../ui/spinner';
import { LinkCard } from './link-card';
import { NewLink } from './new-link';
import styles from './share.module.css';

interface ShareDialogProps {
  booking: Pick<BookingDto, 'id' | 'package'>;
  onClose: () => void;
}

/** The review links of a booking, and another one. */
export function ShareDialog({ booking: { id, package: pack }, onClose }: ShareDialogProps) {
  const { data, error, refetch } = useGetReviewLinksQuery({ id }, { refetchOnMountOrArgChange: true });
  const creator = pack.creator.displayName;
  return (
    <Modal open title="Share for review" onCancel={onClose} footer={null}>
      <div className={styles.dialog}>
        <p>
          Invite colleagues or your client. They see the watermarked previews and the comments you have sent,
          and leave notes for you. They decide nothing, and {creator} sees a note only after you have sent it.
        </p>
        {!data && !error && <Spinner />}
        {!data && error !== undefined && <LoadFailed error={error} onRetry={refetch} inPlace />}
        {data && data.length > 0 && (
          <ul className={styles.links} aria-label="Review links">
            {data.map((link) => (
              <li key={link.id}>
                <LinkCard link={link} bookingId={id} />
              </li>
            ))}
          </ul>
        )}
        <NewLink bookingId={id} />
      </div>
    </Modal>
  );
}
