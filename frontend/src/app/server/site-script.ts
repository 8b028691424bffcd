import { signInToDemo } from '../../api/demo';
import { chooseTheme, onThemeChange, themeOnScreen } from '../theme/theme-choice';
import { SWITCH_LABELS, otherTheme } from '../theme/theme-switch-labels';

// All that the landing page, the terms and the privacy policy run. They must say and do everything important without it.

function showTheme(): void {
  document.documentElement.dataset.onScreen = themeOnScreen();
  const label = SWITCH_LABELS[otherTheme(themeOnScreen())];
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.setAttribute('aria-label', label);
    button.setAttribute('title', label);
  }
}

async function enterDemo(door: HTMLAnchorElement): Promise<void> {
  await signInToDemo(door.dataset.demo === 'brand' ? 'brand' : 'creator');
  window.location.assign(door.href);
}

function lightThemeSwitches(): void {
  showTheme();
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.addEventListener('click', () => chooseTheme(otherTheme(themeOnScreen())));
  }
}

function openDemoDoors(): void {
  let entering = false;
  // A page that "Back" brings again may have been left while it was entering.
  window.addEventListener('pageshow', () => (entering = false));
  for (const door of document.querySelectorAll<HTMLAnchorElement>('[data-demo]')) {
    door.addEventListener('click', (event) => {
      event.preventDefault();
      if (entering) return;
      entering = true;
      void enterDemo(door);
    });
  }
}

showTheme();
onThemeChange(showTheme);
document.addEventListener('DOMContentLoaded', () => {
  lightThemeSwitches();
  openDemoDoors();
});
