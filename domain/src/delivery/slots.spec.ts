import { describe, expect, it } from '@jest/globals';
import { slotsOf } from './slots.js';

const video = (uploadId: string, replaces?: string) => ({ uploadId, kind: 'video' as const, replaces });
const photo = (uploadId: string) => ({ uploadId, kind: 'image' as const });
const EARLIER = [
  { ...video('v1'), slotId: 'reel' },
  { ...photo('p1'), slotId: 'still' },
  { ...video('v2'), slotId: 'teaser' },
];

describe('the files of a new version', () => {
  it('follow those of their kind, in order', () => {
    expect(slotsOf([photo('p9'), video('v8'), video('v9')], EARLIER)).toEqual(['still', 'reel', 'teaser']);
  });

  it('stay what they are when they are sent again, and leave the rest to the others', () => {
    expect(slotsOf([video('v9'), video('v1')], EARLIER)).toEqual(['teaser', 'reel']);
  });

  it('follow what their creator says', () => {
    expect(slotsOf([video('v9', 'v2'), video('v8')], EARLIER)).toEqual(['teaser', 'reel']);
    expect(slotsOf([video('v9', 'nobody')], EARLIER)).toEqual(['reel']);
  });

  it('begin anew where nothing is left to follow', () => {
    expect(slotsOf([photo('p8'), photo('p9')], EARLIER)).toEqual(['still', null]);
    expect(slotsOf([photo('p1')], [])).toEqual([null]);
  });
});
