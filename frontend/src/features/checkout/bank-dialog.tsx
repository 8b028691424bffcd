import { Dialog } from '../../ui/dialog';
import { type Fact, Facts } from '../../ui/facts';
import { PlainButton } from '../../ui/link-button';
import styles from './bank-dialog.module.css';

interface BankDialogProps {
  /** As it is shown: "$150.00". */
  amount: string;
  facts: readonly Fact[];
  /** Whether the answer is on its way. */
  busy: boolean;
  /** Why the last answer did not arrive. */
  problem: string | null;
  onAnswer: (approved: boolean) => void;
  /** Leaves the question open; the payment waits. */
  onClose: () => void;
}

/** The question of the sandbox's imaginary bank (3-D Secure). A real bank asks in a window of its own. */
export function BankDialog({ amount, facts, busy, problem, onAnswer, onClose }: BankDialogProps) {
  return (
    <Dialog
      title="Test bank: was this you?"
      width="small"
      busy={busy}
      isQuestion
      onClose={onClose}
      footer={
        <>
          <PlainButton look="quiet" disabled={busy} onClick={() => onAnswer(false)}>
            Decline
          </PlainButton>
          <PlainButton busy={busy} onClick={() => onAnswer(true)}>
            Approve
          </PlainButton>
        </>
      }
    >
      <div className={styles.question}>
        <p>Somebody wants to pay with your card.</p>
        <div className={styles.sum}>
          <Facts facts={[{ name: 'Amount', value: amount }, { name: 'For', value: 'Reelpact' }, ...facts]} />
        </div>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p className={styles.note}>This bank is imaginary. Nothing is charged before you approve.</p>
      </div>
    </Dialog>
  );
}
