import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { Stills } from '../../../platform/media/stills.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import type { FiledItem } from './exported.js';

/** Tried for one document; further comments have words alone. */
const MAX_STILLS = 40;
/** The longest side, in pixels: sharp enough on paper. */
const SIDE = 720;

/** Pictures of commented moments, taken from the previews that both parties see. */
@Injectable()
export class DrawStills {
  constructor(
    private readonly folders: ScratchFolders,
    private readonly stills: Stills,
    private readonly storage: FileStorage,
  ) {}

  /** @returns a JPEG for each item about a file, as far as there are pictures of it */
  async of(items: readonly FiledItem[]): Promise<ReadonlyMap<FiledItem, Buffer>> {
    const stills = new Map<FiledItem, Buffer>();
    for (const item of items.filter(({ upload }) => upload !== null).slice(0, MAX_STILLS)) {
      const still = await this.still(item);
      if (still) stills.set(item, still);
    }
    return stills;
  }

  /** Null where there is none: the words are worth having without it. */
  private async still({ upload, startFrame }: FiledItem): Promise<Buffer | null> {
    if (upload?.previewKey == null) return null;
    const { previewKey } = upload;
    const rate = upload.media?.fps ?? null;
    const at = rate && { frame: startFrame ?? 0, rate };
    try {
      return await this.folders.lend(async (folder) => {
        const preview = await this.storage.stage(folder, previewKey);
        const path = await this.stills.draw(folder, { preview, at, side: SIDE });
        return path === null ? null : await readFile(path);
      });
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      return null;
    }
  }
}
