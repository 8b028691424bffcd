import { BILLING_TEXTS, DOCUMENT_TEXTS } from '@reelpact/domain';
import { useGetBookingDocumentsQuery } from '../../api/document-calls';
import { LoadFailed } from '../../loading/load-failed';
import { Disclosure } from '../../ui/disclosure';
import type { BookingView } from '../booking-view';
import BookingBilling from './booking-billing';
import { DocumentRows } from './document-rows';
import styles from './documents.module.css';

/** The receipts and other documents of one booking, each party’s own; a brand can put other billing details on theirs. */
export default function BookingDocuments({
  booking: { id, role },
}: {
  booking: Pick<BookingView, 'id' | 'role'>;
}) {
  const { data, error, refetch } = useGetBookingDocumentsQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!data) {
    return (
      <div className={styles.paper}>
        {error ? <LoadFailed error={error} onRetry={refetch} inPlace /> : <p>Loading…</p>}
      </div>
    );
  }
  return (
    <div className={styles.paper}>
      {data.length === 0 ? (
        <p className={styles.quiet}>{DOCUMENT_TEXTS.noneOfBooking}</p>
      ) : (
        <DocumentRows documents={data} />
      )}
      {role === 'brand' && (
        <Disclosure label={BILLING_TEXTS.title}>
          <BookingBilling bookingId={id} documents={data} />
        </Disclosure>
      )}
    </div>
  );
}
