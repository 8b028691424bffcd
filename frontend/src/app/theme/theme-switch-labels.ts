import type { ThemeName } from './tokens';

/** What the switch says, by the theme it leads to. */
export const SWITCH_LABELS: Readonly<Record<ThemeName, string>> = {
  light: 'Switch to light colors',
  dark: 'Switch to dark colors',
};

export const otherTheme = (theme: ThemeName): ThemeName => (theme === 'dark' ? 'light' : 'dark');
