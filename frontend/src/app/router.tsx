import { createBrowserRouter } from 'react-router-dom';
import { Spinner } from '../ui/spinner';
import { RouteError } from './route-error';
import { routes } from './routes';

export const router = createBrowserRouter([
  { ErrorBoundary: RouteError, HydrateFallback: Spinner, children: routes },
]);
