import { open } from 'node:fs/promises';
import { type ContentKind, contentKind } from '@reelpact/domain';

/** What a file is, by its first bytes alone. */
export interface Content {
  mimeType: string;
  kind: ContentKind;
  /** The name of FFmpeg's demuxer for a video; it is given to FFmpeg, which then guesses nothing. */
  demuxer: string | null;
}

/** As many bytes as the longest signature needs: three packets of an MPEG transport stream. */
const HEAD_BYTES = 512;
const TS_PACKET = 188;

const at = (head: Buffer, offset: number, bytes: string): boolean =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'));

/** Brands of ISO base media files (ISO/IEC 14496-12) that are still pictures; all other brands are videos. */
const PICTURE_BRANDS: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  hevc: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  mif1: 'image/heif',
  msf1: 'image/heif',
};
/** Boxes with which QuickTime files from before the ftyp box begin. */
const OLD_QUICKTIME = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

function isoMedia(head: Buffer): string | null {
  const box = head.toString('latin1', 4, 8);
  if (box !== 'ftyp') return OLD_QUICKTIME.includes(box) ? 'video/quicktime' : null;
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'qt  ') return 'video/quicktime';
  if (brand.startsWith('3g')) return 'video/3gpp';
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return null;
  return PICTURE_BRANDS[brand] ?? (brand.startsWith('M4V') ? 'video/x-m4v' : 'video/mp4');
}

function matroska(head: Buffer): string | null {
  if (!at(head, 0, '\x1a\x45\xdf\xa3')) return null;
  return head.includes('webm') ? 'video/webm' : 'video/matroska';
}

function riff(head: Buffer): string | null {
  if (!at(head, 0, 'RIFF')) return null;
  if (at(head, 8, 'WEBP')) return 'image/webp';
  return at(head, 8, 'AVI ') ? 'video/vnd.avi' : null;
}

function transportStream(head: Buffer): string | null {
  const isTransport = [0, TS_PACKET, 2 * TS_PACKET].every((offset) => head[offset] === 0x47);
  return isTransport ? 'video/mp2t' : null;
}

const signature =
  (bytes: string, mimeType: string) =>
  (head: Buffer): string | null =>
    at(head, 0, bytes) ? mimeType : null;

/** Each looks at fixed offsets; none follows a length or an offset that the file itself states. */
const SIGNATURES: readonly ((head: Buffer) => string | null)[] = [
  signature('\xff\xd8\xff', 'image/jpeg'),
  signature('\x89PNG\r\n\x1a\n', 'image/png'),
  signature('GIF87a', 'image/gif'),
  signature('GIF89a', 'image/gif'),
  signature('II*\0', 'image/tiff'),
  signature('MM\0*', 'image/tiff'),
  isoMedia,
  riff,
  matroska,
  signature('FLV\x01', 'video/x-flv'),
  signature('\0\0\x01\xba', 'video/mpeg'),
  // The header object of the Advanced Systems Format: Windows Media.
  signature('\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\x00\xaa\x00\x62\xce\x6c', 'video/x-ms-asf'),
  transportStream,
];

const DEMUXERS: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'video/3gpp': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/x-flv': 'flv',
  'video/mpeg': 'mpeg',
  'video/x-ms-asf': 'asf',
  'video/mp2t': 'mpegts',
};

/** @returns null for everything that is not one of the formats above, whatever it would like to be */
export function contentOfBytes(head: Buffer): Content | null {
  for (const find of SIGNATURES) {
    const mimeType = find(head);
    const kind = mimeType === null ? null : contentKind(mimeType);
    if (mimeType !== null && kind !== null) return { mimeType, kind, demuxer: DEMUXERS[mimeType] ?? null };
  }
  return null;
}

/** What a file is by its first bytes; null when it is neither a video nor an image. */
export async function contentOf(path: string): Promise<Content | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return contentOfBytes(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
