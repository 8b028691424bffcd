import { ConfigProvider } from 'antd';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import '@fontsource-variable/inter/wght.css';
import { antdTheme } from '../theme/antd-theme';
import { useThemeName } from '../theme/theme-choice';
import { AppBar } from './app-bar';
import { AppFoot } from './app-foot';
import styles from './app-layout.module.css';
import { WithData } from './with-data';

/** Around the application's screens: server data, the themed component library and its font. */
export function Component() {
  return (
    <WithData>
      <ConfigProvider theme={antdTheme(useThemeName())}>
        <div className={styles.app}>
          <AppBar />
          <ScrollRestoration />
          <Outlet />
          <AppFoot />
        </div>
      </ConfigProvider>
    </WithData>
  );
}
