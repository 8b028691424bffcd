import type { BookingDto, ReviewLinkDto } from '../../../api/calls';
import { useGetReviewLinksQuery } from '../../../api/room-link-calls';
import { LoadFailed } from '../../../loading/load-failed';
import { Spinner } from '../../../ui/spinner';
import { LinkCard } from './link-card';
import { NewLink } from './new-link';
import { Dialog } from '../../../ui/dialog';
import styles from './share.module.css';

interface ShareDialogProps {
  booking: Pick<BookingDto, 'id' | 'package'>;
  onClose: () => void;
}

interface LinksProps {
  label: string;
  links: readonly ReviewLinkDto[];
  bookingId: string;
}

const Links = ({ label, links, bookingId }: LinksProps) => (
  <ul className={styles.links} aria-label={label}>
    {links.map((link) => (
      <li key={link.id}>
        <LinkCard link={link} bookingId={bookingId} />
      </li>
    ))}
  </ul>
);

/** The review links of a booking, and a form for another one. */
export function ShareDialog({ booking: { id, package: pack }, onClose }: ShareDialogProps) {
  const { data, error, refetch } = useGetReviewLinksQuery({ id }, { refetchOnMountOrArgChange: true });
  const creator = pack.creator.displayName;
  const open = data?.filter(({ isOpen }) => isOpen) ?? [];
  const closed = data?.filter(({ isOpen }) => !isOpen) ?? [];
  return (
    <Dialog title="Share for review" onClose={onClose}>
      <div className={styles.dialog}>
        <p>
          Invite colleagues or your client. They see the watermarked previews and the comments you have sent,
          and leave notes for you. They decide nothing, and {creator} sees a note only after you have sent it.
        </p>
        {!data && !error && <Spinner />}
        {!data && error !== undefined && <LoadFailed error={error} onRetry={refetch} inPlace />}
        {open.length > 0 && <Links label="Review links" links={open} bookingId={id} />}
        <NewLink bookingId={id} />
        {closed.length > 0 && (
          <details className={styles.past}>
            <summary>Closed links ({closed.length})</summary>
            <Links label="Closed links" links={closed} bookingId={id} />
          </details>
        )}
      </div>
    </Dialog>
  );
}
