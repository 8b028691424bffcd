import { AnchorButton } from '../ui/link-button';

/** All that is kept of a booking in one file, for a dispute or a chargeback. */
export function EvidenceLink({ bookingId }: { bookingId: string }) {
  return (
    <div>
      <AnchorButton look="quiet" href={`/api/bookings/${bookingId}/evidence.zip`} download>
        Download the evidence pack
      </AnchorButton>
    </div>
  );
}
