import { BOOKING_LIMITS, isBlank, type BookingActionName } from '@reelpact/domain';
import { Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { StepButtons } from '../../booking/step-buttons';
import type { OfferedStep } from '../../booking/booking-view';
import styles from './review-actions.module.css';

interface ReviewActionsProps {
  actions: readonly OfferedStep[];
  running: BookingActionName | null;
  onAct: (name: BookingActionName, feedback: string) => void;
  /** Further buttons, before the verdicts. */
  children?: ReactNode;
}

/** The feedback and the verdict. An action that needs feedback stays shut while there is none. */
export function ReviewActions({ actions, running, onAct, children }: ReviewActionsProps) {
  const [feedback, setFeedback] = useState('');
  const shown = actions.map((action) =>
    action.enabled && action.needs === 'feedback' && isBlank(feedback)
      ? { ...action, enabled: false, reason: 'Write in the feedback what should change.' }
      : action,
  );
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
        <StepButtons actions={shown} running={running} onAct={(name) => onAct(name, feedback.trim())} />
      </div>
    </div>
  );
}
