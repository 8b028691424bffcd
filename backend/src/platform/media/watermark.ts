import sharp from 'sharp';

const TEXT = 'REELPACT PREVIEW';

/**
 * The emails as strokes on a grid of 4 by 6. Drawn by us, because a server need not have any font, and a
 * missing one would leave the picture without a watermark and without an error.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  C: 'M4 1C2.6-.5 0-.3 0 3C0 6.3 2.6 6.5 4 5',
  E: 'M4 0H0V6H4M0 3H3',
  I: 'M2 0V6',
  L: 'M0 0V6H4',
  P: 'M0 6V0H2.4C4.4 0 4.4 3.2 2.4 3.2H0',
  R: 'M0 6V0H2.4C4.4 0 4.4 3.2 2.4 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 1.5L3 6L4 0',
  ' ': '',
};
/** Grid units from one email to the next, and from one line of text to the next. */
const ADVANCE = 5.8;
const LINE = 15;

/** A transparent PNG of the text, repeated aslant over the whole of a picture. */
export function watermark(width: number, height: number): Promise<Buffer> {
  const letters = [...TEXT].map((letter, index) => {
    const path = STROKES[letter];
    if (path === undefined) throw new Error(`the watermark has no strokes for ${letter}`);
    return `<path d="${path}" transform="translate(${index * ADVANCE} 0)"/>`;
  });
  // Large enough to be read, small enough to be there several times.
  const unit = Math.max(1, Math.min(width, height) / 180);
  const tile = { width: (TEXT.length + 2) * ADVANCE, height: LINE * 2 };
  const text = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})">${letters.join('')}</g>`;
  // Every second line is shifted, so that no gap runs through the whole picture.
  const lines = `${text(2, 4)}${text(2 - tile.width / 2, 4 + LINE)}${text(2 + tile.width / 2, 4 + LINE)}`;
  const strokes = (color: string, opacity: number, thickness: number): string =>
    `<g fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="tile" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"
      patternTransform="rotate(-30) scale(${unit})">
      ${strokes('#000', 0.35, 1.5)}${strokes('#fff', 0.55, 0.7)}
    </pattern></defs>
    <rect width="${width}" height="${height}" fill="url(#tile)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
