import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { PICTURE, PROFILE_IMAGE, Problem } from '@reelpact/domain';
import { RateLimits } from '../access/rate-limits.js';
import { type Content, contentOf } from './content.js';
import {
  type MediaLimits,
  MediaTooCostly,
  MediaWorker,
  UnreadableMedia,
  fileProblem,
} from './media-worker.js';
import type { CollageAnswer, CollageOrder } from './draw-collage.js';
import type { SizesAnswer, SizesOrder } from './draw-sizes.js';
import type {
  CheckAnswer,
  DrawnPicture,
  PictureAnswer,
  PictureOrder,
  WatermarkOrder,
} from './pictures-program.js';
import type { UnreadPicture } from './read-picture.js';
import { type ScratchFolder, ScratchFolders, stage } from './scratch-folders.js';
import { SentFiles } from './sent-files.js';
import type { StoredPicture } from './stored-picture.js';

const GIB = 1024 ** 3;
/** Measured at the limit of each format: 200 megapixels of an interlaced PNG at 3 s of CPU time, of lossless WebP at 0.9 GB. */
const LIMITS: MediaLimits = {
  cpuSeconds: 20,
  memoryBytes: 3 * GIB,
  fileBytes: 64 * 1024 ** 2,
  wallMs: 300_000,
};
/** For sizes, for which nobody waits: the costliest, a cover of 2,400 × 2,400 pixels of noise, was measured at 10 s, and a machine may be slow. */
const SIZES_LIMITS: MediaLimits = { ...LIMITS, cpuSeconds: 60 };
const QUALITY = 82;

const SECONDS = 'picture_seconds_by_user';

interface CpuTime {
  cpuSeconds: number;
}
type Size = Pick<PictureOrder, 'width' | 'height' | 'fit'>;

/** Makes small upright WebP pictures without metadata (a photo tells where it was taken) of what people send. */
@Injectable()
export class Pictures {
  constructor(
    private readonly worker: MediaWorker,
    private readonly folders: ScratchFolders,
    private readonly limits: RateLimits,
    private readonly sent: SentFiles,
  ) {}

  /**
   * Reads a picture that was sent as a data URL. What it is, its bytes say; the type in the URL is not believed.
   * @param owner who sent it, for counting
   * @param field the name under which it was sent
   * @throws Problem VALIDATION_FAILED when it is no picture or above a limit; TOO_MANY_REQUESTS; BUSY; OUT_OF_SPACE
   */
  async fromDataUrl(owner: string, dataUrl: string, field: string, size: Size): Promise<Buffer> {
    const refuse = (message: string) =>
      new Problem('VALIDATION_FAILED', message, { errors: { [field]: message } });
    await this.limits.take('picture_by_user', owner);
    return this.folders.lend(async (folder) => {
      const source = join(folder.input, 'original');
      const target = join(folder.output, 'picture.webp');
      await this.receive(dataUrl, folder, refuse);
      const order = { source, target, ...size, quality: QUALITY, watermark: null };
      await this.drawInTurn(folder, order, owner).catch((error: unknown) => {
        if (error instanceof TooLarge) throw refuse(PICTURE.messages.large);
        if (error instanceof UnreadableMedia || error instanceof MediaTooCostly)
          throw refuse(PROFILE_IMAGE.messages.type);
        throw error;
      });
      return readFile(target);
    });
  }

  private async receive(
    dataUrl: string,
    folder: ScratchFolder,
    refuse: (message: string) => Problem,
  ): Promise<void> {
    const sent = this.sent.find(dataUrl);
    if (sent?.isWhole !== true) throw refuse(PROFILE_IMAGE.messages.type);
    if (sent.size > PROFILE_IMAGE.maxBytes) throw refuse(PROFILE_IMAGE.messages.size);
    if (!isPicture(await contentOf(sent.path))) throw refuse(PROFILE_IMAGE.messages.type);
    await stage(folder, sent.path);
  }

