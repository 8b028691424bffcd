import { dollarsText } from '@reelpact/domain';
import { Navigate } from 'react-router-dom';
import { BookingNotFound } from '../../booking/booking-not-found';
import { BookingSteps } from '../../booking/booking-steps';
import { isItsPage } from '../../booking/is-its-page';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { useBooking } from '../../booking/use-booking';
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
  if (!isItsPage(booking, 'payment-success')) {
    return isFetching ? <Spinner /> : <Navigate to={booking.path} replace />;
  }

  return (
    <Page
      title={booking.headline}
      subtitle={booking.subtitle ?? undefined}
      aside={<StageBadge booking={booking} onItsPage />}
    >
      <SituationNote booking={booking} />
      <BookingSteps booking={booking} />
      <Panel title="Your order">
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
        <Facts
          facts={[
            { name: 'Order ID', value: booking.id },
            { name: 'Package', value: booking.package.name },
            { name: 'Creator', value: booking.package.creator.displayName },
            { name: 'Amount', value: dollarsText(booking.amount) },
          ]}
        />
      </Panel>
      <Row>
        <LinkButton to="/brand/dashboard">Go to Your Projects</LinkButton>
      </Row>
    </Page>
  );
}
