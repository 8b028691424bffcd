import { HELD_UNTIL_APPROVAL, dollarsText } from '@reelpact/domain';
import { BookingNotFound } from '../../booking/booking-not-found';
import { SituationNote } from '../../booking/situation-note';
import { PlainButton } from '../../ui/link-button';
import { Columns, Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { LoadFailed } from '../../loading/load-failed';
import { BillingPart } from './billing-part';
import { OrderSummary } from './order-summary';
import { PaymentForm } from './payment-form';
import { Settling } from './settling';
import { useCheckout } from './use-checkout';

/** Paying for a booking by card. */
export function CheckoutScreen({ bookingId }: { bookingId: string }) {
  const checkout = useCheckout(bookingId, 'standard');
  const { booking } = checkout;
  if (checkout.loading) return <Skeleton shape="columns" />;
  if (!booking) {
    return <LoadFailed error={checkout.failure} onRetry={checkout.reload} missing={<BookingNotFound />} />;
  }
  if (checkout.settling) return <Settling />;
  const amount = dollarsText(booking.amount);

  return (
    <Page width="wide" title="Checkout">
      <SituationNote booking={booking} />
      <Columns sideFirst side={<OrderSummary booking={booking} />}>
        <Panel title="Card payment">
          {checkout.failed ? (
            <>
              <p>Failed to initialize payment. Please try again.</p>
              <PlainButton onClick={checkout.retry}>Try Again</PlainButton>
            </>
          ) : checkout.opening ? (
            <Spinner />
          ) : (
            <PaymentForm checkout={checkout} label={`Pay ${amount}`} note={HELD_UNTIL_APPROVAL} />
          )}
        </Panel>
        {!checkout.opening && <BillingPart bookingId={booking.id} />}
      </Columns>
    </Page>
  );
}
