import { licensePath } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';

/** Leads to the license once there is one. Its page is drawn by the server, so this is no route of the application. */
export function LicenseLink({ booking: { license } }: { booking: BookingDto }) {
  if (!license) return null;
  return (
    <p>
      <a href={licensePath(license.id)}>License and file check</a>
    </p>
  );
}
