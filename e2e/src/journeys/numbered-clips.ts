import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';

const run = promisify(execFile);

/** Each frame is its own number: twelve squares, white for one and black for nothing, the lowest at the upper left. */
const GRID = { columns: 3, rows: 4, square: 60 } as const;
const WIDTH = GRID.columns * GRID.square;
const HEIGHT = GRID.rows * GRID.square;
const BITS = GRID.columns * GRID.rows;

/** Where the middle of a square is, in parts of the picture. */
export const SQUARES = Array.from({ length: BITS }, (_, bit) => ({
  x: ((bit % GRID.columns) + 0.5) / GRID.columns,
  y: (Math.floor(bit / GRID.columns) + 0.5) / GRID.rows,
}));

function frameOf(number: number): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT);
  for (let bit = 0; bit < BITS; bit += 1) {
    if (((number >> bit) & 1) === 0) continue;
    const [left, top] = [(bit % GRID.columns) * GRID.square, Math.floor(bit / GRID.columns) * GRID.square];
    for (let y = top; y < top + GRID.square; y += 1)
      pixels.fill(255, y * WIDTH + left, y * WIDTH + left + GRID.square);
  }
  return pixels;
}

/** The number that a decoded frame shows. */
function numberIn(pixels: Buffer, width: number, height: number): number {
  return SQUARES.reduce((number, { x, y }, bit) => {
    const value = pixels[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0;
    return value > 127 ? number | (1 << bit) : number;
  }, 0);
}

export interface NumberedClip {
  path: string;
  name: string;
  /** Whether each frame of it is kept in a preview, in its place. */
  isEven: boolean;
  /** Whether it is larger than its standard preview. */
  isLarge: boolean;
}

const RATES = ['24', '25', '30000/1001', '30', '50', '60000/1001'];
/** Drops frames here and there, as a phone does in the dark: what is left keeps its time. */
const DROPPING = "select='not(eq(mod(n,5),1)+eq(mod(n,7),3))'";
const UNEVEN = ['-vf', DROPPING, '-vsync', 'vfr'];
/** Eight times as large, which is more than a standard preview has. */
const LARGER = `scale=${WIDTH * 8}:${HEIGHT * 8}:flags=neighbor`;
const SECONDS = 4;

async function clip(
  folder: string,
  raw: string,
  rate: string,
  name: string,
  more: string[],
): Promise<NumberedClip> {
  const path = join(folder, `${name}.mp4`);
  const input = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${WIDTH}x${HEIGHT}`, '-r', rate, '-i', raw];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330'];
  const coded = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '18',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
  ];
  const length = ['-t', String(SECONDS), '-shortest'];
  await run(ffmpeg, ['-v', 'error', ...input, ...sound, ...more, ...coded, ...length, '-y', path]);
  return { path, name, isEven: !more.includes('-vsync'), isLarge: more.join().includes(LARGER) };
}

/** A clip of each usual rate, one of a rate that varies, and both kinds larger than their previews. */
export async function makeNumberedClips(): Promise<{ folder: string; clips: NumberedClip[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-clips-'));
  const raw = join(folder, 'frames.raw');
  writeFileSync(raw, Buffer.concat(Array.from({ length: 60 * SECONDS }, (_, number) => frameOf(number))));
  const clips: NumberedClip[] = [];
  for (const rate of RATES) clips.push(await clip(folder, raw, rate, `at-${rate.replace('/', '-')}`, []));
  clips.push(await clip(folder, raw, '30', 'uneven', UNEVEN));
  clips.push(await clip(folder, raw, '30000/1001', 'large', ['-vf', LARGER]));
  clips.push(
    await clip(folder, raw, '30', 'large-uneven', ['-vf', `${DROPPING},${LARGER}`, '-vsync', 'vfr']),
  );
  return { folder, clips };
}

/** The number on each frame of a video, as FFmpeg decodes them one after the other. */
export async function numbersIn(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<number[]> {
  const args = [
    '-v',
    'error',
    '-i',
    path,
    '-vsync',
    'passthrough',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-',
  ];
  const { stdout } = await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 512 * 1024 * 1024 });
  const size = width * height;
  return Array.from({ length: Math.floor(stdout.length / size) }, (_, frame) =>
    numberIn(stdout.subarray(frame * size, (frame + 1) * size), width, height),
  );
}
