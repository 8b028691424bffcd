import { formatMoney, parseDollars } from '@reelpact/domain';
import { Navigate } from 'react-router-dom';
import { BookingNotFound } from '../../deal/booking-not-found';
import { DealNote } from '../../deal/deal-note';
import { MoneyLine } from '../../deal/money-line';
import { presentScreen } from '../../deal/present-screen';
import { StageBadge } from '../../deal/stage-badge';
import { Statement } from '../../deal/statement';
import { useBooking } from '../../deal/use-booking';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';

/** After paying: what was paid, and where the money is now. */
export function PaymentSuccessScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching } = useBooking(bookingId);
  if (isLoading) return <Spinner />;
  if (!booking) return <BookingNotFound />;
  // Nothing paid, or no longer: "successful" would be false here.
  if (booking.money.done === 0) {
    return isFetching ? <Spinner /> : <Navigate to={presentScreen(booking, 'brand')} replace />;
  }

  return (
    <Page title="Payment Successful" aside={<StageBadge stage={booking.stage} label={booking.label} />}>
      <DealNote booking={booking} />
      <Panel title="Your order">
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
        <Facts
          facts={[
            { name: 'Order ID', value: booking.id },
            { name: 'Package', value: booking.package.name },
            { name: 'Creator', value: booking.package.creator.displayName },
            { name: 'Amount', value: formatMoney(parseDollars(booking.amount) ?? 0) },
          ]}
        />
      </Panel>
      <Row>
        <LinkButton to="/brand/dashboard">Go to Your Projects</LinkButton>
      </Row>
    </Page>
  );
}
