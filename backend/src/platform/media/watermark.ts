import { sharp } from './sharp.js';

/** Whose copy it is: the brand, and the booking as people see its number. */
export interface WatermarkText {
  name: string;
  number: string;
  /** Whether it is fainter than usual, on a picture that is judged at its full size. */
  isFaint?: boolean;
}

/**
 * Letters as strokes on a grid of 4 by 6. Drawn by us, because a server need not have any font, and a
 * missing one would leave the picture without a watermark and without an error.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 0V6H2.4C4.4 6 4.4 3 2.4 3H0M0 0H2C4 0 4 3 2 3',
  C: 'M4 1C2.6-.5 0-.3 0 3C0 6.3 2.6 6.5 4 5',
  D: 'M0 0V6H1.6C4.8 6 4.8 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1C2.6-.5 0-.3 0 3C0 6.3 2.6 6.5 4 5V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.4C3.4 6.5 .4 6.5 .4 4.4',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C-.6 0-.6 6 2 6C4.6 6 4.6 0 2 0Z',
  P: 'M0 6V0H2.4C4.4 0 4.4 3.2 2.4 3.2H0',
  Q: 'M2 0C-.6 0-.6 6 2 6C4.6 6 4.6 0 2 0ZM2.6 4.4L4 6',
  R: 'M0 6V0H2.4C4.4 0 4.4 3.2 2.4 3.2H0M2 3.2L4 6',
  S: 'M3.8 .9C2.6-.5 .2-.2 .2 1.5C.2 3.5 3.9 2.6 3.9 4.5C3.9 6.3 1.2 6.5 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V3.8C0 6.7 4 6.7 4 3.8V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 1.5L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M2 0C-.4 0-.4 6 2 6C4.4 6 4.4 0 2 0ZM1.2 4.4L2.8 1.6',
  '1': 'M.8 1.2L2 0V6',
  '2': 'M.2 1.3C.6-.4 3.8-.4 3.8 1.6C3.8 3 1.2 4.2 .1 6H4',
  '3': 'M.2 .9C1-.3 3.8-.3 3.8 1.5C3.8 2.6 2.8 3 1.6 3C3 3 4 3.4 4 4.5C4 6.4 .8 6.4 0 5.1',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.7 0H.6L.3 2.8C1.4 1.9 4 2 4 4C4 6.4 .9 6.4 0 5.2',
  '6': 'M3.4 0C1.6 .6 0 2.2 0 4.1C0 6.6 4 6.6 4 4.1C4 2 .8 2 .1 3.7',
  '7': 'M0 0H4L1.6 6',
  '8': 'M2 0C-.3 0-.3 2.9 2 2.9C4.7 2.9 4.7 6 2 6C-.7 6-.7 2.9 2 2.9C4.3 2.9 4.3 0 2 0Z',
  '9': 'M.6 6C2.4 5.4 4 3.8 4 1.9C4-.6 0-.6 0 1.9C0 4 3.2 4 3.9 2.3',
  '&': 'M4 6L.8 1.7C.2 .6 .8 0 1.6 0C2.6 0 3 1 2.2 1.8L.8 3C-.4 4.2 .2 6 1.7 6C3 6 3.8 5 4 3.4',
  '+': 'M2 1.4V4.6M.4 3H3.6',
  '-': 'M.8 3H3.2',
  '.': 'M2 5.8V6',
  '·': 'M2 2.9V3.1',
  '…': 'M.4 5.8V6M2 5.8V6M3.6 5.8V6',
  "'": 'M2 0V1.4',
  ' ': '',
};
/** Letters that aren't one of the above with a sign at it. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Æ: 'AE', Œ: 'OE', Þ: 'TH', Ħ: 'H' },
  ...{ '’': "'", '–': '-', '—': '-', _: '-' },
};
/** Grid units from one letter to the next; and of a line's height, with its margins. */
const ADVANCE = 5.8;
const LINE = 10;
const MARGIN = 2;
const MAX_NAME = 20;
/** A name can be made of signs that stand for many others. */
const READ_OF_NAME = 200;
/** How many grid units a picture's shorter side has: a line stays shorter than the picture is wide. */
const UNITS = 240;
const OPACITY = { usual: 0.18, faint: 0.09 } as const;

/** Where a line's middle stands, as a share of the picture's height: the work between them stays as it is. */
const HEIGHTS = [0.1, 0.5, 0.9] as const;

/**
 * What is written of a name: the letters for which there are strokes, without their accents. Of one in another script nothing
 * is left, and the booking's number alone says whose copy it is.
 */
export function watermarkLine({ name, number }: WatermarkText): string {
  const known = drawable(name.slice(0, READ_OF_NAME)).replace(/ +/g, ' ').trim();
  const cut = known.length <= MAX_NAME ? known : `${known.slice(0, MAX_NAME - 1).trimEnd()}…`;
  return [cut, drawable(number)].filter((part) => part !== '').join(' · ');
}

const drawable = (text: string): string =>
  [...text.normalize('NFKD').toUpperCase()]
    .map((sign) => ALIKE[sign] ?? (/\s/u.test(sign) ? ' ' : sign))
    .filter((sign) => [...sign].every((letter) => letter in STROKES))
    .join('');

/** One line of the watermark, and where its upper left corners stand in a picture; all in pixels. */
export interface WatermarkLayout {
  width: number;
  height: number;
  left: number;
  tops: readonly number[];
}

export function watermarkLayout(
  text: WatermarkText,
  picture: { width: number; height: number },
): WatermarkLayout {
  const unit = unitOf(picture);
  const length = watermarkLine(text).length * ADVANCE + 2 * MARGIN;
  const width = Math.max(1, Math.min(picture.width, Math.ceil(length * unit)));
  const height = Math.max(1, Math.min(picture.height, Math.ceil(LINE * unit)));
  const lowest = picture.height - height;
  return {
    ...{ width, height, left: Math.floor((picture.width - width) / 2) },
    tops: HEIGHTS.map((share) =>
      Math.max(0, Math.min(lowest, Math.round(picture.height * share - height / 2))),
    ),
  };
}

const unitOf = ({ width, height }: { width: number; height: number }): number =>
  Math.max(0.5, Math.min(width, height) / UNITS);

/** A transparent PNG of one line, as large as the layout says. */
export function watermark(text: WatermarkText, picture: { width: number; height: number }): Promise<Buffer> {
  const { width, height } = watermarkLayout(text, picture);
  const letters = [...watermarkLine(text)].map((letter, index) => {
    const path = STROKES[letter];
    if (path === undefined) throw new Error('the watermark has no strokes for a letter');
    return `<path d="${path}" transform="translate(${MARGIN + index * ADVANCE} ${MARGIN})"/>`;
  });
  // The whole group is made transparent at once: strokes that lie over each other are no darker. The dark edge shows on what
  // is bright, the bright line on what is dark.
  const strokes = (color: string, thickness: number): string =>
    `<g stroke="${color}" stroke-width="${thickness}">${letters.join('')}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g opacity="${text.isFaint ? OPACITY.faint : OPACITY.usual}" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="scale(${unitOf(picture)})">
      ${strokes('#000', 2)}${strokes('#fff', 1)}
    </g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
