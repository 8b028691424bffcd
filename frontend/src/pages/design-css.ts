import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import { type PageDesign, type PageFont, pageColors } from '@reelpact/domain';

/** Both fonts are under the SIL Open Font License 1.1. Latin alone: other letters are the device's own. */
const WEB_FONTS: Partial<Record<PageFont, { name: string; url: string }>> = {
  serif: { name: 'Fraunces', url: fraunces },
  rounded: { name: 'Nunito', url: nunito },
};
/** What is read until a font has come, and for what it has no letters. */
const FONTS: Record<PageFont, string> = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: 'Fraunces,ui-serif,Georgia,serif',
  rounded: 'Nunito,ui-rounded,system-ui,sans-serif',
};

/**
 * Looks differ on every device, whatever fonts it has. A font that isn't there in a tenth of a second is for the next page: nothing may jump
 * that somebody has begun to read.
 */
function fontFace(font: PageFont): string {
  const found = WEB_FONTS[font];
  if (!found) return '';
  return `@font-face{font-family:${found.name};src:url(${found.url}) format("woff2");font-weight:200 900;font-display:optional}`;
}
const RADII = { round: '20px', soft: '10px', square: '2px' } as const;

function colorsOf(design: PageDesign, mode: 'light' | 'dark'): string[] {
  const { paper, card, ink, soft, line, accent, button, accentText } = pageColors(design, mode);
  return Object.entries({ paper, card, ink, soft, line, accent, button, link: accentText }).map(
    ([name, color]) => `--${name}:${color.toLowerCase()}`,
  );
}

/** A design as CSS variables, for visitors in the light and, where they differ, in the dark. */
export function designCss(design: PageDesign): string {
  const light = colorsOf(design, 'light');
  const dark = colorsOf(design, 'dark').filter((color) => !light.includes(color));
  const all = [...light, `--font:${FONTS[design.font]}`, `--r:${RADII[design.corner]}`].join(';');
  const face = fontFace(design.font);
  if (dark.length === 0) return `${face}:root{color-scheme:dark;${all}}`;
  return `${face}:root{color-scheme:light dark;${all}}@media (prefers-color-scheme:dark){:root{${dark.join(';')}}}`;
}
