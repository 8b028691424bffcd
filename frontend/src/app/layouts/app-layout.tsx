import { ConfigProvider } from 'antd';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import '@fontsource-variable/inter/wght.css';
import { SkipLink } from '../../ui/skip-link';
import { antdTheme } from '../theme/antd-theme';
import { useThemeName } from '../theme/theme-name';
import { AppBar } from './app-bar';
import { AppFoot } from './app-foot';
import styles from './app-layout.module.css';
import { ProofHost } from './proof-host';
import { WithData } from './with-data';

/** Around the application's screens: server data, the themed component library and its font. */
export function Component() {
  return (
    <WithData>
      <ConfigProvider theme={antdTheme(useThemeName())}>
        <div className={styles.app}>
          <SkipLink />
          <AppBar />
          <ScrollRestoration />
          <Outlet />
          <AppFoot />
          <ProofHost />
        </div>
      </ConfigProvider>
    </WithData>
  );
}
