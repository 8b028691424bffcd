import { ThemeIcon } from '../theme/theme-icon';
import { SWITCH_LABELS } from '../theme/theme-switch-labels';
import styles from './unlit-theme-switch.module.css';

/** The theme switch as a page without React has it: invisible until the page's script knows the theme and names it. */
export function UnlitThemeSwitch() {
  return (
    <button type="button" className={styles.switch} aria-label={SWITCH_LABELS.dark} data-theme-switch>
      <ThemeIcon leadsTo="light" className={styles.sun} />
      <ThemeIcon leadsTo="dark" className={styles.moon} />
    </button>
  );
}
