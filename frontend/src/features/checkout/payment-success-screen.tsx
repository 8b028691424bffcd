import { bookingNumber, dollarsText, revisionsCount } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { BookingNotFound } from '../../booking/booking-not-found';
import { BookingSteps } from '../../booking/booking-steps';
import { ReceiptsPart } from '../../booking/documents/receipts-part';
import { handOver } from '../../booking/hand-over';
import { OpenProject } from '../../booking/open-project';
import { ProductNote, SENDS_PRODUCT } from '../../booking/product-note';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { useBooking } from '../../booking/use-booking';
import { useWhatHappened } from '../../booking/use-what-happened';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { dayText } from '../../ui/when';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';

/** How long it takes, and from when on. */
const deliveryAfter = ({ deliveryTime, package: { needsProduct } }: BookingDto): string =>
  needsProduct ? `${deliveryTime} after your product arrives` : deliveryTime;

/** After paying: what was paid, and where the money is now. */
export function PaymentSuccessScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching, error, refetch } = useBooking(bookingId);
  const { happened, isKnown } = useWhatHappened(bookingId, booking);
  if (isLoading || (booking && !isKnown)) return <Skeleton />;
  if (!booking) return <LoadFailed error={error} onRetry={refetch} missing={<BookingNotFound />} />;
  const elsewhere = handOver(booking, 'payment-success', isFetching);
  if (elsewhere) return elsewhere;

  const { package: pack } = booking;
  // What takes a booking back stands below what was bought.
  const isTurn = booking.turn === booking.role;
  return (
    <Page
      title={booking.headline}
      subtitle={booking.subtitle ?? undefined}
      aside={<StageBadge booking={booking} onItsPage />}
    >
      <SituationNote booking={booking} happened={happened} />
      <ProductNote booking={booking} />
      {isTurn && <BookingSteps booking={booking} except={[SENDS_PRODUCT]} />}
      <Panel title="Your order">
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
        <ReceiptsPart booking={booking} />
        <Facts
          facts={[
            { name: 'Order ID', value: bookingNumber(booking.id) },
            { name: 'Package', value: booking.package.name },
            { name: 'Creator', value: booking.package.creator.displayName },
            { name: 'Amount', value: dollarsText(booking.amount) },
            {
              name: 'Delivery',
              value:
                booking.until?.kind === 'due' ? `Due ${dayText(booking.until.at)}` : deliveryAfter(booking),
            },
            { name: 'Revisions', value: revisionsCount(pack.revisions) },
          ]}
        />
      </Panel>
      <Row>
        <LinkButton to="/brand/dashboard">Go to Your Projects</LinkButton>
        <OpenProject booking={booking} />
      </Row>
      {!isTurn && <BookingSteps booking={booking} except={[SENDS_PRODUCT]} />}
    </Page>
  );
}
