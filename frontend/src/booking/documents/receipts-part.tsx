import { DOCUMENT_TEXTS, RECEIPTS_ANCHOR } from '@reelpact/domain';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosure } from '../../ui/disclosure';
import type { BookingView } from '../booking-view';

/** Comes when somebody opens it: no page waits for it. */
const BookingDocuments = lazy(() => import('./booking-documents'));

// Not every environment scrolls.
const showIt = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'center' });

/** The documents about a booking's money, below its statement; open for who was led here by an email. */
export function ReceiptsPart({ booking }: { booking: Pick<BookingView, 'id' | 'role'> }) {
  const { hash } = useLocation();
  const isLedHere = hash === `#${RECEIPTS_ANCHOR}`;
  const label = booking.role === 'creator' ? DOCUMENT_TEXTS.ofCreator : DOCUMENT_TEXTS.ofBrand;
  return (
    // The page is drawn after the browser has looked for the anchor.
    <div id={RECEIPTS_ANCHOR} ref={isLedHere ? showIt : undefined}>
      <Disclosure label={label} isOpenAtFirst={isLedHere}>
        <Suspense fallback={<p>Loading…</p>}>
          <BookingDocuments booking={booking} />
        </Suspense>
      </Disclosure>
    </div>
  );
}
