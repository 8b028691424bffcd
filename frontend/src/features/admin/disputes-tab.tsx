import { useGetDisputesQuery } from '../../api/admin-calls';
import { EmptyNote } from '../../ui/empty-note';
import { Stack } from '../../ui/page';
import { Spinner } from '../../ui/spinner';
import { BookingCase } from './booking-case';
import { NotLoaded } from './not-loaded';

/** Bookings whose parties can't agree; the one that ends first on top. */
export function DisputesTab() {
  const {
    data: disputes,
    isLoading,
    refetch,
  } = useGetDisputesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <Spinner />;
  if (!disputes) return <NotLoaded onRetry={() => void refetch()} />;
  if (disputes.length === 0) {
    return <EmptyNote title="No disputes">Creator and brand agree everywhere.</EmptyNote>;
  }
  return (
    <Stack>
      {disputes.map((booking) => (
        <BookingCase key={booking.id} booking={booking} />
      ))}
    </Stack>
  );
}
