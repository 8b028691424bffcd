import { BookingSteps } from '../../booking/booking-steps';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { Statement } from '../../booking/statement';
import { StageBadge } from '../../booking/badges';
import { handOver } from '../../booking/hand-over';
import { OpenProject } from '../../booking/open-project';
import { useBooking } from '../../booking/use-booking';
import { useWhatHappened } from '../../booking/use-what-happened';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { NumberedSteps } from '../../ui/numbered-steps';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { momentText } from '../../ui/when';

/** After a delivery: what was sent and what happens with it. */
export function ContentSubmittedScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching, error, refetch } = useBooking(bookingId);
  const { happened, isKnown } = useWhatHappened(bookingId, booking);
  if (isLoading || (booking && !isKnown)) return <Skeleton />;
  if (!booking) {
    return <LoadFailed error={error} onRetry={refetch} missing={<MessagePage title="Booking not found" />} />;
  }
  const elsewhere = handOver(booking, 'content-submitted', isFetching);
  if (elsewhere) return elsewhere;
  const latest = booking.submissions[0];
  const more = booking.actions.some(({ name, enabled }) => name === 'submit_content' && enabled);

  return (
    <Page title={booking.headline} aside={<StageBadge booking={booking} onItsPage />}>
      <SituationNote booking={booking} happened={happened} />
      <Panel title="Submission Details">
        <Facts
          facts={[
            { name: 'Files', value: latest?.files.length },
            { name: 'Submitted', value: latest && momentText(latest.submittedAt) },
            { name: 'Notes', value: latest?.notes, long: true },
          ]}
        />
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
      </Panel>
      {booking.whatNext.length > 0 && (
        <Panel title="What Happens Next">
          <NumberedSteps steps={booking.whatNext} />
        </Panel>
      )}
      <Row>
        <LinkButton to="/creator/dashboard">Back to Dashboard</LinkButton>
        {more && (
          <LinkButton to={`/content-delivery/${booking.id}`} look="quiet">
            Upload More Files
          </LinkButton>
        )}
        <OpenProject booking={booking} />
      </Row>
      <BookingSteps booking={booking} except={['submit_content']} />
    </Page>
  );
}
