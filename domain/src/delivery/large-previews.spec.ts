import { describe, expect, it } from '@jest/globals';
import {
  LARGE_PREVIEW_MESSAGES,
  type LargePreviewFacts,
  largePreviewNote,
  largeSize,
} from './large-previews.js';

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
  const facts: LargePreviewFacts = {
    ...{ status: 'ready', problem: null, isClean: false, width: 1080, height: 1920, cutAfterSeconds: null },
  };

  it('is what it shows, once it is there', () => {
    expect(largePreviewNote(facts)).toBe('Watermarked preview in full quality, 1080 × 1920 pixels.');
    expect(largePreviewNote({ ...facts, isClean: true, cutAfterSeconds: 600 })).toBe(
      'Preview in full quality, 1080 × 1920 pixels. It shows the first 10 minutes.',
    );
  });

  it('is one sentence or two while it isn’t, and nothing before anybody has asked', () => {
    expect(largePreviewNote({ ...facts, status: 'none' })).toBeNull();
    expect(largePreviewNote({ ...facts, status: 'pending' })).toBe(LARGE_PREVIEW_MESSAGES.pending);
    const failed = { ...facts, status: 'failed' } as const;
    expect(largePreviewNote({ ...failed, problem: 'too_costly' })).toBe(LARGE_PREVIEW_MESSAGES.tooCostly);
    for (const problem of ['unreadable', 'other_frames'] as const)
      expect(largePreviewNote({ ...failed, problem })).toBe(LARGE_PREVIEW_MESSAGES.failed);
  });
});
