import { describe, expect, it } from '@jest/globals';
import { archiveNames, sumsText } from './archive.js';

const photos = (...names: string[]) => names.map((name) => ({ name, mimeType: 'image/jpeg' }));

describe('the files of an archive', () => {
  it('have their names, each once whatever the case', () => {
    expect(archiveNames(photos('reel.jpg', 'Reel.jpg', 'reel.jpg', 'reel (2).jpg', 'README'))).toEqual([
      'reel.jpg',
      'Reel (2).jpg',
      'reel (3).jpg',
      'reel (2) (2).jpg',
      'README.jpg',
    ]);
  });

  it('stay in their folder and can be unpacked anywhere', () => {
    expect(
      archiveNames(photos('../../etc/passwd', 'a\\b:c?.jpg', '...', 'trailing.jpg. ', 'naïve 🎬.jpeg')),
    ).toEqual(['_.._etc_passwd.jpg', 'a_b_c_.jpg', 'file.jpg', 'trailing.jpg', 'naïve 🎬.jpeg']);
    expect(
      archiveNames(photos('SHA256SUMS.txt', 'license.TXT').map((one) => ({ ...one, mimeType: '' }))),
    ).toEqual(['SHA256SUMS (2).txt', 'license (2).TXT']);
  });

  it('are opened as what they are, also those from before their names were looked at', () => {
    expect(
      archiveNames(photos('reel.hta', 'run.bat', 'photo.jpg.lnk', 'NUL', 'nul.jpg', 'x.jpg:y.exe')),
    ).toEqual([
      'reel.hta.jpg',
      'run.bat.jpg',
      'photo.jpg.lnk.jpg',
      '_NUL.jpg',
      '_nul (2).jpg',
      'x.jpg_y.exe.jpg',
    ]);
  });

  it('are listed with their sums as sha256sum reads them', () => {
    const sha256 = 'a'.repeat(64);
    expect(sumsText([{ name: 'reel.mp4', sha256 }])).toBe(`${sha256}  reel.mp4\n`);
  });
});
