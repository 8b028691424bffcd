import { describe, expect, it } from '@jest/globals';
import { cleanFileName, fileNameFor } from './file-names.js';

describe('the name of a file that arrives', () => {
  it.each([
    ['/etc/passwd', 'passwd'],
    ['..\\..\\a.mp4', 'a.mp4'],
    ['a\u0000b\nc.mp4', 'a b c.mp4'],
    ['u\u0308ber.jpg', 'über.jpg'],
    ['sun\u202egpj.exe', 'sungpj.exe'],
    ['\u200eWhatsApp\u200b Image.jpg', 'WhatsApp Image.jpg'],
    ['family 👨‍👩‍👧.jpg', 'family 👨‍👩‍👧.jpg'],
    ['folder/', ''],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanFileName(typed)).toBe(clean);
  });

  it('keeps its ending when it is too long', () => {
    const clean = cleanFileName(`${'x'.repeat(400)}.mp4`);
    expect(clean).toHaveLength(255);
    expect(clean).toMatch(/x\.mp4$/);
  });
});

describe('the name of content', () => {
  it.each([
    ['reel.hta', 'image/jpeg', 'reel.hta.jpg'],
    ['run.bat', 'image/jpeg', 'run.bat.jpg'],
    ['photo.jpg.lnk', 'image/jpeg', 'photo.jpg.lnk.jpg'],
    ['photo.jpg.', 'image/jpeg', 'photo.jpg'],
    ['run.bat ', 'image/jpeg', 'run.bat.jpg'],
    ['photo.jpg    .scr', 'image/png', 'photo.jpg    .scr.png'],
    ['final', 'video/mp4', 'final.mp4'],
    ['photo.jpg', 'image/png', 'photo.jpg.png'],
    ['page.html', 'video/webm', 'page.html.webm'],
    ['.htaccess', 'image/gif', '.htaccess.gif'],
    ['CON', 'image/jpeg', '_CON.jpg'],
    ['nul.jpg', 'image/jpeg', '_nul.jpg'],
    ['com1.tar.jpg', 'image/jpeg', '_com1.tar.jpg'],
    ['LPT² .png', 'image/png', '_LPT² .png'],
    ['aux', 'application/pdf', '_aux.pdf'],
  ])('%j with %s becomes %j', (name, mimeType, kept) => {
    expect(fileNameFor(name, mimeType)).toBe(kept);
    expect(fileNameFor(kept, mimeType)).toBe(kept);
  });

  it.each([
    ['IMG_0001.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['clip.MOV', 'video/mp4'],
    ['clip.mp4', 'video/quicktime'],
    ['console.jpg', 'image/jpeg'],
    ['comma.jpg', 'image/jpeg'],
    ['com10.jpg', 'image/jpeg'],
  ])('%j stays with %s', (name, mimeType) => {
    expect(fileNameFor(name, mimeType)).toBe(name);
  });

  it('keeps its ending when it is too long', () => {
    const kept = fileNameFor('x'.repeat(255), 'video/mp4');
    expect(kept).toHaveLength(255);
    expect(kept).toMatch(/x\.mp4$/);
  });
});
