import { describe, expect, it } from '@jest/globals';
import { webAddress } from './blocks.js';
import { type Color, TEXT_CONTRAST, contrast, darkenedForWhite, readableOn } from './colors.js';
import {
  ACCENTS,
  DEFAULT_DESIGN,
  isSameDesign,
  PAGE_TEMPLATES,
  PAGE_THEME_NAMES,
  PAGE_THEMES,
  pageColors,
  toDesign,
} from './design.js';
import { NO_PROOF, proofOf, proofTexts } from './proof.js';

/** Every 15th value of each channel: 5,832 accents with black, white and the extremes among them. */
function* accents(): Generator<Color> {
  const steps = Array.from({ length: 18 }, (_, index) => (index * 15).toString(16).padStart(2, '0'));
  for (const red of steps)
    for (const green of steps) for (const blue of steps) yield `#${red}${green}${blue}`;
}

describe('the colors of a page', () => {
  it('computes the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });

  it.each(PAGE_THEME_NAMES.flatMap((theme) => (['light', 'dark'] as const).map((mode) => ({ theme, mode }))))(
    'can be read in $theme, $mode, whatever the accent',
    ({ theme, mode }) => {
      const { paper, card, ink, soft } = PAGE_THEMES[theme][mode];
      for (const surface of [paper, card]) {
        expect(contrast(ink, surface)).toBeGreaterThan(13);
        expect(contrast(soft, surface)).toBeGreaterThan(6);
      }
      let lowest = Infinity;
      for (const accent of accents()) {
        const colors = pageColors({ theme, accent }, mode);
        lowest = Math.min(
          lowest,
          contrast('#ffffff', colors.button),
          contrast(colors.accentText, paper),
          contrast(colors.accentText, card),
        );
      }
      expect(lowest).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );

  it('keeps an accent that can be read as it is', () => {
    expect(readableOn('#5b3df5', ['#ffffff'], '#17151f')).toBe('#5b3df5');
    expect(darkenedForWhite('#5b3df5')).toBe('#5b3df5');
    expect(darkenedForWhite('#2b8a3e')).not.toBe('#2b8a3e');
  });
});

describe('a design', () => {
  it('is whole, whatever is stored', () => {
    expect(toDesign(null)).toEqual(DEFAULT_DESIGN);
    expect(toDesign({ theme: 'toString', font: 7, accent: '#F2B705' })).toEqual({
      ...DEFAULT_DESIGN,
      accent: '#F2B705',
    });
    expect(toDesign({ accent: 'red;}body{' })).toEqual(DEFAULT_DESIGN);
    for (const { design } of PAGE_TEMPLATES) expect(toDesign(design)).toEqual(design);
  });

  it('is the same as another that was read again, and not when one thing differs', () => {
    expect(isSameDesign(DEFAULT_DESIGN, toDesign({ ...DEFAULT_DESIGN }))).toBe(true);
    const others = { theme: 'night', accent: '#000000', font: 'serif', corner: 'soft', cover: 'band' };
    for (const [name, value] of Object.entries(others))
      expect(isSameDesign(DEFAULT_DESIGN, toDesign({ ...DEFAULT_DESIGN, [name]: value }))).toBe(false);
  });

  it('offers accents that differ', () => {
    expect(new Set(ACCENTS.map(({ color }) => color)).size).toBe(8);
  });
});

describe('links', () => {
  it('lead to the web alone', () => {
    expect(webAddress('https://example.com/a?b=c')).toBe('https://example.com/a?b=c');
    const refused = [
      'javascript:alert(1)',
      'data:text/html,x',
      'example.com',
      'https://me:secret@example.com/',
      'https://@nora.films',
      'https:\\\\@nora.films',
      'http://localhost/',
      `https://example.com/${'a'.repeat(500)}`,
      '',
    ];
    expect(refused.filter((text) => webAddress(text) !== null)).toEqual([]);
  });
});

describe('proof', () => {
  const counts = {
    ...{ jobs: 31, due: 33, onTime: 32, answers: 12, answerMinutes: 118, deliveries: 30, deliveryDays: 3.2 },
    ...{ completed: 20, firstTime: 17, brands: 10, returning: 4 },
    rating: { ratings: 12, stars: [60, 58, 60], removed: 0 },
  };
  const NONE = {
    ...{ jobs: 0, due: 0, answers: 0, deliveries: 0, completed: 0, brands: 0 },
    rating: { ratings: 0, stars: [0, 0, 0], removed: 0 },
  };

  it('says what has been counted', () => {
    expect(proofTexts(proofOf(counts))).toEqual([
      '4.9 stars (12 ratings)',
      ...['31 jobs', '96% on time', 'answers in 2 h', 'delivers in 4 days'],
      ...['85% approved at first version', '40% of brands return'],
    ]);
    expect(proofTexts(proofOf({ ...counts, ...NONE }))).toEqual([]);
    expect(proofOf({ ...counts, ...NONE })).toEqual(NO_PROOF);
  });
  it.each([
    ['jobs', 'jobs', 3],
    ['answers', 'answerMinutes', 3],
    ['deliveries', 'deliveryDays', 3],
    ['due', 'onTime', 5],
    ['completed', 'firstTime', 5],
    ['brands', 'returning', 5],
  ] as const)('says nothing of fewer %s than make %s', (counted, shown, from) => {
    const hits = { onTime: 1, firstTime: 1, returning: 1 };
    for (let events = 0; events < from; events += 1)
      expect(proofOf({ ...counts, ...hits, ...NONE, [counted]: events })).toEqual(NO_PROOF);
    expect(proofOf({ ...counts, ...hits, ...NONE, [counted]: from })[shown]).not.toBeNull();
  });
  it.each([
    [0, 'answers in 1 min'],
    [59, 'answers in 59 min'],
    [60, 'answers in 1 h'],
    [47 * 60, 'answers in 47 h'],
    [72 * 60, 'answers in 3 days'],
  ])('says %i minutes as %s', (answerMinutes, text) => {
    expect(proofTexts({ ...NO_PROOF, answerMinutes })).toEqual([text]);
  });
});
