import type { SubmissionFileDto } from '../api/calls';
import { AnchorButton } from '../ui/link-button';

interface AllOriginalsProps {
  bookingId: string;
  /** Of the newest version: the archive has no others. */
  files: readonly Pick<SubmissionFileDto, 'original'>[];
}

/** The way to all originals at once, where the reader may have each of them and there are several. */
export function AllOriginals({ bookingId, files }: AllOriginalsProps) {
  if (files.length < 2 || !files.every(({ original }) => original)) return null;
  return (
    <div>
      <AnchorButton look="quiet" href={`/api/bookings/${bookingId}/originals.zip`} download>
        Download all originals (zip)
      </AnchorButton>
    </div>
  );
}
