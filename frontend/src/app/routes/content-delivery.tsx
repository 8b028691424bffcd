import { useParams } from 'react-router-dom';
import { ContentDeliveryScreen } from '../../features/delivery/content-delivery-screen';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Deliver Content' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <SessionGate>{() => <ContentDeliveryScreen key={bookingId} bookingId={bookingId} />}</SessionGate>;
}
