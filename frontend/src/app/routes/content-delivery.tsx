import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';

export function Component() {
  return (
    <MessagePage title="Not open yet" text="This screen is being built.">
      <LinkButton to="/">Go to the start page</LinkButton>
    </MessagePage>
  );
}
