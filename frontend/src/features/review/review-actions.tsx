import {
  BOOKING_LIMITS,
  isBlank,
  type BookingActionName,
  type StepField,
  unseenNote,
} from '@reelpact/domain';
import { Input } from 'antd';
import { useState, type ReactNode } from 'react';
import type { SubmissionDto } from '../../api/calls';
import type { BookingView, OfferedStep } from '../../booking/booking-view';
import { StepButtons } from '../../booking/step-buttons';
import { StepDialog } from '../../booking/step-dialog';
import styles from './review-actions.module.css';

interface ReviewActionsProps {
  booking: BookingView;
  /** The version that is judged. */
  version: SubmissionDto;
  actions: readonly OfferedStep[];
  running: BookingActionName | null;
  /** Answers whether the server took it. */
  onAct: (name: BookingActionName, feedback: string) => Promise<boolean>;
  /** Further buttons, before the verdicts. */
  children?: ReactNode;
}

/** What is asked once more: both move money, or hold it up, and can't be taken back. */
const CONFIRMED: Partial<Record<BookingActionName, readonly StepField[]>> = {
  approve_content: [],
  reject_content: ['feedback'],
};

/** The feedback and the verdict. What needs feedback stays shut without it; what can't be approved yet, the server says. */
export function ReviewActions(props: ReviewActionsProps) {
  const { booking, version, actions, running, onAct, children } = props;
  const [feedback, setFeedback] = useState('');
  const [asked, setAsked] = useState<BookingActionName | null>(null);
  const unseen = unseenNote(version.files);
  const shown = actions.map((action) => {
    if (!action.enabled) return action;
    return action.needs === 'feedback' && isBlank(feedback)
      ? { ...action, enabled: false, reason: 'Write in the feedback what should change.' }
      : action;
  });
  const act = (name: BookingActionName, text: string) =>
    void onAct(name, text.trim()).then((taken) => taken && setAsked(null));

  return (
    <div className={styles.review}>
      <label htmlFor="review-feedback">Feedback</label>
      <Input.TextArea
        id="review-feedback"
        autoSize={{ minRows: 3, maxRows: 12 }}
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
          onAct={(name) => (CONFIRMED[name] ? setAsked(name) : act(name, feedback))}
        />
      </div>
      {asked && (
        <StepDialog
          step={asked}
          booking={booking}
          busy={running !== null}
          fields={CONFIRMED[asked] ?? []}
          typed={{ feedback }}
          onConfirm={(input) => act(asked, input.feedback ?? feedback)}
          onCancel={() => setAsked(null)}
        >
          {asked === 'approve_content' && unseen !== null && <p>{unseen}</p>}
        </StepDialog>
      )}
    </div>
  );
}
