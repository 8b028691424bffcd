import { DOCUMENT_TEXTS, RECEIPTS_ANCHOR } from '@reelpact/domain';
import { lazy, Suspense } from 'react';
import { AnchoredDisclosure } from '../../ui/anchored-disclosure';
import type { BookingView } from '../booking-view';

/** Comes when somebody opens it: no page waits for it. */
const BookingDocuments = lazy(() => import('./booking-documents'));

/** The documents about a booking's money, below its statement; open for somebody who was led here by an email. */
export function ReceiptsPart({ booking }: { booking: Pick<BookingView, 'id' | 'role'> }) {
  const label = booking.role === 'creator' ? DOCUMENT_TEXTS.ofCreator : DOCUMENT_TEXTS.ofBrand;
  return (
    <AnchoredDisclosure anchor={RECEIPTS_ANCHOR} label={label}>
      <Suspense fallback={<p>Loading…</p>}>
        <BookingDocuments booking={booking} />
      </Suspense>
    </AnchoredDisclosure>
  );
}
