import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserDto } from '../../api/calls';
import { Logo } from '../../ui/logo';
import styles from './app-bar.module.css';

interface BarProps {
  /** The screen's name. */
  label?: string;
  user: UserDto | null;
  /** Further ways, behind those of the person. */
  children?: ReactNode;
  /** What leads to their account; a link where nothing is given. */
  account?: ReactNode;
  themeSwitch: ReactNode;
}

/** The line above every screen: where one is, and the way to one's other side. */
export function Bar({ label, user, children, account, themeSwitch }: BarProps) {
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
        {user && <span className={styles.wide}>{account ?? <Link to="/account">Account</Link>}</span>}
        {themeSwitch}
      </nav>
    </header>
  );
}
