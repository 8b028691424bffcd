import { useParams } from 'react-router-dom';
import { PaymentSuccessScreen } from '../../features/checkout/payment-success-screen';

export const handle = { label: 'Payment' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <PaymentSuccessScreen key={bookingId} bookingId={bookingId} />;
}
