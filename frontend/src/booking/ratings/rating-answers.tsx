import {
  type Party,
  RATING_TEXT,
  RATING_TEXTS,
  REMOVAL_OPTIONS,
  type RemovalReason,
  isBlank,
} from '@reelpact/domain';
import { useState } from 'react';
import { reportFailure } from '../../api/errors';
import { useReplyToRatingMutation, useReportRatingMutation } from '../../api/rating-calls';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Choice } from '../../ui/plain-fields';
import { PlainForm } from '../../ui/plain-form';
import { TextAreaField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import styles from './ratings.module.css';

const REPLY = 'rating-reply';
const NOTE = 'rating-note';

/** What the rated side can do with a rating that is shown: answer it once, and say which rule it breaks. */
export function RatingAnswers({
  bookingId,
  by,
  canReply,
  isReported,
}: {
  bookingId: string;
  by: Party;
  canReply: boolean;
  isReported: boolean;
}) {
  return (
    <>
      {canReply && (
        <Disclosure label="Answer it">
          <ReplyForm bookingId={bookingId} by={by} />
        </Disclosure>
      )}
      {isReported ? (
        <p className={styles.soft}>You have reported this rating.</p>
      ) : (
        <Disclosure label="Report it">
          <ReportForm bookingId={bookingId} />
        </Disclosure>
      )}
    </>
  );
}

function ReplyForm({ bookingId, by }: { bookingId: string; by: Party }) {
  const [reply, { isLoading }] = useReplyToRatingMutation();
  async function submit(typed: Record<string, string>): Promise<void> {
    try {
      await reply({ id: bookingId, ratingReplyDto: { text: (typed[REPLY] ?? '').trim() } }).unwrap();
    } catch (failure) {
      reportFailure(failure, { otherwise: 'Your answer was not saved. Please try again.' });
    }
  }
  return (
    <PlainForm<Record<string, string>>
      check={(typed) => (isBlank(typed[REPLY] ?? '') ? { [REPLY]: RATING_TEXT.messages.replyEmpty } : {})}
      busy={isLoading}
      className={styles.form}
      onSubmit={(typed) => void submit(typed)}
    >
      <TextAreaField
        name={REPLY}
        label="Your answer"
        hint={RATING_TEXTS.readers[by].reply}
        maxLength={RATING_TEXT.reply.max}
        long
      />
      <div>
        <Button type="submit" look="primary" busy={isLoading}>
          Send Answer
        </Button>
      </div>
    </PlainForm>
  );
}

function ReportForm({ bookingId }: { bookingId: string }) {
  const [report, { isLoading }] = useReportRatingMutation();
  const [reason, setReason] = useState<RemovalReason>('personal_data');
  async function submit(typed: Record<string, string>): Promise<void> {
    const note = (typed[NOTE] ?? '').trim();
    try {
      await report({ id: bookingId, reportRatingDto: { reason, ...(note !== '' && { note }) } }).unwrap();
      showToast(RATING_TEXTS.reported);
    } catch (failure) {
      reportFailure(failure, { otherwise: 'Your report was not sent. Please try again.' });
    }
  }
  return (
    <PlainForm<Record<string, string>>
      check={() => ({})}
      busy={isLoading}
      className={styles.form}
      onSubmit={(typed) => void submit(typed)}
    >
      <Choice label="What is wrong with it" value={reason} options={REMOVAL_OPTIONS} onChange={setReason} />
      <TextAreaField
        name={NOTE}
        label="What happened (optional)"
        hint={`${RATING_TEXTS.removable} The other side doesn’t learn of your report.`}
        maxLength={RATING_TEXT.note.max}
      />
      <div>
        <Button type="submit" busy={isLoading}>
          Send Report
        </Button>
      </div>
    </PlainForm>
  );
}
