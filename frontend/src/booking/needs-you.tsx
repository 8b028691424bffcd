import { dollarsText } from '@reelpact/domain';
import type { BookingWish } from '../api/calls';
import { useClock } from '../api/use-clock';
import styles from './booking-groups.module.css';
import { untilText } from './until-text';
import { useBookingList } from './use-booking-list';

/** One sentence above everything else: how many bookings need this person, and which one first. */
export function NeedsYou({ as, count }: { as: BookingWish['as']; count: number }) {
  const { bookings } = useBookingList({ as, group: 'needs_you' });
  const now = useClock();
  const next = bookings?.[0];
  if (count === 0 || bookings?.length === 0)
    return <p className={styles.quiet}>Nothing needs you right now.</p>;
  const howMany = (
    <strong>
      {count} {count === 1 ? 'needs' : 'need'} you.
    </strong>
  );
  // Its place is kept for the rest of it.
  if (!next) return <p className={styles.sentence}>{howMany}</p>;
  const whose = as === 'brand' ? `@${next.package.creator.username}` : next.brandName;
  const parts = [`${next.package.name} ${as === 'brand' ? 'by' : 'for'} ${whose}`, dollarsText(next.amount)];
  // It goes on in the middle of a sentence.
  const until = untilText(next, now)?.replace(/^\w/, (letter) => letter.toLowerCase());
  return (
    <p className={styles.sentence} data-said-first>
      {howMany} Next: {[...parts, until].filter(Boolean).join(', ')}.
    </p>
  );
}
