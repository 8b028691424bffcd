import type { BookingDto } from '../api/calls';
import { Facts } from '../ui/facts';
import { scriptLink } from './script-link';

/** What the brand wrote: the brief, what else matters, and the link to its script. */
export function Brief({ booking }: { booking: BookingDto }) {
  return (
    <Facts
      facts={[
        { name: 'Project Description', value: booking.projectDescription, long: true },
        { name: 'Additional Requirements', value: booking.additionalNotes, long: true },
        {
          name: 'Script or Brief',
          value: scriptLink(booking.scriptUrl),
        },
      ]}
    />
  );
}
