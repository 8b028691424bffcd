import { Badge } from '../ui/badge';
import type { BookingDto } from '../api/calls';

/** Where a booking stands; on the page that shows this stage, in that page's words. */
export function StageBadge({
  booking,
  onItsPage,
}: {
  booking: Pick<BookingDto, 'label' | 'screenLabel' | 'tone'>;
  onItsPage?: boolean;
}) {
  return <Badge tone={booking.tone}>{onItsPage ? booking.screenLabel : booking.label}</Badge>;
}

/** Where its money is. */
export function MoneyBadge({ booking }: { booking: Pick<BookingDto, 'escrowLabel' | 'escrowTone'> }) {
  return <Badge tone={booking.escrowTone}>{booking.escrowLabel}</Badge>;
}
