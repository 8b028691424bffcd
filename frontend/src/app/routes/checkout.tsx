import { useParams } from 'react-router-dom';
import { CheckoutScreen } from '../../features/checkout/checkout-screen';

export const handle = { label: 'Checkout' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <CheckoutScreen key={bookingId} bookingId={bookingId} />;
}
