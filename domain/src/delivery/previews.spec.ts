import { describe, expect, it } from '@jest/globals';
import { type PreviewFacts, previewNote, unseenNote } from './previews.js';

const READY: PreviewFacts = { kind: 'video', status: 'ready', problem: null, cutAfterSeconds: null };

describe('what is said of a preview', () => {
  it('names what a preview leaves out', () => {
    expect(previewNote({ ...READY, kind: 'image' })).toBe(
      'Watermarked preview, up to 1280 pixels wide or high.',
    );
    expect(previewNote(READY)).toBe(
      'Watermarked preview, up to 1280 pixels wide or high and 60 frames per second.',
    );
  });

  it.each([
    [600, '10 minutes'],
    [60, 'minute'],
    [30, '30 seconds'],
  ])('says that it ends after %i seconds', (cutAfterSeconds, length) => {
    expect(previewNote({ ...READY, cutAfterSeconds })).toMatch(
      new RegExp(`It shows the first ${length}\\.$`),
    );
  });

  it('tells a file that takes too much from one that can’t be read, and both from one that is not done', () => {
    const failed = { ...READY, status: 'failed' } as const;
    const notes = [
      previewNote({ ...failed, problem: 'too_costly' }),
      previewNote({ ...failed, problem: 'unreadable' }),
      previewNote({ ...READY, status: 'pending' }),
    ];
    expect(notes[0]).toContain('too long or too large');
    expect(notes[1]).toContain('could not be read');
    expect(notes[2]).toBe('The preview isn’t ready yet.');
  });
});

describe('what is said before an approval', () => {
  const file = (filename: string, preview: 'ready' | 'failed', original = false) => ({
    filename,
    preview,
    original,
  });

  it('names every file that could not be seen, and nothing where all could', () => {
    expect(unseenNote([file('a.mp4', 'ready'), file('b.mp4', 'failed', true)])).toBeNull();
    expect(unseenNote([file('a.mp4', 'failed'), file('b.mp4', 'ready'), file('c.jpg', 'failed')])).toBe(
      'You approve without having seen a.mp4, c.jpg: there is no preview.',
    );
  });
});
