import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserDto } from '../../api/calls';
import { Logo } from '../../ui/logo';
import styles from './app-bar.module.css';

interface BarProps {
  /** The screen's name. */
  label?: string;
  user: UserDto | null;
  /** Further ways, behind those of the person; the one to their account comes last. */
  children?: ReactNode;
  themeSwitch: ReactNode;
}

/** The line above every screen: where one is, and the way to one's other side. */
export function Bar({ label, user, children, themeSwitch }: BarProps) {
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
        {children}
        {themeSwitch}
      </nav>
    </header>
  );
}
