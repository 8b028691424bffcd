import { formatMoney, parseDollars } from '@reelpact/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useSupportLink } from '../../api/support';
import { BookingNotFound } from '../../deal/booking-not-found';
import { DealActions } from '../../deal/deal-actions';
import { DealNote } from '../../deal/deal-note';
import { MoneyLine } from '../../deal/money-line';
import { StageBadge } from '../../deal/stage-badge';
import { Statement } from '../../deal/statement';
import { useBooking } from '../../deal/use-booking';
import { Facts } from '../../ui/facts';
import { NumberedSteps } from '../../ui/numbered-steps';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';

const nextSteps = [
  { title: 'Creator Reviews Your Request', text: 'The creator will approve it or give you feedback.' },
  {
    title: "You'll Get Notified",
    text: "You'll get an email with next steps and payment details once approved.",
  },
  { title: 'Work Begins', text: 'The creator starts after payment.' },
];

/** After a request: what was sent, what happens next, and how far it has come since. */
export function RequestSubmittedScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading } = useBooking(bookingId);
  const navigate = useNavigate();
  const support = useSupportLink(`Request ${bookingId.slice(0, 8)}`);
  if (isLoading) return <Spinner />;
  if (!booking) return <BookingNotFound />;

  return (
    <Page title="Request Submitted!" subtitle="Your collaboration request has been sent to the creator.">
      <DealNote booking={booking} />
      <DealActions booking={booking} />
      <Panel title="What happens next?">
        <NumberedSteps steps={nextSteps} />
      </Panel>
      <Panel title="Request Summary" aside={<StageBadge stage={booking.stage} label={booking.label} />}>
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
        <Facts
          facts={[
            { name: 'Request ID', value: booking.id.slice(0, 8) },
            { name: 'Client', value: booking.brandName },
            { name: 'Email', value: booking.contactEmail },
            { name: 'Amount', value: formatMoney(parseDollars(booking.amount) ?? 0) },
            { name: 'Project Details', value: booking.projectDescription, long: true },
            { name: 'Special Requests', value: booking.additionalNotes, long: true },
          ]}
        />
      </Panel>
      <Row>
        <Button size="large" onClick={() => void navigate(-1)}>
          Go Back
        </Button>
        {support && (
          <Button size="large" href={support}>
            Contact Support
          </Button>
        )}
      </Row>
    </Page>
  );
}
