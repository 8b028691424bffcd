import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { useDocumentTitle } from '../../ui/document-title';

export function Component() {
  useDocumentTitle('404 Page Not Found · Reelpact');
  return (
    <MessagePage
      title="404 Page Not Found"
      text="There is nothing at this address. It may have been mistyped."
    >
      <LinkButton to="/">Go to the start page</LinkButton>
    </MessagePage>
  );
}
