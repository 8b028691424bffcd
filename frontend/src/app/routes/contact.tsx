import { useParams, useSearchParams } from 'react-router-dom';
import { EmailLinkForm } from '../../features/auth/email-link-form';
import { AskScreen } from '../../features/messages/ask-screen';

export const handle = { label: 'Write to a creator' };

export function Component() {
  const { username = '' } = useParams();
  const packageId = useSearchParams()[0].get('package');
  return (
    <AskScreen
      key={username}
      username={username}
      packageId={packageId}
      proofForm={(form) => <EmailLinkForm {...form} />}
    />
  );
}
