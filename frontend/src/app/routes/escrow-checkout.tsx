import { useParams } from 'react-router-dom';
import { EscrowCheckoutScreen } from '../../features/checkout/escrow-checkout-screen';

export const handle = { label: 'Secure Checkout' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <EscrowCheckoutScreen key={bookingId} bookingId={bookingId} />;
}
