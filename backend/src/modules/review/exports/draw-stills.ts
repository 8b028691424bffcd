import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { Stills } from '../../../platform/media/stills.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import type { FiledItem } from './exported.js';

/** Of one document. What goes beyond is in words alone. */
const MOST_STILLS = 40;
/** The longest side, in pixels: sharp enough on paper. */
const SIDE = 720;

/** Pictures of moments that were spoken about, out of the previews that both parties see. */
@Injectable()
export class DrawStills {
  constructor(
    private readonly folders: ScratchFolders,
    private readonly stills: Stills,
    private readonly storage: FileStorage,
  ) {}

  /** @returns a JPEG for each item that has a place in a file, as far as there are pictures of it */
  async of(items: readonly FiledItem[]): Promise<ReadonlyMap<FiledItem, Buffer>> {
    const placed = items.filter(({ upload }) => upload?.previewKey != null).slice(0, MOST_STILLS);
    const stills = new Map<FiledItem, Buffer>();
    for (const previewKey of new Set(placed.map(({ upload }) => upload?.previewKey ?? ''))) {
      const about = placed.filter(({ upload }) => upload?.previewKey === previewKey);
      const isVideo = about[0]?.upload?.previewType === 'video/mp4';
      const frames = isVideo ? [...new Set(about.map(frameOf))].toSorted((one, other) => one - other) : [0];
      const made = await this.draw(previewKey, isVideo ? 'mov' : 'webp_pipe', frames);
      for (const item of about) {
        const still = made[isVideo ? frames.indexOf(frameOf(item)) : 0];
        if (still) stills.set(item, still);
      }
    }
    return stills;
  }

  /** None where they can't be made: the words are worth having without them. */
  private async draw(previewKey: string, demuxer: string, frames: readonly number[]): Promise<Buffer[]> {
    const preview = { path: this.storage.pathOf(previewKey), demuxer };
    try {
      return await this.folders.lend(async (folder) => {
        const paths = await this.stills.draw(folder, preview, frames, SIDE);
        return Promise.all(paths.map((path) => readFile(path)));
      });
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      return [];
    }
  }
}

const frameOf = ({ startFrame }: FiledItem): number => startFrame ?? 0;
