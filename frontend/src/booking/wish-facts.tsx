import {
  BRIEF_FILES,
  PLACEMENT_TEXTS,
  WANTED_BY,
  awaitsAnswer,
  beyondRightsText,
  calendarDayText,
  placementsText,
} from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import type { Fact } from '../ui/facts';
import styles from './beyond.module.css';
import { briefFiles } from './brief-files';

/** Where the brand says that it will show the content, and what the usage rights don't cover of that. */
function placementsFact({ placements = [], role, stage, package: { usageRights } }: BookingDto): Fact {
  const reader = role === 'brand' ? 'brand' : 'anyone';
  const beyond = beyondRightsText(
    placements,
    usageRights,
    reader,
    placements.length > 0 && awaitsAnswer({ stage }),
  );
  const places = placementsText(placements, reader);
  return {
    name: PLACEMENT_TEXTS.term,
    value:
      beyond === null ? (
        places
      ) : (
        <>
          {places}
          <br />
          <strong className={styles.beyond}>{beyond}</strong>
        </>
      ),
    long: beyond !== null,
  };
}

/** What goes with a brief: the way to a script that the brand keeps elsewhere, its files, when it would like to have the content, and where it will show it. */
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
  placementsFact(booking),
  { name: BRIEF_FILES.label, value: briefFiles(booking), long: true },
];
