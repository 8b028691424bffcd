import { describe, expect, it } from '@jest/globals';
import {
  type CountedPart,
  countedParts,
  deliveredText,
  deliveringText,
  isSameMissing,
  missingParts,
  unansweredNote,
} from './counted.js';
import type { Counts } from './counts.js';
import { promisesOf } from './spec-check.js';

const files = (photos: number, videos: number) => [
  ...Array.from({ length: photos }, () => ({ kind: 'image' }) as const),
  ...Array.from({ length: videos }, () => ({ kind: 'video' }) as const),
];
const counts = (more: Partial<Counts>): Counts => ({ photos: null, videos: null, files: null, ...more });
const part = (what: CountedPart['what'], delivered: number, promised: number): CountedPart => ({
  what,
  promised,
  delivered,
});

describe('what a version lacks', () => {
  it('is nothing where nothing is counted, and what is short of a count', () => {
    expect(missingParts(counts({}), files(1, 0))).toEqual([]);
    expect(missingParts(counts({ videos: 10 }), files(3, 2))).toEqual([part('videos', 2, 10)]);
    expect(missingParts(counts({ photos: 3, videos: 1 }), files(0, 0))).toEqual([
      part('photos', 0, 3),
      part('videos', 0, 1),
    ]);
    expect(missingParts(counts({ photos: 3 }), files(4, 0))).toEqual([]);
  });

  it.each([
    ['the reel alone', { videos: 1, files: 1 }, files(0, 1), 0],
    ['a second video', { videos: 1, files: 1 }, files(0, 2), 1],
    ['a photo on top', { videos: 1, files: 1 }, files(1, 1), 1],
    ['photos that are counted are not on top', { photos: 3, files: 1 }, files(3, 0), 0],
    ['an uncounted package needs one file of its own', { files: 1 }, files(0, 1), 0],
    ['and then the one on top', { files: 1 }, files(1, 1), 1],
    ['no file at all', { files: 1 }, files(0, 0), 0],
  ])('counts extra files beside those of the package: %s', (_, more, delivered, extra) => {
    const found = countedParts(counts(more), delivered).find(({ what }) => what === 'files');
    expect(found?.delivered).toBe(extra);
  });

  it('is read from the words of the package; a most is no promise', () => {
    const lacks = (includes: string) =>
      missingParts(promisesOf({ name: 'UGC', includes, contentFormat: null }, []), files(1, 0));
    expect(lacks('• 3 photos')).toEqual([part('photos', 1, 3)]);
    for (const atMost of ['Up to 5 photos', 'at most 5 photos', 'max. 5 photos', 'a maximum of 5 photos'])
      expect([atMost, lacks(atMost)]).toEqual([atMost, []]);
    expect(lacks('Cut down to 5 photos')).toEqual([part('photos', 1, 5)]);
  });

  it('is the same in any order, and differs by each number', () => {
    const [one, other] = [part('photos', 1, 3), part('videos', 0, 2)];
    expect(isSameMissing([one, other], [other, one])).toBe(true);
    expect(isSameMissing([], [])).toBe(true);
    expect(isSameMissing([one], [])).toBe(false);
    expect(isSameMissing([], [one])).toBe(false);
    expect(isSameMissing([one], [part('photos', 2, 3)])).toBe(false);
    expect(isSameMissing([one, other], [one, one])).toBe(false);
  });

  it('is said in words', () => {
    expect(deliveringText([part('videos', 2, 10)])).toBe('Delivering 2 of 10 videos');
    expect(deliveredText([part('videos', 2, 10)])).toBe('2 of 10 videos were delivered.');
    expect(deliveredText([part('photos', 1, 3)])).toBe('1 of 3 photos was delivered.');
    expect(deliveredText([part('files', 0, 1)])).toBe('0 of 1 extra file was delivered.');
    expect(deliveredText([part('photos', 1, 3), part('videos', 0, 1)])).toBe(
      '1 of 3 photos and 0 of 1 video were delivered.',
    );
    expect(unansweredNote([part('videos', 2, 10)])).toBe(
      'Incomplete, no answer: 2 of 10 videos were delivered.',
    );
  });
});
