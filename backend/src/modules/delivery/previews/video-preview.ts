import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inputOptions, runFfmpeg } from './ffmpeg.js';
import { type MadePreview, PREVIEW_SIDE, UnreadableOriginal } from './preview.js';
import { watermark } from './watermark.js';

const MINUTE = 60_000;
const ENCODING_LIMIT = 30 * MINUTE;
/** Longest side of the poster. */
const POSTER_SIDE = 960;

/** At most the preview's side, never enlarged, and even, as H.264 wants it. */
const side = (name: 'iw' | 'ih'): string => `max(2,trunc(${name}*min(1,${PREVIEW_SIDE}/max(iw,ih))/2)*2)`;

/**
 * The whole video, small and with the watermark burned in: H.264 and AAC in an MP4 that starts before it has
 * loaded, without metadata; and a poster that carries the watermark too.
 * @throws UnreadableOriginal when ffmpeg cannot read it, or not in time
 */
export async function makeVideoPreview(
  original: string,
  folder: string,
  signal: AbortSignal,
): Promise<MadePreview> {
  const overlay = join(folder, 'overlay.png');
  const path = join(folder, 'preview.mp4');
  // As large as any preview can be; what lies outside of a smaller one is cut off.
  await writeFile(overlay, await watermark(PREVIEW_SIDE, PREVIEW_SIDE));
  const filter = `[0:v:0]scale=w='${side('iw')}':h='${side('ih')}'[small];[small][1:v]overlay=0:0,format=yuv420p[out]`;
  await runFfmpeg(
    [
      ...[...inputOptions, '-i', original, '-i', overlay],
      ...['-filter_complex_threads', '1', '-filter_complex', filter, '-map', '[out]', '-map', '0:a:0?'],
      ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '30', '-threads', '1'],
      ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-movflags', '+faststart', '-f', 'mp4', path],
    ],
    ENCODING_LIMIT,
    signal,
  );
  return {
    path,
    mimeType: 'video/mp4',
    extension: 'mp4',
    posterPath: await makePoster(path, folder, signal),
  };
}

/** A frame of the preview: half a second in, where the first may be black; the first when it is shorter. */
async function makePoster(video: string, folder: string, signal: AbortSignal): Promise<string> {
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
