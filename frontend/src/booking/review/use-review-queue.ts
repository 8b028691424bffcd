import { queueText, screenPath } from '@reelpact/domain';
import { useGetReviewQueueQuery } from '../../api/room-calls';
import type { QueuedDeliveryDto } from '../../api/calls';

/** Where a brand is among the deliveries that wait for its verdict. */
interface QueuePlace {
  /** "2 of 5", to review; null where there is nothing else to review. */
  text: string | null;
  previous: QueuedDeliveryDto | null;
  /** Of what was answered, or isn't in the queue yet: the one that is due first. */
  next: QueuedDeliveryDto | null;
  /** Whether the one that is looked at waits for a verdict itself. */
  isQueued: boolean;
}

/** The queue around one booking. @param skip for those who judge nothing */
export function useReviewQueue(bookingId: string, skip: boolean): QueuePlace {
  const { data: queue = [] } = useGetReviewQueueQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const at = queue.findIndex((one) => one.bookingId === bookingId);
  const isQueued = at !== -1;
  const others = queue.length - (isQueued ? 1 : 0);
  return {
    text: skip || others === 0 ? null : queueText(isQueued ? at + 1 : null, queue.length),
    previous: queue[at - 1] ?? null,
    next: queue[at + 1] ?? null,
    isQueued,
  };
}

/** The room of a delivery, where the verdict is given. */
export const verdictPath = ({ bookingId }: Pick<QueuedDeliveryDto, 'bookingId'>): string =>
  screenPath('brand-review', bookingId);

export const deliveryName = ({ packageName, creatorName }: QueuedDeliveryDto): string =>
  `${packageName} by ${creatorName}`;
