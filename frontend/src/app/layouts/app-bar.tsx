import { lazy, Suspense, useEffect } from 'react';
import { Link, useMatches } from 'react-router-dom';
import { useGetDemoQuery } from '../../api/calls';
import { useSession } from '../../api/session';
import { Logo } from '../../ui/logo';
import { ThemeSwitch } from '../theme/theme-switch';
import styles from './app-bar.module.css';

/** Comes a moment later: no screen waits for it. */
const Bell = lazy(() => import('../../features/notifications/bell'));

interface Handle {
  label?: string;
  /** The label would tell others that there is such a page. */
  forAdmins?: true;
}

/** The line above every screen of the application: where one is, and the way to one's other side. */
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
    <header className={styles.bar}>
      <Link to="/" className={styles.brand} aria-label="Reelpact, start page">
        <Logo />
        <span>Reelpact</span>
      </Link>
      {label && <span className={styles.label}>{label}</span>}
      <nav className={styles.nav} aria-label="Main">
        {user?.creator && <Link to="/creator/dashboard">Creator</Link>}
        {user?.hasBrandBookings && <Link to="/brand/dashboard">Brand</Link>}
        {user && <Link to="/messages">Messages</Link>}
        {user?.isAdmin && <Link to="/admin">Admin</Link>}
        {user?.isAdmin && demo && <Link to="/lab">Lab</Link>}
        <span className={user ? styles.bell : undefined}>
          <Suspense fallback={null}>
            <Bell />
          </Suspense>
        </span>
        <ThemeSwitch />
      </nav>
    </header>
  );
}
