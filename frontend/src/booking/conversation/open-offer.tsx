import type { BookingEventType } from '@reelpact/domain';
import { lazy, Suspense } from 'react';
import { type HistoryEntryDto, useGetBookingQuery } from '../../api/calls';
import { ErrorBoundary } from '../../ui/error-boundary';

/** Brings the table of all steps; most conversations have nothing to answer. */
const OfferNote = lazy(async () => ({ default: (await import('../offer-note')).OfferNote }));

const MADE: readonly string[] = ['EXTENSION_ASKED', 'SETTLEMENT_PROPOSED'] satisfies BookingEventType[];

interface OpenOfferProps {
  bookingId: string;
  events: readonly HistoryEntryDto[];
}

/** What was asked or proposed and may wait for an answer, where people talk about it. */
export function OpenOffer({ bookingId, events }: OpenOfferProps) {
  const wasMade = events.some(({ event }) => MADE.includes(event));
  const { data: booking } = useGetBookingQuery({ id: bookingId }, { skip: !wasMade });
  if (!booking || (booking.extension === null && booking.settlement === null)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <OfferNote booking={booking} />
      </Suspense>
    </ErrorBoundary>
  );
}
