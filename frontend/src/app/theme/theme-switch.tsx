import { chooseTheme } from './theme-choice';
import { ThemeIcon } from './theme-icon';
import { useThemeName } from './theme-name';
import { SWITCH_LABELS, otherTheme } from './theme-switch-labels';
import styles from './theme-switch.module.css';

/** One button that turns the light on or off. */
export function ThemeSwitch() {
  const other = otherTheme(useThemeName());
  const label = SWITCH_LABELS[other];
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(other)}
    >
      <ThemeIcon leadsTo={other} />
    </button>
  );
}
