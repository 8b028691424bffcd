import { Outlet, ScrollRestoration } from 'react-router-dom';
import '@fontsource-variable/inter/wght.css';
import { SkipLink } from '../../ui/skip-link';
import { AppBar } from './app-bar';
import { AppFoot } from './app-foot';
import styles from './app-layout.module.css';
import { ProofHost } from './proof-host';
import { WithData } from './with-data';

/** Around the application's screens: server data, the bar, and the font. */
export function Component() {
  return (
    <WithData>
      <div className={styles.app}>
        <SkipLink />
        <AppBar />
        <ScrollRestoration />
        <Outlet />
        <AppFoot />
        <ProofHost />
      </div>
    </WithData>
  );
}
