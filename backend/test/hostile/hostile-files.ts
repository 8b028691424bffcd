import { deflateRawSync, deflateSync } from 'node:zlib';

/** A file made to harm its decoder; some are harmless, for comparison. */
export interface HostileFile {
  name: string;
  type: string;
  content: Buffer;
}

/** What the harm is done to: real files of which the hostile ones are made, and one that nobody may see. */
export interface Materials {
  clip: Buffer;
  photo: Buffer;
  /** The path of a film that belongs to somebody else. */
  secretPath: string;
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A PNG that says that it is this large, and holds next to nothing. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, latin(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 1], 8);
  const pixels = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function gif(width: number, height: number): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  return Buffer.concat([latin('GIF89a'), screen, latin(',\0\0\0\0\xff\xff\xff\xff\0\x08\x01\0\0;')]);
}

const playlist = (path: string): Buffer =>
  latin(`#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile://${path}\n#EXT-X-ENDLIST\n`);
const script = (path: string): Buffer => latin(`ffconcat version 1.0\nfile ${path}\n`);
const drawing = (path: string): Buffer =>
  latin(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file://${path}" width="9" height="9"/></svg>`,
  );
/** An ID3v2.4 tag with the flag of a footer: readers disagree on where it ends. */
const musicTag = (size: number): Buffer =>
  Buffer.concat([latin('ID3\x04\0\x10'), Buffer.from([0, 0, 0, size]), Buffer.alloc(size)]);
const archive = (): Buffer =>
  Buffer.concat([
    latin('PK\x03\x04\x14\0\0\0\x08\0'),
    Buffer.alloc(20),
    deflateRawSync(Buffer.alloc(65_536)),
  ]);

type Making = (materials: Materials, random: () => number) => HostileFile;
const video = (content: Buffer, name = 'film.mp4'): HostileFile => ({ name, type: 'video/mp4', content });
const image = (content: Buffer, name = 'photo.jpg'): HostileFile => ({ name, type: 'image/jpeg', content });

function flipped(content: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(content);
  // The first bytes stay, or it would only be refused.
  for (let count = 1 + random() * 60; count > 0; count -= 1) {
    copy[16 + Math.floor(random() * (copy.length - 16))] = Math.floor(random() * 256);
  }
  return copy;
}

const NAMES = [
  '../../etc/passwd.mp4',
  '..\\..\\windows\\system32.mp4',
  '🎬🔥.mp4',
  `${'x'.repeat(251)}.mp4`,
  `${'é'.repeat(300)}.mp4`,
  'a\u0000b\nc.mp4',
  'sun\u202e4pm.exe',
  '-i.mp4',
  '%2e%2e%2f.mp4',
  '$(id).mp4',
  '"; drop table uploads; --.mp4',
];

const MAKINGS: readonly Making[] = [
  ({ clip }, random) => video(clip.subarray(0, Math.floor(clip.length * random()))),
  ({ photo }, random) => image(photo.subarray(0, Math.floor(photo.length * random()))),
  ({ clip }, random) => video(flipped(clip, random)),
  ({ photo }, random) => image(flipped(photo, random)),
  (_, random) => video(Buffer.alloc(1 + Math.floor(random() * 10_000))),
  ({ photo }) => video(photo),
  ({ clip }) => image(clip),
  (_, random) =>
    image(png(Math.floor(10_000 + random() * 2 ** 31), Math.floor(10_000 + random() * 2 ** 31)), 'a.png'),
  () => image(png(9_999, 9_999), 'a.png'),
  () => image(gif(65_535, 65_535), 'a.gif'),
  ({ secretPath }) => video(playlist(secretPath)),
  ({ secretPath }) => video(script(secretPath)),
  ({ secretPath }) => image(drawing(secretPath), 'a.svg'),
  ({ secretPath }, random) =>
    video(
      Buffer.concat([
        musicTag(Math.floor(random() * 100)),
        latin('FLV\x01\x05\0\0\0\x09'),
        playlist(secretPath),
      ]),
    ),
  ({ secretPath }, random) =>
    video(Buffer.concat([musicTag(Math.floor(random() * 100)), script(secretPath)])),
  ({ secretPath }) =>
    video(Buffer.concat([latin('\0\0\0\x18ftypmp42\0\0\0\0isommp42'), playlist(secretPath)])),
  ({ secretPath }) => video(Buffer.concat([latin('FLV\x01\x05\0\0\0\x09\0\0\0\0'), playlist(secretPath)])),
  ({ secretPath }) => video(Buffer.concat([latin('RIFF\xff\xff\xff\x7fAVI LIST'), script(secretPath)])),
  ({ secretPath }) => image(Buffer.concat([latin('\xff\xd8\xff\xe0'), drawing(secretPath)])),
  ({ secretPath }) => image(Buffer.concat([latin('GIF89a'), drawing(secretPath)]), 'a.gif'),
  () => image(latin('<!doctype html><script>fetch("/api/auth/user")</script>')),
  () => image(archive()),
  ({ photo }) => image(Buffer.concat([photo, archive()])),
  ({ clip }, random) => ({ ...video(clip), name: NAMES[Math.floor(random() * NAMES.length)] ?? 'a.mp4' }),
  // A film header that says it lasts for years.
  ({ clip }) => {
    const copy = Buffer.from(clip);
    const at = copy.indexOf('mvhd');
    if (at > 0) copy.writeUInt32BE(0xffffffff, at + 20);
    return video(copy);
  },
];

/** As many hostile files as are asked for, each kind of them in turn; the same for the same seed. */
export function* hostileFiles(seed: number, count: number, materials: Materials): Generator<HostileFile> {
  const random = numbersOf(seed);
  for (let index = 0; index < count; index += 1) {
    const make = MAKINGS[index % MAKINGS.length];
    if (make) yield make(materials, random);
  }
}

export const KINDS_OF_HARM = MAKINGS.length;
