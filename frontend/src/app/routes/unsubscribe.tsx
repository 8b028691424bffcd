import { useParams } from 'react-router-dom';
import { UnsubscribeScreen } from '../../features/notifications/unsubscribe-screen';

export const handle = { label: 'Emails' };

export function Component() {
  const { token = '' } = useParams();
  return <UnsubscribeScreen token={token} />;
}
