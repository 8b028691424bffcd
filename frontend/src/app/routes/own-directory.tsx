import { DirectoryScreen } from '../../features/directory/directory-screen';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Directory' };

/** For creators; who has no page yet has nothing to be found. */
export const Component = () => (
  <SessionGate>
    {({ creator }) =>
      creator ? (
        <DirectoryScreen />
      ) : (
        <MessagePage title="Finish your page" text="Then brands can find you in the directory.">
          <LinkButton to="/creator/onboarding">Finish your page</LinkButton>
        </MessagePage>
      )
    }
  </SessionGate>
);
