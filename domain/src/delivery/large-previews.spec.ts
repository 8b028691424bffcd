import { describe, expect, it } from '@jest/globals';
import { LARGE_PREVIEW_MESSAGES, largePreviewNote, largeSize } from './large-previews.js';

describe('how large a large preview is', () => {
  it.each([
    ['a portrait video keeps its own size', 'video', [1080, 1920], [1080, 1920]],
    ['4K is as large as it gets', 'video', [2160, 3840], [2160, 3840]],
    ['more is made smaller', 'video', [4320, 7680], [2160, 3840]],
    ['a landscape video has no more lines either', 'video', [3840, 2880], [2880, 2160]],
    ['a square one has no more lines', 'video', [3000, 3000], [2160, 2160]],
    ['videos are even', 'video', [1081, 1921], [1080, 1920]],
    ['a photo has as many lines as it likes', 'image', [3000, 3600], [3000, 3600]],
    ['a large photo is made smaller', 'image', [7680, 5120], [3840, 2560]],
  ] as const)('%s', (_, kind, [width, height], [w, h]) => {
    expect(largeSize(kind, { width, height })).toEqual({ width: w, height: h });
  });

  it('is nothing where the standard preview is as large as the original', () => {
    expect(largeSize('video', { width: 720, height: 1280 })).toBeNull();
    expect(largeSize('image', { width: 300, height: 500 })).toBeNull();
  });
});

describe('what is said of a large preview', () => {
  it('is nothing while there is nothing to say, and one sentence otherwise', () => {
    expect([largePreviewNote('none', null), largePreviewNote('ready', null)]).toEqual([null, null]);
    expect(largePreviewNote('pending', null)).toBe(LARGE_PREVIEW_MESSAGES.pending);
    expect(largePreviewNote('failed', 'too_costly')).toBe(LARGE_PREVIEW_MESSAGES.tooCostly);
    for (const problem of ['unreadable', 'other_frames'] as const)
      expect(largePreviewNote('failed', problem)).toBe(LARGE_PREVIEW_MESSAGES.failed);
  });
});
