import { describe, expect, it } from '@jest/globals';
import { archiveNames, sumsText } from './archive.js';

describe('the files of an archive', () => {
  it('have their names, each once whatever the case', () => {
    expect(archiveNames(['reel.mp4', 'Reel.mp4', 'reel.mp4', 'reel (2).mp4', 'README'])).toEqual([
      'reel.mp4',
      'Reel (2).mp4',
      'reel (3).mp4',
      'reel (2) (2).mp4',
      'README',
    ]);
  });

  it('stay in their folder and can be unpacked anywhere', () => {
    expect(
      archiveNames([
        '../../etc/passwd',
        'a\\b:c?.jpg',
        '...',
        'trailing. ',
        'SHA256SUMS.txt',
        'naïve 🎬.mov',
      ]),
    ).toEqual(['_.._etc_passwd', 'a_b_c_.jpg', 'file', 'trailing', 'SHA256SUMS (2).txt', 'naïve 🎬.mov']);
  });

  it('are listed with their sums as sha256sum reads them', () => {
    const sha256 = 'a'.repeat(64);
    expect(sumsText([{ name: 'reel.mp4', sha256 }])).toBe(`${sha256}  reel.mp4\n`);
  });
});
