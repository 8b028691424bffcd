import { BRAND_RECORD_TEXTS, awaitsAnswer, brandRecordFacts } from '@reelpact/domain';
import { Suspense, lazy } from 'react';
import type { BookingDto } from '../api/calls';
import { useGetBrandRecordQuery, type BrandRecordDto } from '../api/record-calls';
import { LoadFailed } from '../loading/load-failed';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { Skeleton } from '../ui/skeleton';
import styles from './brand-record.module.css';

const BrandStars = lazy(() => import('./ratings/brand-stars'));

/** What is said of a brand; the same for the creator who has to answer, and for the brand itself. */
export function BrandRecordFacts({ record }: { record: BrandRecordDto }) {
  const facts = brandRecordFacts(record);
  if (facts.length === 0) return null;
  return (
    <div className={styles.record}>
      <Facts facts={facts} />
      <p>{BRAND_RECORD_TEXTS.period}</p>
    </div>
  );
}

/** How the brand behind a request has worked here, for the creator who has to accept or decline it. */
export function BrandRecord({ booking }: { booking: BookingDto }) {
  if (booking.role !== 'creator' || !awaitsAnswer(booking)) return null;
  return (
    <Panel title={BRAND_RECORD_TEXTS.panel}>
      <RecordOf bookingId={booking.id} />
    </Panel>
  );
}

function RecordOf({ bookingId }: { bookingId: string }) {
  const { currentData, error, refetch } = useGetBrandRecordQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true },
  );
  if (currentData)
    return (
      <>
        <BrandRecordFacts record={currentData} />
        <Suspense>
          <BrandStars bookingId={bookingId} isNew={brandRecordFacts(currentData).length === 0} />
        </Suspense>
      </>
    );
  return error ? <LoadFailed error={error} onRetry={refetch} inPlace /> : <Skeleton shape="row" />;
}
