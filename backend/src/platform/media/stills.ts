import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type MediaLimits, MediaWorker } from './media-worker.js';
import { type ScratchFolder, stage } from './scratch-folders.js';
import type { Original } from './videos.js';

const MIB = 1024 ** 2;
/** Ten minutes of a preview are decoded in less than half a minute. */
const STILLS: MediaLimits = {
  cpuSeconds: 120,
  memoryBytes: 3 * 1024 * MIB,
  fileBytes: 8 * MIB,
  wallMs: 600_000,
};

/** Takes single pictures out of previews; in the media worker, as all that decodes. */
@Injectable()
export class Stills {
  constructor(private readonly worker: MediaWorker) {}

  /**
   * Frames of a preview that was made here, each as a JPEG, for documents.
   * @param demuxer how it is read: a video, or a photo, which has one frame
   * @param frames rising, counted from 0
   * @param side the longest, in pixels
   * @returns their paths, in that order; fewer where the preview ends before
   * @throws UnreadableMedia or MediaTooCostly
   */
  async draw(
    folder: ScratchFolder,
    { path, demuxer }: Original,
    frames: readonly number[],
    side: number,
  ): Promise<string[]> {
    const chosen = frames.map((frame) => `eq(n\\,${frame})`).join('+');
    const filter = `select='${chosen}',scale=${side}:${side}:force_original_aspect_ratio=decrease`;
    await this.worker.runFFmpeg({
      folder,
      limits: STILLS,
      args: [
        ...['-f', demuxer, '-i', await stage(folder, path), '-map', '0:v:0', '-an', '-vf', filter],
        ...(await this.worker.frameRate('vfr')),
        ...['-frames:v', String(frames.length), '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '4'],
        ...['-f', 'image2', join(folder.output, 'still-%d.jpg')],
      ],
    });
    const paths = frames.map((_, index) => join(folder.output, `still-${index + 1}.jpg`));
    const made = await Promise.all(paths.map((still) => stat(still).catch(() => null)));
    return paths.filter((_, index) => made[index] != null);
  }
}
