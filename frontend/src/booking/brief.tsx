import type { BookingDto } from '../api/calls';
import { Facts } from '../ui/facts';
import { wishFacts } from './wish-facts';

/** What the brand wrote: the brief, what else matters, and the link to its script. */
export function Brief({ booking }: { booking: BookingDto }) {
  return (
    <Facts
      facts={[
        { name: 'Project Description', value: booking.projectDescription, long: true },
        { name: 'Additional Requirements', value: booking.additionalNotes, long: true },
        ...wishFacts(booking),
      ]}
    />
  );
}
