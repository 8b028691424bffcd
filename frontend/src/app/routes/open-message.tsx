import { useParams, useSearchParams } from 'react-router-dom';
import { EmailLinkForm } from '../../features/auth/email-link-form';
import { OpenMessageScreen } from '../../features/messages/ask-screen';

export const handle = { label: 'Send your message' };

export function Component() {
  const { conversationId = '' } = useParams();
  const token = useSearchParams()[0].get('token');
  return (
    <OpenMessageScreen
      conversationId={conversationId}
      token={token}
      proofForm={(form) => <EmailLinkForm {...form} />}
    />
  );
}
