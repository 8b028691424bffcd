import { pathOnThisSite } from '@reelpact/domain';
import { useParams, useSearchParams } from 'react-router-dom';
import { OpenBookingScreen } from '../../features/auth/open-booking-screen';
import { Page } from '../../ui/page';

export const handle = { label: 'Open your booking' };

export function Component() {
  const { bookingId } = useParams();
  const [params] = useSearchParams();
  return (
    <Page>
      <OpenBookingScreen
        bookingId={bookingId}
        token={params.get('token')}
        next={pathOnThisSite(params.get('next'))}
      />
    </Page>
  );
}
