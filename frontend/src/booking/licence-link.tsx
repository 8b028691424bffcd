import { licencePath } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';

/** Leads to the license once there is one. Its page is drawn by the server, so this is no route of the application. */
export function LicenceLink({ booking: { licence } }: { booking: BookingDto }) {
  if (!licence) return null;
  return (
    <p>
      <a href={licencePath(licence.id)}>License and file check</a>
    </p>
  );
}
