import { type BookingActionName, type BookingFlow, type RejectionGround, isBlank } from '@reelpact/domain';
import type { FailureText } from '../../api/errors';
import { useStep } from '../use-step';

const verdicts = ['approve_content', 'request_revision', 'reject_content'] as const;
type Verdict = (typeof verdicts)[number];

export const isVerdict = (name: BookingActionName): name is Verdict => verdicts.some((one) => one === name);

interface Review {
  flow: BookingFlow;
  bookingId: string;
  submissionId: string;
  name: BookingActionName;
  feedback: string;
  /** Of a rejection. */
  ground?: RejectionGround;
}

/** The specification gives the dashboard's dialog texts of its own for the two verdicts that it offers. */
const inDialog: Partial<Record<Verdict, { done: [string, string]; failed: FailureText }>> = {
  approve_content: {
    done: ['Content Approved', 'The creator has been notified that their content was approved.'],
    failed: { fixed: 'Failed to approve content. Please try again.' },
  },
  request_revision: {
    done: ['Revisions Requested', 'The creator has been notified about the requested changes.'],
    failed: { fixed: 'Failed to request revisions. Please try again.' },
  },
};
const onPage: { done: [string, string]; failed: FailureText } = {
  done: ['Review Submitted', 'Your feedback has been sent to the creator.'],
  failed: { title: 'Review Failed', otherwise: 'Failed to submit review' },
};

/** A verdict without words has sent none. */
const withoutWords: typeof onPage = { ...onPage, done: ['Review Submitted', 'The creator has been told.'] };

/** Sends a verdict on what was delivered. */
export function useReview(from: 'review' | 'dialog') {
  const { run, running } = useStep();

  /** Answers whether the server took it. */
  async function review({
    bookingId: id,
    flow,
    submissionId,
    name,
    feedback,
    ground,
  }: Review): Promise<boolean> {
    if (!isVerdict(name)) return false;
    const texts =
      (from === 'dialog' ? inDialog[name] : undefined) ?? (isBlank(feedback) ? withoutWords : onPage);
    const input = { submissionId, feedback, ...(ground && { ground }) };
    const leads = from === 'review' && name === 'approve_content';
    return run({ id, step: name, input }, flow, {
      ...texts,
      ...(leads && { leadsTo: `/content-approved/${id}` }),
    });
  }

  return { review, running };
}
