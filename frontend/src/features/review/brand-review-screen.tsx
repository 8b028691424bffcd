import { dollarsText } from '@reelpact/domain';
import { Navigate } from 'react-router-dom';
import { BookingNotFound } from '../../booking/booking-not-found';
import { BookingSteps } from '../../booking/booking-steps';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { AgreedTerms } from '../../booking/agreed-terms';
import { StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { Timeline } from '../../booking/timeline';
import { useBooking } from '../../booking/use-booking';
import { BackLink } from '../../ui/back-link';
import { Facts } from '../../ui/facts';
import { Columns, Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { momentText } from '../../ui/when';
import { DeliveredFiles } from '../../booking/delivered-files';
import { FeedbackNote } from '../../booking/feedback-note';
import { scriptLink } from '../../booking/script-link';
import { ReviewActions } from './review-actions';
import { isVerdict, useReview } from './use-review';

/** The brand's look at what was delivered, and its verdict. */
export function BrandReviewScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching, error, refetch } = useBooking(bookingId);
  const { review, running } = useReview('review');
  if (isLoading) return <Skeleton shape="columns" />;
  if (!booking) {
    const title = "Project not found or you don't have access to review this content.";
    return <LoadFailed error={error} onRetry={refetch} missing={<BookingNotFound title={title} />} />;
  }
  // The creator has nothing to review, and a brand nothing before there is something and after it is over.
  const latest = booking.submissions[0];
  if (booking.role === 'creator' || booking.final || !latest) {
    // A verdict that is being sent says itself where it leads.
    const stays = isFetching || running !== null;
    return stays ? <Skeleton shape="columns" /> : <Navigate to={booking.path} replace />;
  }

  const verdicts = booking.actions.filter(({ name }) => isVerdict(name));

  return (
    <Page
      width="wide"
      back={<BackLink to="/brand/dashboard">Your Projects</BackLink>}
      title={booking.package.name}
      subtitle={`by @${booking.package.creator.username}`}
      aside={<StageBadge booking={booking} onItsPage />}
    >
      <SituationNote booking={booking} />
      <Columns
        side={
          <>
            <Panel title="Project">
              <MoneyLine money={booking.money} />
              <Statement booking={booking} />
              <Facts
                facts={[
                  { name: 'Creator', value: `@${booking.package.creator.username}` },
                  { name: 'Package', value: booking.package.name },
                  { name: 'Value', value: dollarsText(booking.amount) },
                  { name: 'Brief', value: booking.projectDescription, long: true },
                  { name: 'Additional Requirements', value: booking.additionalNotes, long: true },
                ]}
              />
            </Panel>
            <Panel title="What was agreed">
              <AgreedTerms booking={booking} />
            </Panel>
            <Panel title="Timeline">
              <Timeline booking={booking} />
            </Panel>
            <Panel title="Contact Information">
              <Facts
                facts={[
                  { name: 'Email', value: booking.contactEmail },
                  { name: 'Project ID', value: booking.id, long: true },
                  {
                    name: 'Script or Brief',
                    value: scriptLink(booking.scriptUrl),
                  },
                ]}
              />
            </Panel>
          </>
        }
      >
        <FeedbackNote booking={booking} />
        <Panel title={`Delivered ${momentText(latest.submittedAt)}`}>
          {latest.notes && <Facts facts={[{ name: 'Creator Notes', value: latest.notes, long: true }]} />}
          <DeliveredFiles files={latest.files} />
        </Panel>
        {verdicts.length > 0 && (
          <Panel title={booking.turn === 'brand' ? 'Your review' : 'Good enough as it is?'}>
            <ReviewActions
              booking={booking}
              version={latest}
              actions={verdicts}
              running={running}
              onAct={(name, feedback) =>
                review({ bookingId, flow: booking.flow, submissionId: latest.id, name, feedback })
              }
            />
          </Panel>
        )}
        <BookingSteps booking={booking} except={verdicts.map(({ name }) => name)} />
      </Columns>
    </Page>
  );
}
