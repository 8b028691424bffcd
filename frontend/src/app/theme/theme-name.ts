import { useSyncExternalStore } from 'react';
import { onThemeChange, themeOnScreen } from './theme-choice';
import type { ThemeName } from './tokens';

/** The theme on screen now. */
export function useThemeName(): ThemeName {
  return useSyncExternalStore(onThemeChange, themeOnScreen);
}
