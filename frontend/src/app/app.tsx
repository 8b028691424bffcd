import { RouterProvider } from 'react-router-dom';
import { showFailuresWith } from '../api/errors';
import { ErrorBoundary } from '../ui/error-boundary';
import { MessagePage } from '../ui/message-page';
import { ToastViewport, showToast } from '../ui/toast';
import './theme/theme-choice';
import { router } from './router';

showFailuresWith((title, text) => showToast(title, text, 'destructive'));

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
