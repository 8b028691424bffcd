/** What the index of an MP4 says of its pictures: ISO/IEC 14496-12. Times are in units of `timescale`. */
export interface Mp4Pictures {
  timescale: number;
  frames: number;
  /** How long each frame is shown, without repetitions. */
  durations: number[];
  /** Numbers of the key frames, from 1 on. */
  keyFrames: number[];
  /** Whether frames are shown in another order than they are stored, as with B-frames. */
  isReordered: boolean;
  /** Where playing begins in the track; no later than its first frame, and after no pause. */
  edits: { duration: number; mediaTime: number }[];
}

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts'];

/** Every box by its path below a box, such as `moov/trak`. */
function* boxesIn(bytes: Buffer, path = ''): Generator<{ path: string; body: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isLarge = bytes.readUInt32BE(at) === 1;
    const size = isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : bytes.readUInt32BE(at);
    if (size < 8) return;
    const body = bytes.subarray(at + (isLarge ? 16 : 8), at + size);
    const here = path === '' ? type : `${path}/${type}`;
    yield { path: here, body };
    if (CONTAINERS.includes(type) && type !== 'trak') yield* boxesIn(body, here);
    at += size;
  }
}

export function picturesOf(mp4: Buffer): Mp4Pictures {
  const tracks = [...boxesIn(mp4)].filter(({ path }) => path === 'moov/trak');
  for (const { body } of tracks) {
    const boxes = new Map([...boxesIn(body)].map((box) => [box.path, box.body]));
    if (!boxes.has('mdia/minf/vmhd')) continue;
    const table = (name: string) => boxes.get(`mdia/minf/stbl/${name}`);
    const mdhd = boxes.get('mdia/mdhd');
    const durations = table('stts');
    if (!mdhd || !durations) throw new Error('no index of the pictures');
    const edits = boxes.get('edts/elst');
    return {
      timescale: mdhd.readUInt32BE(12),
      frames: table('stsz')?.readUInt32BE(8) ?? 0,
      durations: rows(durations, 8, (row) => row.readUInt32BE(4)),
      keyFrames: rows(table('stss'), 4, (row) => row.readUInt32BE(0)),
      isReordered: table('ctts') !== undefined,
      edits: rows(edits, 12, (row) => ({ duration: row.readUInt32BE(0), mediaTime: row.readInt32BE(4) })),
    };
  }
  throw new Error('no pictures in it');
}

/** A table: version and flags, the number of rows, and the rows. */
function rows<T>(table: Buffer | undefined, size: number, read: (row: Buffer) => T): T[] {
  if (!table) return [];
  const count = table.readUInt32BE(4);
  return Array.from({ length: count }, (_, index) => read(table.subarray(8 + index * size)));
}
