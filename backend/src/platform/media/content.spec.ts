import { describe, expect, it } from '@jest/globals';
import { contentOfBytes } from './content.js';

const bytes = (text: string): Buffer => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(600)]);
const box = (brand: string): Buffer => bytes(`\0\0\0\x18ftyp${brand}`);
const transport = (): Buffer => {
  const packets = Buffer.alloc(188 * 3);
  for (const start of [0, 188, 376]) packets[start] = 0x47;
  return packets;
};

describe('what a file is', () => {
  it.each([
    ['image/jpeg', null, bytes('\xff\xd8\xff\xe0')],
    ['image/png', null, bytes('\x89PNG\r\n\x1a\n')],
    ['image/gif', null, bytes('GIF89a')],
    ['image/webp', null, bytes('RIFF\0\0\0\0WEBP')],
    ['image/avif', null, box('avif')],
    ['image/heic', null, box('heic')],
    ['image/tiff', null, bytes('II*\0')],
    ['video/mp4', 'mov', box('isom')],
    ['video/quicktime', 'mov', box('qt  ')],
    ['video/quicktime', 'mov', bytes('\0\0\x10\0moov')],
    ['video/3gpp', 'mov', box('3gp5')],
    ['video/webm', 'matroska', bytes('\x1a\x45\xdf\xa3\x42\x82\x84webm')],
    ['video/matroska', 'matroska', bytes('\x1a\x45\xdf\xa3\x42\x82\x88matroska')],
    ['video/vnd.avi', 'avi', bytes('RIFF\0\0\0\0AVI ')],
    ['video/x-flv', 'flv', bytes('FLV\x01')],
    ['video/mpeg', 'mpeg', bytes('\0\0\x01\xba')],
    ['video/mp2t', 'mpegts', transport()],
  ])('%s, read by the demuxer %s', (mimeType, demuxer, head) => {
    expect(contentOfBytes(head)).toEqual({ mimeType, kind: mimeType.split('/')[0], demuxer });
  });

  it.each([
    ['a tag of music before a film', bytes('ID3\x04\0\x10\0\0\0\0'.concat('FLV\x01'))],
    ['a playlist', bytes('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd')],
    ['a list of files', bytes('ffconcat version 1.0\nfile /etc/passwd')],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', bytes('<!doctype html><script>1</script>')],
    ['an archive', bytes('PK\x03\x04')],
    ['a document', bytes('%PDF-1.7')],
    ['a sound', box('M4A ')],
    ['a stream description', bytes('v=0\r\no=- 0 0 IN IP4 127.0.0.1')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(600)],
  ])('%s is neither a video nor an image', (_, head) => {
    expect(contentOfBytes(head)).toBeNull();
  });
});
