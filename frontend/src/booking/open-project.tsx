import { screenPath } from '@reelpact/domain';
import { LinkButton } from '../ui/link-button';

/** The way to the page that shows a booking as it is now, whatever has become of it. */
export function OpenProject({ booking }: { booking: { id: string } }) {
  return (
    <LinkButton to={screenPath('project', booking.id)} look="quiet">
      Open project
    </LinkButton>
  );
}
