import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingDto, QueuedDeliveryDto } from '../../api/calls';
import { deliveryName, useReviewQueue, verdictPath } from '../../booking/review/use-review-queue';
import styles from './queue-nav.module.css';
import { useRoomKeys } from './stage/use-room-keys';

/** Leads through all deliveries that wait for this brand, from room to room. */
export function QueueNav({ booking: { id, role } }: { booking: Pick<BookingDto, 'id' | 'role'> }) {
  const nav = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { text, previous, next, isQueued } = useReviewQueue(id, role !== 'brand');
  const opening = (to: QueuedDeliveryDto | null) => to && (() => void navigate(verdictPath(to)));
  const [back, forward] = [opening(previous), opening(next)];
  useRoomKeys(nav, {
    ...(back && { previousDelivery: back }),
    ...(forward && { nextDelivery: forward }),
  });
  if (text === null) return null;
  const button = (
    name: string,
    key: string,
    arrow: string,
    to: QueuedDeliveryDto | null,
    go: (() => void) | null,
  ) => (
    <button
      type="button"
      aria-label={to ? `${name}: ${deliveryName(to)}` : name}
      aria-keyshortcuts={key}
      title={to ? `${name}: ${deliveryName(to)} (${key})` : undefined}
      disabled={go === null}
      onClick={go ?? undefined}
    >
      <span aria-hidden="true">{arrow}</span>
    </button>
  );
  return (
    <nav ref={nav} className={styles.queue} aria-label="Deliveries to review">
      {button('Previous delivery', 'P', '‹', previous, back)}
      <span>
        {text}
        <span className={isQueued ? styles.wide : undefined}> to review</span>
      </span>
      {button('Next delivery', 'N', '›', next, forward)}
    </nav>
  );
}
