import { Navigate } from 'react-router-dom';
import { useGetSubmissionsQuery } from '../../api/calls';
import { DealActions } from '../../deal/deal-actions';
import { DealNote } from '../../deal/deal-note';
import { FeedbackNote } from '../../deal/feedback-note';
import { MoneyLine } from '../../deal/money-line';
import { Statement } from '../../deal/statement';
import { presentScreen } from '../../deal/present-screen';
import { useBooking } from '../../deal/use-booking';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { NumberedSteps } from '../../ui/numbered-steps';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';

const nextSteps = [
  { title: 'Brand review', text: 'The brand looks at every file.' },
  { title: 'Approval or revision', text: 'They approve it, or say what should change.' },
  { title: 'Payment release', text: 'With the approval the held payment is yours.' },
];

/** After a delivery: what was sent and what happens with it. */
export function ContentSubmittedScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading } = useBooking(bookingId);
  const {
    data: submissions,
    isLoading: submissionsLoading,
    isFetching,
  } = useGetSubmissionsQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  if (isLoading || submissionsLoading) return <Spinner />;
  if (!booking || !submissions) return <MessagePage title="Booking not found" />;
  const latest = submissions[0];
  // What an earlier screen knew may be from before the delivery.
  if (!latest) return isFetching ? <Spinner /> : <Navigate to={presentScreen(booking, 'creator')} replace />;
  const waiting =
    booking.actions.some(({ name }) => name === 'submit_content') && latest.status === 'in_review';

  return (
    <Page
      title="Content Submitted Successfully"
      aside={<Badge tone="primary">{waiting ? 'Pending Brand Approval' : booking.label}</Badge>}
    >
      <DealNote booking={booking} />
      <FeedbackNote bookingId={bookingId} />
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
      <Panel title="What Happens Next">
        <NumberedSteps steps={nextSteps} />
      </Panel>
      <Row>
        <LinkButton to="/creator/dashboard">Back to Dashboard</LinkButton>
        <LinkButton to={`/content-delivery/${booking.id}`} look="quiet">
          Upload More Files
        </LinkButton>
      </Row>
      <DealActions booking={booking} except={['submit_content']} />
    </Page>
  );
}
