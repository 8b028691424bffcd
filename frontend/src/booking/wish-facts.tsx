import { BRIEF_FILES, WANTED_BY, calendarDayText } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import type { Fact } from '../ui/facts';
import { briefFiles } from './brief-files';

/** What goes with a brief: the way to a script that the brand keeps elsewhere, its files, and when it would like to have the content. */
export const wishFacts = (booking: BookingDto): Fact[] => [
  {
    name: 'Script or Brief',
    value: booking.scriptUrl && (
      <a href={booking.scriptUrl} target="_blank" rel="noreferrer noopener">
        Open the script or brief
      </a>
    ),
  },
  { name: WANTED_BY.label, value: booking.wantedBy && calendarDayText(booking.wantedBy) },
  { name: BRIEF_FILES.label, value: briefFiles(booking), long: true },
];
