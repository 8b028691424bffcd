import { describe, expect, it } from '@jest/globals';
import { contentKind, formatFileSize, unreadableFile } from './files.js';

describe('delivered files', () => {
  it('shows sizes in base 1024 with at most two decimals', () => {
    const sizes = [0, 1, 1023, 1024, 1536, 5_300_000, 2 * 1024 ** 3, 5000 * 1024 ** 3];
    expect(sizes.map(formatFileSize)).toEqual([
      '0 Bytes',
      '1 Bytes',
      '1023 Bytes',
      '1 KB',
      '1.5 KB',
      '5.05 MB',
      '2 GB',
      '5000 GB',
    ]);
  });

  it('takes videos and images and nothing that can carry scripts', () => {
    expect(['video/mp4', 'image/png', 'image/svg+xml', 'text/plain'].map(contentKind)).toEqual([
      'video',
      'image',
      null,
      null,
    ]);
  });

  it('names a file that can’t be read and says what to do', () => {
    expect(unreadableFile('reel.mp4')).toBe(
      'reel.mp4 can’t be read: it may be damaged or incomplete. Please export it again and upload the new file.',
    );
  });
});