  /**
   * For jobs, which wait for their turn. @throws UnreadableMedia or MediaTooCostly when it can't be made
   */
  async draw(folder: ScratchFolder, order: PictureOrder): Promise<DrawnPicture> {
    const { width, height, sourceWidth, sourceHeight } = await this.drawInTurn(folder, order, null);
    // The program that says these numbers has read a stranger's bytes.
    if (![width, height, sourceWidth, sourceHeight].every((side) => Number.isInteger(side) && side >= 1))
      throw new UnreadableMedia('the size of the picture makes no sense');
    return { width, height, sourceWidth, sourceHeight };
  }

  /**
   * Decodes a picture to see that it can be; for requests, which are turned away when too many wait.
   * @param source lies in the scratch folder
   * @param owner who sent it
   * @throws UnreadableMedia or MediaTooCostly when it can't; Problem BUSY
   */
  async check(folder: ScratchFolder, source: string, limits: MediaLimits, owner: string): Promise<void> {
    await this.ask<CheckAnswer>(folder, 'check', { source }, { owner, limits });
  }

  /**
   * Makes a picture in several sizes, as `<width>.<format>` in the folder's output; for jobs.
   * @throws UnreadableMedia or MediaTooCostly when they can't be made
   */
  async drawSizes(folder: ScratchFolder, order: Omit<SizesOrder, 'folder'>): Promise<StoredPicture> {
    const sizes = { ...order, folder: folder.output };
    const answer = await this.ask<SizesAnswer>(folder, 'sizes', sizes, { limits: SIZES_LIMITS });
    const { width, height, widths } = answer.picture;
    // Files are fetched by these numbers, and the program that says them has read a stranger's bytes.
    const largest = Math.max(...order.widths);
    const isSize = (size: unknown) => Number.isInteger(size) && Number(size) >= 1 && Number(size) <= largest;
    if (![width, ...widths].every(isSize) || !Number.isInteger(height))
      throw new UnreadableMedia('the sizes of the picture make no sense');
    return { width, height, widths };
  }

  /** Makes a JPEG of several pictures; for jobs. @throws UnreadableMedia or MediaTooCostly when it can't be made */
  async drawCollage(folder: ScratchFolder, order: CollageOrder): Promise<void> {
    await this.ask<CollageAnswer>(folder, 'collage', order);
  }

  private drawInTurn(
    folder: ScratchFolder,
    order: PictureOrder,
    owner: string | null,
  ): Promise<DrawnPicture> {
    return this.ask<PictureAnswer>(folder, 'draw', order, { owner });
  }

  private async ask<T extends { ok: true } | UnreadPicture>(
    folder: ScratchFolder,
    command: string,
    order: object,
    { owner = null, limits = LIMITS }: { owner?: string | null; limits?: MediaLimits } = {},
  ): Promise<Extract<T, { ok: true }>> {
    const args = [command, JSON.stringify(order)];
    if (owner !== null) await this.limits.take(SECONDS, owner);
    let used = limits.cpuSeconds;
    let answer: T;
    try {
      const said = (await this.worker.runPictures({ folder, args, limits }, owner)) as T & CpuTime;
      // The program that says it has read a stranger's bytes.
      if (said.cpuSeconds < used) used = said.cpuSeconds;
      answer = said;
    } catch (error) {
      // Only the file's fault has used anything.
      if (fileProblem(error) === null) used = 0;
      throw error;
    } finally {
      if (owner !== null && used > 1) await this.limits.spend(SECONDS, used - 1, owner);
    }
    if (answer.ok) return answer as Extract<T, { ok: true }>;
    const { why, detail } = answer as UnreadPicture;
    throw why === 'too_large' ? new TooLarge(detail) : new UnreadableMedia(detail);
  }

  /** A transparent PNG of one line of the watermark, to be laid over a video. */
  async watermark(folder: ScratchFolder, order: Omit<WatermarkOrder, 'target'>): Promise<string> {
    const target = join(folder.output, 'watermark.png');
    await this.ask<CheckAnswer>(folder, 'watermark', { ...order, target });
    return target;
  }
}

/** The picture has more pixels than may be decoded of its format. */
class TooLarge extends MediaTooCostly {}

const isPicture = (found: Content | null): boolean =>
  found !== null && (PICTURE.types as readonly string[]).includes(found.mimeType);
