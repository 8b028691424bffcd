import { type Color, darkenedForWhite, isColor, readableOn } from './colors.js';

/** The surfaces and inks of a theme, in the light or in the dark. */
export interface PageSurfaces {
  paper: Color;
  card: Color;
  ink: Color;
  /** Text of less weight. */
  soft: Color;
  /** Decorative lines. */
  line: Color;
}

const NIGHT: PageSurfaces = {
  paper: '#121017',
  card: '#1C1924',
  ink: '#F2EFF8',
  soft: '#A9A3B8',
  line: '#332E40',
};

/**
 * The looks of a public page. Each keeps its mood when the visitor's device asks for dark colors; Night is dark for everyone.
 */
export const PAGE_THEMES = {
  paper: {
    label: 'Paper',
    light: { paper: '#FBFAF7', card: '#FFFFFF', ink: '#17151F', soft: '#5B5766', line: '#E7E4DD' },
    dark: { paper: '#16151A', card: '#201F26', ink: '#F3F1EC', soft: '#ACA8B3', line: '#37353F' },
  },
  night: { label: 'Night', light: NIGHT, dark: NIGHT },
  blush: {
    label: 'Blush',
    light: { paper: '#FCEFEA', card: '#FFF8F5', ink: '#2A1518', soft: '#6B4A4C', line: '#F0D6CD' },
    dark: { paper: '#1F1416', card: '#2B1D20', ink: '#FBEDEA', soft: '#C9A9A6', line: '#4A3336' },
  },
  citrus: {
    label: 'Citrus',
    light: { paper: '#F6F7DC', card: '#FDFDF2', ink: '#1B1F10', soft: '#545A3A', line: '#E2E4BC' },
    dark: { paper: '#16180D', card: '#212415', ink: '#F4F6DF', soft: '#B1B693', line: '#3B4026' },
  },
} as const satisfies Record<string, { label: string; light: PageSurfaces; dark: PageSurfaces }>;

export const PAGE_THEME_NAMES = Object.keys(PAGE_THEMES) as readonly PageTheme[];
export type PageTheme = keyof typeof PAGE_THEMES;

/** Accents to choose from; any other color can be typed. */
export const ACCENTS: readonly { color: Color; label: string }[] = [
  { color: '#5B3DF5', label: 'Violet' },
  { color: '#D6336C', label: 'Raspberry' },
  { color: '#E8590C', label: 'Tangerine' },
  { color: '#F2B705', label: 'Sunflower' },
  { color: '#2B8A3E', label: 'Basil' },
  { color: '#0B7285', label: 'Lagoon' },
  { color: '#1864AB', label: 'Harbor' },
  { color: '#343A40', label: 'Graphite' },
];

export const PAGE_FONTS = { sans: 'Modern', serif: 'Editorial', rounded: 'Rounded' } as const;
export const PAGE_FONT_NAMES = Object.keys(PAGE_FONTS) as readonly PageFont[];
export type PageFont = keyof typeof PAGE_FONTS;

export const PAGE_CORNERS = { round: 'Round', soft: 'Soft', square: 'Square' } as const;
export const PAGE_CORNER_NAMES = Object.keys(PAGE_CORNERS) as readonly PageCorner[];
export type PageCorner = keyof typeof PAGE_CORNERS;

export const PAGE_COVERS = { none: 'No cover', band: 'Accent band', photo: 'Your photo' } as const;
export const PAGE_COVER_NAMES = Object.keys(PAGE_COVERS) as readonly PageCover[];
export type PageCover = keyof typeof PAGE_COVERS;

/** One line under the name, such as "Food and coffee reels, filmed by the sea". */
export const TAGLINE = {
  max: 60,
  message: 'The line under your name can have at most 60 characters',
} as const;

/** How a creator's public page looks. */
export interface PageDesign {
  theme: PageTheme;
  accent: Color;
  font: PageFont;
  corner: PageCorner;
  cover: PageCover;
}

export const DEFAULT_DESIGN: PageDesign = {
  theme: 'paper',
  accent: '#5B3DF5',
  font: 'sans',
  corner: 'round',
  cover: 'none',
};

/** Everything a page paints with; whatever is text can be read on what it stands on. */
export interface PageColors extends PageSurfaces {
  /** As it was chosen: for what carries no text. */
  accent: Color;
  /** The accent behind white text. */
  button: Color;
  /** The accent as text on paper and card. */
  accentText: Color;
}

/** The colors of a page for a visitor in the light or in the dark. */
export function pageColors(
  { theme, accent }: Pick<PageDesign, 'theme' | 'accent'>,
  mode: 'light' | 'dark',
): PageColors {
  const surfaces: PageSurfaces = PAGE_THEMES[theme][mode];
  return {
    ...surfaces,
    accent,
    button: darkenedForWhite(accent),
    accentText: readableOn(accent, [surfaces.paper, surfaces.card], surfaces.ink),
  };
}

/** A stored design with what a later version has added to it, and without what no version knows. */
export function toDesign(stored: Partial<Record<keyof PageDesign, unknown>> | null): PageDesign {
  const known = <T extends string>(names: readonly T[], value: unknown, otherwise: T): T =>
    names.find((name) => name === value) ?? otherwise;
  return {
    theme: known(PAGE_THEME_NAMES, stored?.theme, DEFAULT_DESIGN.theme),
    accent: isColor(stored?.accent) ? stored.accent : DEFAULT_DESIGN.accent,
    font: known(PAGE_FONT_NAMES, stored?.font, DEFAULT_DESIGN.font),
    corner: known(PAGE_CORNER_NAMES, stored?.corner, DEFAULT_DESIGN.corner),
    cover: known(PAGE_COVER_NAMES, stored?.cover, DEFAULT_DESIGN.cover),
  };
}

export const isSameDesign = (one: PageDesign, other: PageDesign): boolean =>
  one.theme === other.theme &&
  one.accent === other.accent &&
  one.font === other.font &&
  one.corner === other.corner &&
  one.cover === other.cover;

/** Filled starting points for a new page. */
export const PAGE_TEMPLATES: readonly { name: string; text: string; design: PageDesign }[] = [
  {
    name: 'Studio',
    text: 'Calm and clear: your work does the talking.',
    design: { theme: 'paper', accent: '#343A40', font: 'sans', corner: 'soft', cover: 'none' },
  },
  {
    name: 'Sunday',
    text: 'Warm and soft, for beauty, home and family.',
    design: { theme: 'blush', accent: '#D6336C', font: 'serif', corner: 'round', cover: 'band' },
  },
  {
    name: 'After dark',
    text: 'Bold on black, for tech, travel and fitness.',
    design: { theme: 'night', accent: '#F2B705', font: 'rounded', corner: 'square', cover: 'band' },
  },
];
