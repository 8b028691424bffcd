import { Outlet } from 'react-router-dom';
import { WithLibrary } from './with-library';

/** Around the screens that use the component library. */
export function Component() {
  return (
    <WithLibrary>
      <Outlet />
    </WithLibrary>
  );
}
