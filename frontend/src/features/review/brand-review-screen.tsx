import { dollarsText } from '@reelpact/domain';
import { useGetSubmissionsQuery } from '../../api/calls';
import { BookingNotFound } from '../../booking/booking-not-found';
import { BookingSteps } from '../../booking/booking-steps';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { Timeline } from '../../booking/timeline';
import { waitsForPreviews } from '../../booking/polling';
import { useBooking } from '../../booking/use-booking';
import { BackLink } from '../../ui/back-link';
import { Facts } from '../../ui/facts';
import { Columns, Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
import { EVERY_TWO_SECONDS, NOT_AT_ALL, usePolling } from '../../ui/use-polling';
import { momentText } from '../../ui/when';
import { DeliveredFiles } from './delivered-files';
import { ReviewActions } from './review-actions';
import { isVerdict, useReview } from './use-review';

/** The brand's look at what was delivered, and its verdict. */
export function BrandReviewScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading } = useBooking(bookingId);
  const { submissions, loading } = useSubmissionsWithPreviews(bookingId);
  const { review, running } = useReview('review');
  if (isLoading || loading) return <Spinner />;
  if (!booking || !submissions) {
    return <BookingNotFound title="Project not found or you don't have access to review this content." />;
  }

  const latest = submissions[0];
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
                    value: booking.scriptUrl && (
                      <a href={booking.scriptUrl} target="_blank" rel="noreferrer noopener">
                        Open the script or brief
                      </a>
                    ),
                  },
                ]}
              />
            </Panel>
          </>
        }
      >
        <Panel title={latest ? `Delivered ${momentText(latest.submittedAt)}` : 'Nothing delivered yet'}>
          {latest?.notes && <Facts facts={[{ name: 'Creator Notes', value: latest.notes, long: true }]} />}
          {latest ? (
            <DeliveredFiles files={latest.files} />
          ) : (
            <p>
              {booking.final
                ? 'Nothing was delivered.'
                : 'You will get an email as soon as there is something to see.'}
            </p>
          )}
        </Panel>
        {verdicts.length > 0 && latest && (
          <Panel title="Your review">
            <ReviewActions
              actions={verdicts}
              running={running}
              onAct={(name, feedback) =>
                void review({ bookingId, flow: booking.flow, submissionId: latest.id, name, feedback })
              }
            />
          </Panel>
        )}
        <BookingSteps booking={booking} except={verdicts.map(({ name }) => name)} />
      </Columns>
    </Page>
  );
}

/** Submissions, asked for again while their previews are being made. */
function useSubmissionsWithPreviews(bookingId: string) {
  const [pollingInterval, poll] = usePolling();
  const { data, isLoading } = useGetSubmissionsQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true, pollingInterval },
  );
  poll(data?.[0] && waitsForPreviews(data[0]) ? EVERY_TWO_SECONDS : NOT_AT_ALL);
  return { submissions: data, loading: isLoading };
}
