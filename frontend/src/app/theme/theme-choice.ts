import type { ThemeName } from './tokens';

// Without React: the landing page's script is made of this file too.

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | ThemeName;

const key = 'reelpact.theme';
const listeners = new Set<() => void>();
const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // Storage can be forbidden; the page must work all the same.
  }
}

let choice = readChoice();

function announce(): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  listeners.forEach((listener) => listener());
}

darkQuery.addEventListener('change', announce);
announce();

/** Hears of every change of the theme. @returns what ends that */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme on screen now. */
export const themeOnScreen = (): ThemeName =>
  choice === 'system' ? (darkQuery.matches ? 'dark' : 'light') : choice;

/** Keeps the person's choice for the next visit and repaints at once. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  } catch {
    // Not stored: the choice holds until the page is left.
  }
  announce();
}
