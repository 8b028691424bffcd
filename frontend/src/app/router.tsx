import { createBrowserRouter } from 'react-router-dom';
import { noteArrival } from '../ui/arrival';
import { Spinner } from '../ui/spinner';
import { RouteError } from './route-error';
import { routes } from './routes';

export const router = createBrowserRouter([
  { ErrorBoundary: RouteError, HydrateFallback: Spinner, children: routes },
]);

let shown = router.state.location.pathname;
// A tab of a screen is part of its address too, but no other screen.
router.subscribe(({ location: { pathname } }) => {
  if (pathname !== shown) noteArrival();
  shown = pathname;
});
