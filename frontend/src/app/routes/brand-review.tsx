import { useParams } from 'react-router-dom';
import { BrandReviewScreen } from '../../features/review/brand-review-screen';

export const handle = { label: 'Review' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <BrandReviewScreen key={bookingId} bookingId={bookingId} />;
}
