import { useState } from 'react';
import type { PlacedItem, RoomBooking } from '../../../booking/review/room-items';
import { type Noted, noted, whatChanged } from './what-changed';
import styles from './composer.module.css';

interface SaidAloudProps {
  booking: Pick<RoomBooking, 'submissions'>;
  items: readonly PlacedItem[];
  /** Whether it is known what was said. */
  isKnown: boolean;
  /** The draft that is being changed: it is kept at every pause, and told of once it is left. */
  editedId: string | null;
}

/** Tells readers who don't see it what changes in the room while it is open: comments, and versions that arrive. */
export function SaidAloud({ booking, items, isKnown, editedId }: SaidAloudProps) {
  const version = booking.submissions[0]?.version ?? 0;
  const [before, setBefore] = useState<Noted | null>(null);
  const [said, setSaid] = useState({ text: '', count: 0 });
  // Compared once for each answer of the server, not for each frame that is pointed at.
  const [compared, setCompared] = useState<readonly unknown[]>([]);
  const shown = [version, items, editedId];
  if (isKnown && shown.some((one, index) => one !== compared[index])) {
    const now = noted(version, items, before, editedId);
    const text = before === null ? '' : whatChanged(before, now);
    setCompared(shown);
    setBefore(now);
    if (text !== '') setSaid(({ count }) => ({ text, count: count + 1 }));
  }
  return (
    <p className={styles.aloud} aria-live="polite">
      {/* Another element, so that the same words are said again. */}
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
