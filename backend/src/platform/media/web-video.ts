import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UnreadableOriginal, inputOptions, runFfmpeg } from './ffmpeg.js';

const MINUTE = 60_000;
/** Longest side of a poster, in pixels. */
const POSTER_SIDE = 960;

/** A filter's size: at most `longest` pixels at the longer side, never enlarged, and even, as H.264 wants it. */
export function fittingSize(longest: number): string {
  const side = (name: 'iw' | 'ih') => `max(2,trunc(${name}*min(1,${longest}/max(iw,ih))/2)*2)`;
  return `scale=w='${side('iw')}':h='${side('ih')}'`;
}

/** Options that take the first picture and sound of an input and nothing that says where or by whom it was made. */
export const withoutMetadata = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'];

interface WebVideoOptions {
  /** Longest side in pixels. */
  side: number;
  /** What is longer is cut off there. */
  maxSeconds: number;
  /** Milliseconds that it may take. */
  timeLimit: number;
}

/**
 * A video for web pages, in a scratch folder: H.264 and AAC in an MP4 that starts before it has loaded.
 * @returns its path, and its length in seconds
 * @throws UnreadableOriginal when ffmpeg cannot read it, or not in time
 */
export async function makeWebVideo(
  original: string,
  folder: string,
  { side, maxSeconds, timeLimit }: WebVideoOptions,
  signal: AbortSignal,
): Promise<{ path: string; seconds: number }> {
  const path = join(folder, 'video.mp4');
  await runFfmpeg(
    [
      ...[...inputOptions, '-i', original, '-t', String(maxSeconds)],
      ...['-map', '0:v:0', '-map', '0:a:0?', ...withoutMetadata],
      ...['-filter_threads', '1', '-vf', `${fittingSize(side)},format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-threads', '1'],
      ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-movflags', '+faststart', '-f', 'mp4', path],
    ],
    timeLimit,
    signal,
  );
  return { path, seconds: await secondsOf(path) };
}

/** How far into a file made here the header of the film can lie; it stands first, so that pages can start at once. */
const HEADER_REACH = 4096;

/** The length of an MP4 made here, as its film header says it (ISO 14496-12, 8.2.2): time scale and duration. */
async function secondsOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER_REACH), 0, HEADER_REACH, 0);
    const at = buffer.indexOf('mvhd') + 4;
    const [scale, duration] =
      buffer[at] === 1
        ? [buffer.readUInt32BE(at + 20), Number(buffer.readBigUInt64BE(at + 24))]
        : [buffer.readUInt32BE(at + 12), buffer.readUInt32BE(at + 16)];
    if (at < 4 || scale === 0 || duration === 0) throw new UnreadableOriginal('the video has no length');
    return duration / scale;
  } finally {
    await file.close();
  }
}

/**
 * A frame of a video as a WebP: half a second in, where the first may be black; the first when it is shorter.
 * @throws UnreadableOriginal when there is none
 */
export async function makePoster(video: string, folder: string, signal: AbortSignal): Promise<string> {
  const frame = join(folder, 'frame.png');
  for (const second of ['0.5', '0']) {
    await runFfmpeg(['-ss', second, '-i', video, '-frames:v', '1', '-f', 'image2', frame], MINUTE, signal);
    if (!(await stat(frame).catch(() => null))) continue;
    const poster = join(folder, 'poster.webp');
    const size = {
      width: POSTER_SIDE,
      height: POSTER_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    await sharp(frame).resize(size).webp({ quality: 75 }).toFile(poster);
    return poster;
  }
  throw new UnreadableOriginal('the video has no frame');
}
