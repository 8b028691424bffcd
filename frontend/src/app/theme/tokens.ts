/**
 * Every color, size and step of the product, once. The Ant Design theme and the plain CSS variables that the public
 * pages use are both made from these.
 */
export interface Palette {
  primary: string;
  primaryHover: string;
  primarySoft: string;
  /** Text and icons on a primary or danger surface. */
  onPrimary: string;
  money: string;
  moneySoft: string;
  attention: string;
  attentionSoft: string;
  danger: string;
  dangerSoft: string;
  ink: string;
  muted: string;
  paper: string;
  raised: string;
  sunken: string;
  line: string;
  /** Outline of an input: at least 3:1 on `raised`, which the decorative `line` is not. */
  edge: string;
  shadow: string;
}

export type ThemeName = 'light' | 'dark';

export const palettes: Record<ThemeName, Palette> = {
  light: {
    primary: '#5B3DF5',
    primaryHover: '#4A2EDC',
    primarySoft: '#EFEBFE',
    onPrimary: '#FFFFFF',
    money: '#0B7A5C',
    moneySoft: '#E2F3EC',
    attention: '#B45309',
    attentionSoft: '#FDF6EA',
    danger: '#C2261D',
    dangerSoft: '#FCEAE8',
    ink: '#17151F',
    muted: '#5E596B',
    paper: '#FBFAF7',
    raised: '#FFFFFF',
    sunken: '#F4F1EA',
    line: '#E7E4DD',
    edge: '#8F897C',
    shadow: '0 1px 2px rgb(35 24 12 / 5%), 0 10px 30px -12px rgb(35 24 12 / 14%)',
  },
  dark: {
    primary: '#9F8CFF',
    primaryHover: '#B6A8FF',
    primarySoft: '#2A2345',
    onPrimary: '#121017',
    money: '#4CC9A0',
    moneySoft: '#142E27',
    attention: '#F2AE5B',
    attentionSoft: '#36280F',
    danger: '#FF8F86',
    dangerSoft: '#3E1B1B',
    ink: '#F2EFF8',
    muted: '#B3ABC4',
    paper: '#121017',
    raised: '#1C1924',
    sunken: '#17141E',
    line: '#332E40',
    edge: '#7C7490',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 10px 30px -12px rgb(0 0 0 / 60%)',
  },
};

export const sizes = { tiny: 12, small: 14, body: 16, lead: 20, title: 28, display: 40 } as const;

export const radii = { app: 12, public: 16, control: 10 } as const;

export const fonts = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  app: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
} as const;
