import { describe, expect, it } from '@jest/globals';
import {
  type MediaFacts,
  SCRUB_SHEET,
  constantRate,
  fitInside,
  keepsEachFrame,
  scrubSheetOf,
} from './media-facts.js';

describe('the rate of a preview', () => {
  it.each([
    [23.98, 23.98, 24_000, 1001],
    [24, 24, 24, 1],
    [29.97, 29.97, 30_000, 1001],
    [59.94, 59.94, 60_000, 1001],
    [60, 60, 60, 1],
    [12.5, 12.5, 25, 2],
    [27.43, 30, 2743, 100],
  ])('that is said to be %d (most frames: %d) is %i/%i', (average, base, num, den) => {
    expect(constantRate(average, base, 60)).toEqual({ num, den });
  });

  it('of a recording that began a moment late is the one most of its frames have', () => {
    expect(constantRate(29.98, 29.97, 60)).toEqual({ num: 30_000, den: 1001 });
    expect(constantRate(29.98, 90_000, 60)).toEqual({ num: 1499, den: 50 });
  });

  it('keeps each frame of what is constant already', () => {
    expect(keepsEachFrame({ num: 30_000, den: 1001 }, 29.97)).toBe(true);
    expect(keepsEachFrame({ num: 60, den: 1 }, 120)).toBe(false);
    expect(keepsEachFrame({ num: 2743, den: 100 }, 30)).toBe(false);
    expect(keepsEachFrame({ num: 30, den: 1 }, null)).toBe(false);
  });

  it('stays within bounds, whatever a file says or does not say', () => {
    expect(constantRate(119.88, 119.88, 60)).toEqual({ num: 60, den: 1 });
    expect(constantRate(1000, null, 30)).toEqual({ num: 30, den: 1 });
    expect(constantRate(0, 0, 60)).toEqual({ num: 1, den: 1 });
    expect(constantRate(null, 25, 60)).toEqual({ num: 25, den: 1 });
    expect(constantRate(null, null, 60)).toEqual({ num: 30, den: 1 });
  });
});

const facts = (frameCount: number, width = 720, height = 1280): MediaFacts => ({
  ...{ fps: { num: 30, den: 1 }, frameCount, width, height },
  ...{ durationMs: Math.round((frameCount * 1000) / 30), hasAudio: true },
});

describe('the small pictures of a video', () => {
  it('are two a second, in rows of ten', () => {
    expect(scrubSheetOf(facts(360))).toEqual({
      ...{ columns: 10, count: 24, width: 90, height: 160, intervalMs: 500 },
    });
    expect(scrubSheetOf(facts(360, 1280, 720))).toMatchObject({ width: 160, height: 90 });
    expect(scrubSheetOf(facts(16))).toMatchObject({ columns: 2, count: 2 });
    expect(scrubSheetOf(facts(15))).toMatchObject({ columns: 1, count: 1 });
  });

  it('are never more than fit, and each shows a frame that there is', () => {
    for (let frames = 1; frames <= 18_000; frames += 7) {
      const sheet = scrubSheetOf(facts(frames));
      expect(sheet?.count).toBeLessThanOrEqual(SCRUB_SHEET.maxCount);
      expect(((sheet?.count ?? 0) - 1) * (sheet?.intervalMs ?? 0)).toBeLessThanOrEqual(
        ((frames - 1) * 1000) / 30 + 0.5,
      );
    }
    expect(scrubSheetOf(facts(18_000))).toMatchObject({ count: 120, intervalMs: 5000 });
  });

  it('stay small for a video of a strange shape', () => {
    expect(scrubSheetOf(facts(30, 2, 1280))).toMatchObject({ width: 2, height: 160 });
    expect(scrubSheetOf(facts(30, 1280, 2))).toMatchObject({ width: 160, height: 2 });
    expect(scrubSheetOf({ ...facts(0), frameCount: null })).toBeNull();
  });
});

describe('a size that fits', () => {
  it.each([
    [1080, 1920, 720, 1280],
    [1920, 1080, 1280, 720],
    [641, 361, 640, 360],
    [1, 1, 2, 2],
  ])('of %i × %i is %i × %i', (width, height, fitWidth, fitHeight) => {
    const box = { width: 1280, height: 1280 };
    expect(fitInside({ width, height }, box)).toEqual({ width: fitWidth, height: fitHeight });
  });
});
