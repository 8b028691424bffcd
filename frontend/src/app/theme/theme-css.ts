import { fonts, palettes, radii, sizes, type Palette } from './tokens';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (palette: Palette, prefix = ''): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${prefix}${kebab(name)}:${value};`)
    .join('');

/**
 * The tokens as CSS variables: light by default, dark when the system or the person (`data-theme` on the root) asks
 * for it.
 */
export function themeCss(): string {
  const fixed = [
    ...Object.entries(sizes).map(([name, value]) => `--text-${name}:${value / 16}rem;`),
    ...Object.entries(radii).map(([name, value]) => `--radius-${name}:${value}px;`),
    // For what is dark in both themes.
    declarations(palettes.dark, 'dark-'),
    `--font-system:${fonts.system};--font-app:${fonts.app};`,
  ].join('');
  return [
    `:root{color-scheme:light;${fixed}${declarations(palettes.light)}}`,
    `:root[data-theme=dark]{color-scheme:dark;${declarations(palettes.dark)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(palettes.dark)}}}`,
  ].join('\n');
}
