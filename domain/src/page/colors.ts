/** A color as six hexadecimal digits: #RRGGBB. */
export type Color = string;

export const COLOR_PATTERN = /^#[0-9a-fA-F]{6}$/;
export const isColor = (value: unknown): value is Color =>
  typeof value === 'string' && COLOR_PATTERN.test(value);
export const COLOR_MESSAGE = 'A color is six hexadecimal digits, such as #5B3DF5.';

/** What text needs against its background: WCAG 2.2, success criterion 1.4.3. */
export const TEXT_CONTRAST = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (color: Color): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const colorOf = (channels: Channels): Color =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(color: Color): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (color: Color, other: Color, share: number): Color => {
  const [from, to] = [channelsOf(color), channelsOf(other)];
  return colorOf(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share) as never);
};

/** One step of mixing: small enough to keep a color's character, large enough to end soon. */
const STEP = 0.04;

/** What white text can be read on: the color itself, or as little darker as that takes. Black text on a color looks switched off. */
export function darkenedForWhite(color: Color): Color {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mixed(color, '#000000', share);
    if (contrast(candidate, '#ffffff') >= TEXT_CONTRAST) return candidate;
  }
  return '#000000';
}

/**
 * A color as text: as much of it as can be read on all the surfaces, the rest is ink. Ink itself must be readable on them.
 */
export function readableOn(color: Color, surfaces: readonly Color[], ink: Color): Color {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mixed(color, ink, share);
    if (surfaces.every((surface) => contrast(candidate, surface) >= TEXT_CONTRAST)) return candidate;
  }
  return ink;
}
