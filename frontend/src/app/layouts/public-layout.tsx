import { Outlet, ScrollRestoration } from 'react-router-dom';
import { WithData } from './with-data';

/** Around pages that anyone may see: server data, the system's font, no component library. */
export function Component() {
  return (
    <WithData>
      <ScrollRestoration />
      <Outlet />
    </WithData>
  );
}
