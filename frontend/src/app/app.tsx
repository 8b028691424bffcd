import { RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '../ui/error-boundary';
import { MessagePage } from '../ui/message-page';
import { ToastViewport } from '../ui/toast';
import './theme/theme-choice';
import { router } from './router';

export function App() {
  return (
    <ErrorBoundary
      fallback={
        <MessagePage title="Something went wrong" text="The page could not be shown.">
          <a href="/">Go to the start page</a>
        </MessagePage>
      }
    >
      <RouterProvider router={router} />
      <ToastViewport />
    </ErrorBoundary>
  );
}
