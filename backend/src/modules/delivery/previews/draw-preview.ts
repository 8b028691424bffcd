import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  type ContentKind,
  LARGE_PREVIEW,
  type MediaFacts,
  PREVIEW,
  type SourceFacts,
} from '@reelpact/domain';
import type { Lane } from '../../../platform/media/lanes.js';
import { fileProblem } from '../../../platform/media/media-worker.js';
import { Pictures } from '../../../platform/media/pictures.js';
import { type ScratchFolder, ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { Videos, originalAt } from '../../../platform/media/videos.js';
import type { WatermarkText } from '../../../platform/media/watermark.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';

/** An original of which a preview is made. */
export interface PreviewedFile {
  storageKey: string;
  kind: ContentKind;
}

export interface PreviewOptions {
  /** Standard, or as large as the original: see `PREVIEW` and `LARGE_PREVIEW`. */
  size: 'standard' | 'large';
  /** What is written over it; null for nothing. */
  watermark: WatermarkText | null;
  /** What is longer is cut off there. */
  maxSeconds: number;
  lane: Lane;
}

/** A preview that has been made, as files in a scratch folder. */
export interface DrawnPreview {
  path: string;
  mimeType: 'image/webp' | 'video/mp4';
  extension: 'webp' | 'mp4';
  /** Null for a picture and for a large preview, which has that of the standard one. */
  posterPath: string | null;
  /** How many seconds it shows when that is not all of the video. */
  cutAfterSeconds: number | null;
  facts: MediaFacts;
  source: SourceFacts;
}

/** Longest side of a poster, in pixels. */
const POSTER_SIDE = 960;
const QUALITY = { image: 78, video: 24 };
const LARGE_QUALITY = { image: 86, video: 23 };

/** Draws previews of originals, with and without a watermark: the same frames either way, at either size. */
@Injectable()
export class DrawPreview {
  constructor(
    private readonly folders: ScratchFolders,
    private readonly pictures: Pictures,
    private readonly videos: Videos,
    private readonly storage: FileStorage,
  ) {}

  /** @returns as much of a file as is shown, in seconds; 0 when it can't be read, which is then found out at once */
  async measure({ storageKey, kind }: PreviewedFile): Promise<number> {
    if (kind !== 'video') return 0;
    try {
      const { seconds } = await this.folders.lend(async (folder) =>
        this.videos.measure(folder, await originalAt(await this.storage.stage(folder, storageKey))),
      );
      return Math.min(seconds ?? PREVIEW.maxSeconds, PREVIEW.maxSeconds);
    } catch (error) {
      if (fileProblem(error) === null) throw error;
      return 0;
    }
  }

  /** @throws UnreadableMedia, MediaTooCostly or LongerThanShort when it can't be made */
  async draw(folder: ScratchFolder, file: PreviewedFile, options: PreviewOptions): Promise<DrawnPreview> {
    const path = await this.storage.stage(folder, file.storageKey);
    return file.kind === 'image' ? this.ofImage(folder, path, options) : this.ofVideo(folder, path, options);
  }

  private async ofImage(
    folder: ScratchFolder,
    original: string,
    { watermark, size }: PreviewOptions,
  ): Promise<DrawnPreview> {
    const target = join(folder.output, 'preview.webp');
    const isLarge = size === 'large';
    const side = isLarge ? LARGE_PREVIEW.side : PREVIEW.side;
    const { width, height, sourceWidth, sourceHeight } = await this.pictures.draw(folder, {
      source: original,
      target,
      width: side,
      height: side,
      fit: 'inside',
      quality: (isLarge ? LARGE_QUALITY : QUALITY).image,
      watermark,
    });
    return {
      path: target,
      mimeType: 'image/webp',
      extension: 'webp',
      posterPath: null,
      cutAfterSeconds: null,
      facts: { fps: null, frameCount: null, durationMs: null, width, height, hasAudio: false },
      source: { width: sourceWidth, height: sourceHeight, durationMs: null },
    };
  }

  private async ofVideo(
    folder: ScratchFolder,
    path: string,
    { size, watermark, maxSeconds, lane }: PreviewOptions,
  ): Promise<DrawnPreview> {
    const isLarge = size === 'large';
    const { side, lines } = isLarge ? LARGE_PREVIEW : { side: PREVIEW.side, lines: PREVIEW.side };
    const made = await this.videos.encode(folder, await originalAt(path), {
      ...{
        side,
        lines,
        maxSeconds,
        maxRate: PREVIEW.maxRate,
        crf: (isLarge ? LARGE_QUALITY : QUALITY).video,
      },
      ...{ audioBitrate: isLarge ? '128k' : '96k', watermark, seekable: true, lane },
    });
    return {
      path: made.path,
      mimeType: 'video/mp4',
      extension: 'mp4',
      posterPath: isLarge ? null : await this.videos.poster(folder, made.path, POSTER_SIDE),
      cutAfterSeconds: made.isCut ? Math.round(made.seconds) : null,
      facts: made.facts,
      source: made.source,
    };
  }
}
