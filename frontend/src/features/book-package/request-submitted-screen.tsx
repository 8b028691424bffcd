import { bookingNumber, dollarsText } from '@reelpact/domain';
import { useSupportLink } from '../../api/support';
import { BookingNotFound } from '../../booking/booking-not-found';
import { BookingSteps } from '../../booking/booking-steps';
import { OpenProject } from '../../booking/open-project';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { handOver } from '../../booking/hand-over';
import { useBooking } from '../../booking/use-booking';
import { useWhatHappened } from '../../booking/use-what-happened';
import { wishFacts } from '../../booking/wish-facts';
import { Facts } from '../../ui/facts';
import { NumberedSteps } from '../../ui/numbered-steps';
import { AnchorButton, PlainButton } from '../../ui/link-button';
import { Page, Row } from '../../ui/page';
import { useGoBack } from '../../ui/use-go-back';
import { Panel } from '../../ui/panel';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';

/** Right after a request: what was sent and what happens next. */
export function RequestSubmittedScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching, error, refetch } = useBooking(bookingId);
  const { happened, isKnown } = useWhatHappened(bookingId, booking);
  const goBack = useGoBack('/brand/dashboard');
  const support = useSupportLink(`Request ${bookingNumber(bookingId)}`);
  if (isLoading || (booking && !isKnown)) return <Skeleton />;
  if (!booking) return <LoadFailed error={error} onRetry={refetch} missing={<BookingNotFound />} />;
  const elsewhere = handOver(booking, 'request-submitted', isFetching);
  if (elsewhere) return elsewhere;
  // What takes a request back stands below what was asked.
  const isTurn = booking.turn === booking.role;

  return (
    <Page title={booking.headline} subtitle={booking.subtitle ?? undefined}>
      <SituationNote booking={booking} happened={happened} />
      {isTurn && <BookingSteps booking={booking} />}
      {booking.whatNext.length > 0 && (
        <Panel title="What happens next?">
          <NumberedSteps steps={booking.whatNext} />
        </Panel>
      )}
      <Panel title="Request Summary" aside={<StageBadge booking={booking} />}>
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
        <Facts
          facts={[
            { name: 'Request ID', value: bookingNumber(booking.id) },
            { name: 'Client', value: booking.brandName },
            { name: 'Email', value: booking.contactEmail },
            { name: 'Amount', value: dollarsText(booking.amount) },
            { name: 'Project Details', value: booking.projectDescription, long: true },
            { name: 'Special Requests', value: booking.additionalNotes, long: true },
            ...wishFacts(booking),
          ]}
        />
      </Panel>
      <Row>
        <OpenProject booking={booking} />
        <PlainButton look="quiet" onClick={goBack}>
          Go Back
        </PlainButton>
        {support && (
          <AnchorButton look="quiet" href={support}>
            Contact Support
          </AnchorButton>
        )}
      </Row>
      {!isTurn && <BookingSteps booking={booking} />}
    </Page>
  );
}
