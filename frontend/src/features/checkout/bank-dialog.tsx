import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { Facts } from '../../ui/facts';
import { PlainButton } from '../../ui/link-button';
import styles from './bank-dialog.module.css';

interface BankDialogProps {
  /** As it is shown: "$150.00". */
  amount: string;
  brandName: string;
  /** Whether the answer is on its way. */
  busy: boolean;
  /** Why the last answer did not arrive. */
  problem: string | null;
  onAnswer: (approved: boolean) => void;
  /** Leaves the question open; the payment waits. */
  onClose: () => void;
}

const TITLE_ID = 'bank-asks';

/** The question of the sandbox's imaginary bank (3-D Secure). A real bank asks in a window of its own. */
export function BankDialog({ amount, brandName, busy, problem, onAnswer, onClose }: BankDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it goes, it gives the focus back.
    return () => element?.close();
  }, []);

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={TITLE_ID}
      onCancel={cancel}
      // Browsers let nobody be kept in a dialog: asked a second time, they close it themselves.
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={TITLE_ID}>Test bank: was this you?</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          disabled={busy}
          onClick={() => onClose()}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div className={styles.question}>
        <p>Somebody wants to pay with your card.</p>
        <div className={styles.sum}>
          <Facts
            facts={[
              { name: 'Amount', value: amount },
              { name: 'For', value: 'Reelpact' },
              { name: 'Booked by', value: brandName },
            ]}
          />
        </div>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p className={styles.note}>This bank is imaginary. Nothing is charged before you approve.</p>
      </div>
      <div className={styles.answers}>
        <PlainButton look="quiet" disabled={busy} onClick={() => onAnswer(false)}>
          Decline
        </PlainButton>
        <PlainButton busy={busy} onClick={() => onAnswer(true)}>
          Approve
        </PlainButton>
      </div>
    </dialog>
  );
}
