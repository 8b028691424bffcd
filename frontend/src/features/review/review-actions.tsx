import { BOOKING_LIMITS, isBlank, type BookingActionName } from '@reelpact/domain';
import { useState, type ReactNode } from 'react';
import type { BookingDto, SubmissionDto } from '../../api/calls';
import type { OfferedStep } from '../../booking/booking-view';
import { ApproveDialog } from '../../booking/review/approve-dialog';
import { StepButtons } from '../../booking/step-buttons';
import { TextArea } from '../../ui/text-input';
import styles from './review-actions.module.css';

interface ReviewActionsProps {
  booking: BookingDto;
  /** The version that is judged. */
  version: SubmissionDto;
  actions: readonly OfferedStep[];
  running: BookingActionName | null;
  /** Answers whether the server took it. */
  onAct: (name: BookingActionName, feedback: string) => Promise<boolean>;
  /** Further buttons, before the verdicts. */
  children?: ReactNode;
}

/** The feedback and the verdict. What needs feedback stays shut without it; what can't be approved yet, the server says. */
export function ReviewActions(props: ReviewActionsProps) {
  const { booking, version, actions, running, onAct, children } = props;
  const [feedback, setFeedback] = useState('');
  /** The version whose approval is asked for: another that comes meanwhile is looked at first. */
  const [approved, setApproved] = useState<string | null>(null);
  const shown = actions.map((action) => {
    if (!action.enabled) return action;
    return action.needs === 'feedback' && isBlank(feedback)
      ? { ...action, enabled: false, reason: 'Write in the feedback what should change.' }
      : action;
  });
  const act = (name: BookingActionName) =>
    void onAct(name, feedback.trim()).then((taken) => taken && setApproved(null));

  return (
    <div className={styles.review}>
      <label htmlFor="review-feedback">Feedback</label>
      <TextArea
        id="review-feedback"
        rows={3}
        maxLength={BOOKING_LIMITS.feedback.max}
        placeholder="What do you like, what should change?"
        value={feedback}
        onChange={(event) => setFeedback(event.target.value)}
      />
      <div className={styles.buttons}>
        {children}
        <StepButtons
          actions={shown}
          running={running}
          leads={booking.turn === booking.role}
          onAct={(name) => (name === 'approve_content' ? setApproved(version.id) : act(name))}
        />
      </div>
      {approved === version.id && (
        <ApproveDialog
          booking={booking}
          version={version}
          busy={running !== null}
          onApprove={() => act('approve_content')}
          onClose={() => setApproved(null)}
        />
      )}
    </div>
  );
}
