import { Navigate } from 'react-router-dom';
import { useGetSubmissionsQuery } from '../../api/calls';
import { BookingSteps } from '../../booking/booking-steps';
import { SituationNote } from '../../booking/situation-note';
import { FeedbackNote } from '../../booking/feedback-note';
import { MoneyLine } from '../../booking/money-line';
import { Statement } from '../../booking/statement';
import { StageBadge } from '../../booking/badges';
import { isItsPage } from '../../booking/is-its-page';
import { useBooking } from '../../booking/use-booking';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { NumberedSteps } from '../../ui/numbered-steps';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';

/** After a delivery: what was sent and what happens with it. */
export function ContentSubmittedScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching: refreshing } = useBooking(bookingId);
  const {
    data: submissions,
    isLoading: submissionsLoading,
    isFetching,
  } = useGetSubmissionsQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  if (isLoading || submissionsLoading) return <Spinner />;
  if (!booking || !submissions) return <MessagePage title="Booking not found" />;
  const latest = submissions[0];
  // What an earlier screen knew may be from before the delivery.
  if (!latest || !isItsPage(booking, 'content-submitted')) {
    return isFetching || refreshing ? <Spinner /> : <Navigate to={booking.path} replace />;
  }
  const more = booking.actions.some(({ name, enabled }) => name === 'submit_content' && enabled);

  return (
    <Page title={booking.headline} aside={<StageBadge booking={booking} onItsPage />}>
      <SituationNote booking={booking} />
      <FeedbackNote booking={booking} />
      <Panel title="Submission Details">
        <Facts
          facts={[
            { name: 'Files', value: latest.files.length },
            { name: 'Submitted', value: momentText(latest.submittedAt) },
            { name: 'Notes', value: latest.notes, long: true },
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
      </Row>
      <BookingSteps booking={booking} except={['submit_content']} />
    </Page>
  );
}
