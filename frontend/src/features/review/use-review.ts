import type { BookingActionName } from '@reelpact/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useApproveContentMutation,
  useRequestRevisionsMutation,
  useReviewContentMutation,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { showToast } from '../../ui/toast';

type Verdict = Extract<BookingActionName, 'approve_content' | 'request_revision' | 'reject_content'>;

const words: Record<Verdict, 'approve' | 'request_revision' | 'reject'> = {
  approve_content: 'approve',
  request_revision: 'request_revision',
  reject_content: 'reject',
};

export const isVerdict = (name: BookingActionName): name is Verdict => Object.hasOwn(words, name);

interface Review {
  bookingId: string;
  submissionId: string;
  name: BookingActionName;
  feedback: string;
}

/** Sends a verdict. The review page and the dashboard's dialog use calls and texts of their own. */
export function useReview(from: 'review' | 'dialog') {
  const [sendReview] = useReviewContentMutation();
  const [approve] = useApproveContentMutation();
  const [requestRevisions] = useRequestRevisionsMutation();
  const [running, setRunning] = useState<BookingActionName | null>(null);
  const navigate = useNavigate();

  async function inDialog(
    verdict: Verdict,
    { bookingId: id, submissionId, feedback }: Review,
  ): Promise<void> {
    if (verdict === 'approve_content') {
      await approve({ id, feedbackDto: { submissionId, ...(feedback ? { feedback } : {}) } }).unwrap();
      showToast('Content Approved', 'The creator has been notified that their content was approved.');
    } else {
      await requestRevisions({ id, feedbackDto: { submissionId, feedback } }).unwrap();
      showToast('Revisions Requested', 'The creator has been notified about the requested changes.');
    }
  }

  async function onPage(verdict: Verdict, { bookingId: id, submissionId, feedback }: Review): Promise<void> {
    await sendReview({
      id,
      reviewDto: { action: words[verdict], submissionId, ...(feedback ? { feedback } : {}) },
    }).unwrap();
    showToast('Review Submitted', 'Your feedback has been sent to the creator.');
    if (verdict === 'approve_content') void navigate(`/content-approved/${id}`);
  }

  /** Answers whether the server took it. */
  async function review(given: Review): Promise<boolean> {
    if (!isVerdict(given.name)) return false;
    setRunning(given.name);
    try {
      await (from === 'dialog' && given.name !== 'reject_content' ? inDialog : onPage)(given.name, given);
      return true;
    } catch (error) {
      if (from === 'review')
        reportFailure(error, { title: 'Review Failed', otherwise: 'Failed to submit review' });
      else if (given.name === 'approve_content') {
        reportFailure(error, { fixed: 'Failed to approve content. Please try again.' });
      } else reportFailure(error, { fixed: 'Failed to request revisions. Please try again.' });
      return false;
    } finally {
      setRunning(null);
    }
  }

  return { review, running };
}
