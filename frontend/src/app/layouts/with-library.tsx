import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from '../theme/antd-theme';
import { useThemeName } from '../theme/theme-name';

/** Around what uses the component library: our theme in its words. The screens that most people open do without. */
export function WithLibrary({ children }: { children: ReactNode }) {
  return <ConfigProvider theme={antdTheme(useThemeName())}>{children}</ConfigProvider>;
}
