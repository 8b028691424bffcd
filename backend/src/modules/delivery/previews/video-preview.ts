import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputOptions, runFfmpeg } from '../../../platform/media/ffmpeg.js';
import { fittingSize, makePoster, withoutMetadata } from '../../../platform/media/web-video.js';
import { type MadePreview, PREVIEW_SIDE } from './preview.js';
import { watermark } from './watermark.js';

const MINUTE = 60_000;
const ENCODING_LIMIT = 30 * MINUTE;

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
  const filter = `[0:v:0]${fittingSize(PREVIEW_SIDE)}[small];[small][1:v]overlay=0:0,format=yuv420p[out]`;
  await runFfmpeg(
    [
      ...[...inputOptions, '-i', original, '-i', overlay],
      ...['-filter_complex_threads', '1', '-filter_complex', filter, '-map', '[out]', '-map', '0:a:0?'],
      ...withoutMetadata,
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
