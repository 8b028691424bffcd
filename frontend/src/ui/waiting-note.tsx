import { LocalText } from './local-text';
import styles from './waiting-note.module.css';

interface WaitingNoteProps {
  /** What has happened, where that is said first. */
  before?: string;
  /** Who has to do what. */
  sentence: string;
  /** How much time is left and until when: "2 days left, until Nov 23, 2026, 9:05 AM". */
  until?: string;
  /** What happens when nobody acts. */
  otherwise?: string;
  urgent?: boolean;
}

/** Says whose turn it is, until when, and what happens otherwise. */
export function WaitingNote({ before, sentence, until, otherwise, urgent }: WaitingNoteProps) {
  return (
    <div className={urgent ? `${styles.note} ${styles.urgent}` : styles.note} data-said-first>
      {before && <strong>{before}</strong>}
      {before ? <span>{sentence}</span> : <strong>{sentence}</strong>}
      {until && (
        <span className={styles.until}>
          <LocalText>{until}</LocalText>
        </span>
      )}
      {otherwise && (
        <span className={styles.otherwise}>
          <LocalText>{otherwise}</LocalText>
        </span>
      )}
    </div>
  );
}
