import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type FrameRate, secondsOfFrame } from '@reelpact/domain';
import { type MediaLimits, MediaWorker } from './media-worker.js';
import { type ScratchFolder, stage } from './scratch-folders.js';

const MIB = 1024 ** 2;
/** Previews have a key frame every half second, so a still takes the decoding of a few frames wherever it lies. */
const LIMITS: MediaLimits = {
  cpuSeconds: 10,
  memoryBytes: 3 * 1024 * MIB,
  fileBytes: MIB,
  wallMs: 60_000,
};

/** A moment of a preview that was made here. */
export interface StillOf {
  preview: string;
  /** The frame, counted from 0, and at which rate; null for a photo. */
  at: { frame: number; rate: FrameRate } | null;
  /** The longest side, in pixels. */
  side: number;
}

/** Takes single pictures out of previews; in the media worker, as all that decodes. */
@Injectable()
export class Stills {
  constructor(private readonly worker: MediaWorker) {}

  /**
   * @returns the path of a JPEG in the folder's output; null where the preview ends before
   * @throws UnreadableMedia or MediaTooCostly
   */
  async draw(folder: ScratchFolder, { preview, at, side }: StillOf): Promise<string | null> {
    const path = join(folder.output, 'still.jpg');
    // Half a frame early: times are rounded, and the first frame after this one is meant.
    const seek = at && at.frame > 0 ? ['-ss', secondsOfFrame(at.frame - 1, at.rate).toFixed(6)] : [];
    await this.worker.runFFmpeg({
      folder,
      limits: LIMITS,
      args: [
        ...[...seek, '-f', at ? 'mov' : 'webp_pipe', '-i', await stage(folder, preview)],
        ...['-map', '0:v:0', '-vf', `scale=${side}:${side}:force_original_aspect_ratio=decrease`],
        ...['-frames:v', '1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '4', '-f', 'image2', path],
      ],
    });
    return (await stat(path).catch(() => null)) && path;
  }
}
