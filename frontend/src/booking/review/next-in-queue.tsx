import type { BookingDto } from '../../api/calls';
import { LinkButton } from '../../ui/link-button';
import { hourText } from '../../ui/when';
import styles from './next-in-queue.module.css';
import { deliveryName, useReviewQueue, verdictPath } from './use-review-queue';

/** Once a delivery is answered: the next one that waits for this brand. */
export function NextInQueue({ booking: { id, role } }: { booking: Pick<BookingDto, 'id' | 'role'> }) {
  const { next, text, isQueued } = useReviewQueue(id, role !== 'brand');
  if (isQueued || next === null || text === null) return null;
  return (
    <section className={styles.next} aria-label="Next to review">
      <p>
        <strong>{text} to review</strong>
        <span>
          Next: {deliveryName(next)}
          {next.dueAt !== null && `, answer by ${hourText(next.dueAt)}`}
        </span>
      </p>
      <LinkButton to={verdictPath(next)}>Review the next one</LinkButton>
    </section>
  );
}
