import { useParams } from 'react-router-dom';
import { MessagesScreen } from '../../features/messages/messages-screen';

export const handle = { label: 'Messages' };

export function Component() {
  return <MessagesScreen conversationId={useParams()['conversationId']} />;
}
