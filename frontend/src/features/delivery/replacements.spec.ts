import { describe, expect, it } from '@jest/globals';
import { inOrderOf, type Replaceable, replacementsFor } from './replacements';

const before: Replaceable[] = [
  { uploadId: 'old-film', fileName: 'reel.mp4', contentType: 'video' },
  { uploadId: 'old-photo', fileName: 'one.jpg', contentType: 'image' },
  { uploadId: 'old-photo-2', fileName: 'two.jpg', contentType: 'image' },
];

describe('what a new file replaces', () => {
  it('is the next one of its kind, as long as there are some', () => {
    const files = ['image', 'video', 'image', 'image'].map((kind, index) => ({
      id: `new-${index}`,
      kind: kind as 'image' | 'video',
    }));
    expect(replacementsFor(files, before, {})).toEqual({
      'new-0': 'old-photo',
      'new-1': 'old-film',
      'new-2': 'old-photo-2',
    });
  });

  it('is what was chosen, and the others take what is left', () => {
    const files = [
      { id: 'a', kind: 'image' as const },
      { id: 'b', kind: 'image' as const },
    ];
    expect(replacementsFor(files, before, { b: 'old-photo' })).toEqual({ a: 'old-photo-2', b: 'old-photo' });
  });

  it('is nothing where what was chosen comes along unchanged', () => {
    expect(replacementsFor([{ id: 'a', kind: 'video' }], [], { a: 'old-film' })).toEqual({});
  });
});

describe('the order of a new version', () => {
  it('is that of the one before: a new file stands where what it replaces stood, and others come last', () => {
    const files = [
      { uploadId: 'old-photo' },
      { uploadId: 'extra' },
      { uploadId: 'new-photo-2', replaces: 'old-photo-2' },
      { uploadId: 'new-film', replaces: 'old-film' },
    ];
    expect(inOrderOf(before, files).map(({ uploadId }) => uploadId)).toEqual([
      'new-film',
      'old-photo',
      'new-photo-2',
      'extra',
    ]);
  });
});
