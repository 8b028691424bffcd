import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(__dirname, '../..');
/** Drawings, and the one yellow that marks a frame. */
const OWN_COLORS = [
  'features/landing/hero-card.module.css',
  'features/page-editor/swatches.module.css',
  'features/review-room/stage/stage.module.css',
];

describe('a color', () => {
  it('is written in the tokens alone', () => {
    const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.module.css') && !OWN_COLORS.includes(name),
    );
    expect(sheets.length).toBeGreaterThan(50);
    const typed = sheets.flatMap((name) => {
      const found = readFileSync(join(SOURCES, name), 'utf8').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
      return found.map((color) => `${name}: ${color}`);
    });
    expect(typed).toEqual([]);
  });
});
