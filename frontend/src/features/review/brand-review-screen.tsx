import { formatMoney, MONEY_STEPS, parseDollars } from '@reelpact/domain';
import { useGetSubmissionsQuery } from '../../api/calls';
import { BookingNotFound } from '../../deal/booking-not-found';
import { DealActions } from '../../deal/deal-actions';
import { DealNote } from '../../deal/deal-note';
import { MoneyLine } from '../../deal/money-line';
import { StageBadge } from '../../deal/stage-badge';
import { Statement } from '../../deal/statement';
import { waitsForPreviews } from '../../deal/polling';
import { useBooking } from '../../deal/use-booking';
import { BackLink } from '../../ui/back-link';
import { Facts } from '../../ui/facts';
import { NumberedSteps } from '../../ui/numbered-steps';
import { Columns, Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
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
  const reached = (step: (typeof MONEY_STEPS)[number]) => booking.money.done > MONEY_STEPS.indexOf(step);

  return (
    <Page
      width="wide"
      back={<BackLink to="/brand/dashboard">Your Projects</BackLink>}
      title={booking.package.name}
      subtitle={`by @${booking.package.creator.username}`}
      aside={
        <StageBadge
          stage={booking.stage}
          label={booking.stage === 'in_review' ? 'Awaiting Review' : booking.label}
        />
      }
    >
      <DealNote booking={booking} />
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
                  { name: 'Value', value: formatMoney(parseDollars(booking.amount) ?? 0) },
                  { name: 'Brief', value: booking.projectDescription, long: true },
                  { name: 'Additional Requirements', value: booking.additionalNotes, long: true },
                ]}
              />
            </Panel>
            <Panel title="Timeline">
              <NumberedSteps
                steps={[
                  { title: 'Project Started', text: momentText(booking.createdAt), done: true },
                  {
                    title: 'Content Delivered',
                    text: latest ? momentText(latest.submittedAt) : 'not yet',
                    done: latest !== undefined,
                  },
                  {
                    title: 'Brand Review',
                    text: reached('approved') ? 'done' : latest ? 'in progress' : 'not yet',
                    done: reached('approved'),
                  },
                  {
                    title: 'Payment Release',
                    text: reached('approved') ? 'released' : 'pending approval',
                    done: reached('approved'),
                  },
                ]}
              />
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
            <p>You will get an email as soon as there is something to see.</p>
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
        <DealActions booking={booking} except={verdicts.map(({ name }) => name)} />
      </Columns>
    </Page>
  );
}

/** Submissions, asked for again while their previews are being made. */
function useSubmissionsWithPreviews(bookingId: string) {
  const seen = useGetSubmissionsQuery({ id: bookingId });
  const waiting = seen.data?.[0] ? waitsForPreviews(seen.data[0]) : false;
  const { data, isLoading } = useGetSubmissionsQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true, pollingInterval: waiting ? 2000 : 0 },
  );
  return { submissions: data, loading: isLoading };
}
