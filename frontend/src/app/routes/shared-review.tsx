import { useParams } from 'react-router-dom';
import { SharedReviewScreen } from '../../features/review-room/shared/shared-review-screen';

export const handle = { label: 'Review' };

export function Component() {
  const { token = '' } = useParams();
  return <SharedReviewScreen key={token} token={token} />;
}
