import { HELD_UNTIL_APPROVAL, dollarsText } from '@reelpact/domain';
import { BookingNotFound } from '../../booking/booking-not-found';
import { SituationNote } from '../../booking/situation-note';
import { BackLink } from '../../ui/back-link';
import { Badge } from '../../ui/badge';
import { PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { NumberedSteps } from '../../ui/numbered-steps';
import { Columns, Page } from '../../ui/page';
import { useGoBack } from '../../ui/use-go-back';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { LoadFailed } from '../../loading/load-failed';
import { BillingPart } from './billing-part';
import { OrderSummary } from './order-summary';
import { PaymentForm } from './payment-form';
import { Settling } from './settling';
import { useCheckout } from './use-checkout';

const escrowSteps = [
  { title: 'Your payment is held securely', text: 'Nobody can take it while the work is going on.' },
  { title: 'The creator delivers your content', text: 'You see every file before you decide.' },
  { title: 'Released after your approval', text: 'Only then is the creator paid.' },
];

/** Paying with the escrow explained: the way of bookings that the creator has accepted first. */
export function EscrowCheckoutScreen({ bookingId }: { bookingId: string }) {
  const checkout = useCheckout(bookingId, 'escrow');
  const goBack = useGoBack('/brand/dashboard');
  const { booking } = checkout;
  if (checkout.loading) return <Skeleton shape="columns" />;
  if (!booking) {
    return <LoadFailed error={checkout.failure} onRetry={checkout.reload} missing={<BookingNotFound />} />;
  }
  if (checkout.failed) {
    return (
      <MessagePage title="Error loading payment. Please try again.">
        <PlainButton look="quiet" onClick={goBack}>
          Go Back
        </PlainButton>
        <PlainButton onClick={checkout.retry}>Try Again</PlainButton>
      </MessagePage>
    );
  }
  if (checkout.settling) return <Settling />;
  const amount = dollarsText(booking.amount);

  return (
    <Page
      width="wide"
      back={booking.packageId && <BackLink to={`/package/${booking.packageId}/booking`}>Back</BackLink>}
      title="Secure Checkout"
    >
      <SituationNote booking={booking} />
      <Columns
        sideFirst
        side={
          <>
            <OrderSummary
              booking={booking}
              aside={booking.deliveryTime && <Badge tone="primary">{booking.deliveryTime}</Badge>}
            />
            <Panel title="How Escrow Works">
              <NumberedSteps steps={escrowSteps} />
            </Panel>
          </>
        }
      >
        <Panel tone="money" title="Escrow Protection">
          <p>{HELD_UNTIL_APPROVAL}</p>
        </Panel>
        <Panel title="Payment Details">
          {checkout.opening ? <Spinner /> : <PaymentForm checkout={checkout} label={`Pay ${amount}`} />}
        </Panel>
        {!checkout.opening && <BillingPart bookingId={booking.id} />}
      </Columns>
    </Page>
  );
}
