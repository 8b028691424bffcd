import { BILLING_TEXTS } from '@reelpact/domain';
import { lazy, Suspense } from 'react';
import { Disclosure } from '../../ui/disclosure';
import { Panel } from '../../ui/panel';

/** Paying waits for none of it: it comes when somebody opens it. */
const BookingBilling = lazy(() => import('../../booking/documents/booking-billing'));

/** Billing details for the receipt; closed, because most people don’t need them. */
export function BillingPart({ bookingId }: { bookingId: string }) {
  return (
    <Panel>
      <Disclosure label={BILLING_TEXTS.add}>
        <Suspense fallback={<p>Loading…</p>}>
          <BookingBilling bookingId={bookingId} />
        </Suspense>
      </Disclosure>
    </Panel>
  );
}
