import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PlainButton } from '../ui/link-button';
import { MessagePage } from '../ui/message-page';

/** Shown when a screen fails to load or to draw; most often the network is gone or a newer version was installed. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <MessagePage title="Something went wrong" text="This page could not be shown. Nothing you sent was lost.">
      <PlainButton onClick={() => window.location.reload()}>Try again</PlainButton>
      <a href="/">Go to the start page</a>
    </MessagePage>
  );
}
