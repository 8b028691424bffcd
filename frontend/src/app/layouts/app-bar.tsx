import { lazy, Suspense, useEffect } from 'react';
import { Link, useMatches } from 'react-router-dom';
import { useGetDemoQuery } from '../../api/calls';
import { useSession } from '../../api/session';
import { ThemeSwitch } from '../theme/theme-switch';
import { AccountMenu } from './account-menu';
import styles from './app-bar.module.css';
import { Bar } from './bar';

/** Comes a moment later: no screen waits for it. */
const Bell = lazy(() => import('../../features/notifications/bell'));

interface Handle {
  label?: string;
  /** The label would tell others that there is such a page. */
  forAdmins?: true;
}

/** The bar of the application's screens, which names the tab too. */
export function AppBar() {
  const { user } = useSession();
  // Only a demo has a lab, and only admins are let in.
  const { data: demo } = useGetDemoQuery(undefined, { skip: !user?.isAdmin });
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as Handle | undefined;
  const label = handle?.forAdmins && !user?.isAdmin ? undefined : handle?.label;
  useEffect(() => {
    document.title = label ? `${label} · Reelpact` : 'Reelpact';
  }, [label]);
  return (
    <Bar label={label} user={user} themeSwitch={<ThemeSwitch />}>
      {user?.isAdmin && demo && <Link to="/lab">Lab</Link>}
      <span className={user ? styles.bell : undefined}>
        <Suspense fallback={null}>
          <Bell />
        </Suspense>
      </span>
      {user && (
        <span className={styles.wide}>
          <AccountMenu />
        </span>
      )}
    </Bar>
  );
}
