import { describe, expect, it } from '@jest/globals';
import { contentDisposition } from '../../platform/storage/content-disposition.js';
import type { Content } from '../../platform/media/content.js';
import { refusalOf } from './file-content.js';
import { wantedUpload } from './http/tus-metadata.js';

const VIDEO: Content = { mimeType: 'video/quicktime', kind: 'video', demuxer: 'mov' };
const IMAGE: Content = { mimeType: 'image/jpeg', kind: 'image', demuxer: null };

describe('whether a file is what it says', () => {
  it.each([
    ['a.mp4', 'video/mp4', VIDEO],
    ['a.mov', '', VIDEO],
    ['A.JPG', 'image/png', IMAGE],
    ['final', '', IMAGE],
    ['final.cut', 'application/octet-stream', VIDEO],
  ])('takes %s sent as "%s"', (name, declared, content) => {
    expect(refusalOf(name, declared, content)).toBeNull();
  });

  it.each([
    ['a.mp4', 'video/mp4', null, 'a.mp4 is not a video or an image.'],
    ['a.mp4', '', IMAGE, 'a.mp4 says it is a video, but its content is an image.'],
    ['a', 'image/png', VIDEO, 'a says it is an image, but its content is a video.'],
    ['a.jpg', 'video/mp4', VIDEO, 'a.jpg says it is an image, but its content is a video.'],
  ])('refuses %s sent as "%s"', (name, declared, content, sentence) => {
    expect(refusalOf(name, declared, content)).toBe(sentence);
  });
});

describe('a file’s name', () => {
  it('cannot leave the header that it stands in', () => {
    const header = contentDisposition(`a"; filename="b.exe'*\\%.mp4`, true);
    expect(header).toBe(
      `attachment; filename="a_; filename=_b.exe'*__.mp4"; filename*=UTF-8''a%22%3B%20filename%3D%22b.exe%27%2A%5C%25.mp4`,
    );
  });
});

describe('the wish to upload', () => {
  const pair = (key: string, value: string): string => `${key} ${Buffer.from(value).toString('base64')}`;
  const whole = [pair('bookingId', 'b'), pair('filename', 'a.mp4'), pair('filetype', 'Video/MP4')].join(',');

  it('is read from the protocol’s headers', () => {
    expect(wantedUpload({ 'upload-length': '12', 'upload-metadata': whole })).toEqual({
      bookingId: 'b',
      fileName: 'a.mp4',
      size: 12,
      declaredType: 'video/mp4',
    });
  });

  it.each([
    ['no length', { 'upload-metadata': whole }, 'Upload-Length'],
    ['a length to be named later', { 'upload-defer-length': '1', 'upload-metadata': whole }, 'Upload-Length'],
    ['no metadata', { 'upload-length': '12' }, 'bookingId'],
    ['no name', { 'upload-length': '12', 'upload-metadata': pair('bookingId', 'b') }, 'filename'],
    ['metadata that is none', { 'upload-length': '12', 'upload-metadata': 'a b c' }, 'Upload-Metadata'],
    ['no booking', { 'upload-length': '12', 'upload-metadata': pair('filename', 'a.mp4') }, 'bookingId'],
  ])('is refused with %s', (_, headers, words) => {
    expect(() => wantedUpload(headers)).toThrow(words);
  });
});
