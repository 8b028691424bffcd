import { type PageDesign, pageColors } from '@reelpact/domain';

const FONTS = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: 'ui-serif,"Iowan Old Style",Charter,Georgia,serif',
  rounded: 'ui-rounded,"SF Pro Rounded","Arial Rounded MT Bold",Nunito,system-ui,sans-serif',
} as const;
const RADII = { round: '20px', soft: '10px', square: '2px' } as const;

function colorsCss(design: PageDesign, mode: 'light' | 'dark'): string {
  const { paper, card, ink, soft, line, accent, onAccent, accentText } = pageColors(design, mode);
  return `--paper:${paper};--card:${card};--ink:${ink};--soft:${soft};--line:${line};--accent:${accent};--on:${onAccent};--link:${accentText}`;
}

/** A design as CSS variables, for visitors in the light and in the dark. */
export function designCss(design: PageDesign): string {
  const dark = colorsCss(design, 'dark');
  const light = colorsCss(design, 'light');
  const both = `--font:${FONTS[design.font]};--r:${RADII[design.corner]}`;
  if (light === dark) return `:root{color-scheme:dark;${dark};${both}}`;
  return `:root{color-scheme:light dark;${light};${both}}@media (prefers-color-scheme:dark){:root{${dark}}}`;
}
