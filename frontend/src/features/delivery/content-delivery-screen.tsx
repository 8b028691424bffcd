import {
  deliveringText,
  dollarsText,
  INCOMPLETE_TEXTS,
  isIncomplete,
  missingParts,
  promisesOf,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
  untickedText,
} from '@reelpact/domain';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useGetSubmissionsQuery, useGetUploadsQuery, useSubmitContentMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { BookingSteps } from '../../booking/booking-steps';
import { ChangeList, givenBackAbove } from '../../booking/review/change-list';
import { isOpenChange } from '../../booking/review/room-items';
import { SpecCheck } from '../../booking/review/spec-check';
import { useRoom } from '../../booking/review/use-room';
import { SituationNote } from '../../booking/situation-note';
import { FeedbackNote } from '../../booking/feedback-note';
import { MoneyLine } from '../../booking/money-line';
import { StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { useBooking } from '../../booking/use-booking';
import { useWordsKnown } from '../../booking/use-words-known';
import { wishFacts } from '../../booking/wish-facts';
import { BackLink } from '../../ui/back-link';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Columns, Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import { momentText } from '../../ui/when';
import styles from './content-delivery-screen.module.css';
import { DeliveryForm, type DeliveredFile } from './delivery-form';
import { keptFiles } from './kept-files';
import { useQuestion } from './use-question';

const statusText = (status: string): string => SUBMISSION_STATUSES[status as SubmissionStatus] ?? status;

/** Where the creator delivers. */
export function ContentDeliveryScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching, error, refetch } = useBooking(bookingId);
  const before = useGetSubmissionsQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  const action = booking?.actions.find(({ name }) => name === 'submit_content');
  const delivers = booking?.role === 'creator' && action !== undefined;
  const sent = useGetUploadsQuery({ id: bookingId }, { refetchOnMountOrArgChange: true, skip: !delivers });
  const [submitContent, { isLoading: submitting }] = useSubmitContentMutation();
  const room = useRoom(booking ?? { id: bookingId, submissions: [] }, !delivers);
  const areWordsKnown = useWordsKnown(bookingId, booking);
  const [question, ask] = useQuestion();
  const [dropped, setDropped] = useState<string[]>([]);
  const navigate = useNavigate();

  if (isLoading) return <Skeleton shape="columns" />;
  if (!booking) {
    const missing = (
      <MessagePage title="Booking not found">
        <LinkButton to="/creator/dashboard">Back to Dashboard</LinkButton>
      </MessagePage>
    );
    return <LoadFailed error={error} onRetry={refetch} missing={missing} />;
  }

  // Not even shown as closed: this booking is not about delivering now.
  if (!action) return isFetching ? <Skeleton shape="columns" /> : <Navigate to={booking.path} replace />;
  // A version without the files and the changes from before would be another one than the creator means.
  const missing = [before, sent, { ...room, data: room.isKnown || undefined }].filter(
    ({ data }) => data === undefined,
  );
  const failure = missing.find(({ error: reason }) => reason !== undefined);
  if (failure) {
    const again = () => missing.forEach((query) => void query.refetch());
    return <LoadFailed error={failure.error} onRetry={again} />;
  }
  if (missing.length > 0 || !areWordsKnown) return <Skeleton shape="columns" />;
  const { data: submissions = [] } = before;
  const { data: uploads = [] } = sent;
  const { items } = room;
  const [latest] = submissions;
  const closed = action.enabled
    ? null
    : (action.reason ?? 'Nothing can be delivered for this booking right now.');

  async function deliver(files: DeliveredFile[], notes: string): Promise<boolean> {
    if (!booking) return false;
    const open = items.filter(isOpenChange).map(({ number }) => number ?? 0);
    const unticked = untickedText(open.toSorted((one, other) => one - other));
    if (unticked !== null) {
      const question = {
        title: unticked,
        text: 'The brand sees them as still open.',
        confirm: 'Send anyway',
      };
      if (!(await ask(question))) return false;
    }
    // The server counts again, and refuses words that were about something else.
    const lacking = missingParts(
      promisesOf(booking.package, booking.addons),
      files.map(({ contentType: kind }) => ({ kind })),
    );
    if (isIncomplete(lacking)) {
      const { consequence, confirm } = INCOMPLETE_TEXTS;
      if (!(await ask({ title: deliveringText(lacking), text: consequence, confirm }))) return false;
    }
    try {
      await submitContent({
        id: bookingId,
        submitContentDto: {
          files,
          ...(notes ? { notes } : {}),
          ...(isIncomplete(lacking) ? { missing: lacking } : {}),
        },
      }).unwrap();
    } catch (error) {
      reportFailure(error, { title: 'Upload Failed', otherwise: 'Failed to submit content' });
      // What stands here may be old.
      void refetch();
      return false;
    }
    if (submissions.length === 0) {
      showToast('Content Delivered!', 'Your content has been submitted for brand approval.');
    } else {
      showToast('Content Submitted', 'Your payment is released once the new version is approved.');
    }
    void navigate(`/content-submitted/${bookingId}`);
    return true;
  }

  return (
    <Page
      width="wide"
      back={<BackLink to="/creator/dashboard">Back to Dashboard</BackLink>}
      title="Deliver Content"
      subtitle={booking.package.name}
    >
      <SituationNote booking={booking} />
      <FeedbackNote booking={booking} />
      <Columns
        side={
          <>
            <Panel title="Project" aside={<StageBadge booking={booking} />}>
              <MoneyLine money={booking.money} />
              <Statement booking={booking} />
              <Facts
                facts={[
                  { name: 'Brand', value: booking.brandName },
                  { name: 'Package', value: booking.package.name },
                  { name: 'Project Value', value: dollarsText(booking.amount) },
                  { name: 'Brief', value: booking.projectDescription, long: true },
                  { name: 'Additional Notes', value: booking.additionalNotes, long: true },
                  ...wishFacts(booking),
                ]}
              />
              <BookingSteps
                booking={booking}
                except={givenBackAbove(booking) ? ['submit_content', 'waive_revision'] : ['submit_content']}
              />
            </Panel>
            {submissions.length > 0 && (
              <Panel title="Previous Submissions">
                <ul className={styles.submissions}>
                  {submissions.map(({ id, status, submittedAt, files, notes }) => (
                    <li key={id}>
                      <span className={styles.head}>
                        {momentText(submittedAt)}
                        <Badge>{statusText(status)}</Badge>
                      </span>
                      <span>
                        {files.length} file{files.length === 1 ? '' : 's'}
                      </span>
                      {notes && <p>{notes}</p>}
                      {id === latest?.id && <SpecCheck booking={booking} version={latest} />}
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
          </>
        }
      >
        <ChangeList booking={booking} />
        <DeliveryForm
          bookingId={bookingId}
          brandName={booking.brandName}
          offeredAi={booking.package.ai}
          before={submissions[0]?.files ?? []}
          kept={keptFiles(submissions[0], uploads, room.accepted).filter(
            ({ uploadId }) => !dropped.includes(uploadId),
          )}
          captions={
            new Map(uploads.filter(({ delivered }) => !delivered).map((one) => [one.id, one.captions]))
          }
          begun={uploads.filter(({ status }) => status === 'uploading').map(({ fileName }) => fileName)}
          submitting={submitting}
          closed={closed}
          onDropKept={(uploadId) => setDropped([...dropped, uploadId])}
          onDeliver={deliver}
        />
      </Columns>
      {question}
    </Page>
  );
}
