import { Injectable, Logger } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import type { Content } from './content.js';
import { type MediaLimits, MediaTooCostly, MediaWorker, UnreadableMedia } from './media-worker.js';
import { Pictures } from './pictures.js';
import { ScratchFolders, stage } from './scratch-folders.js';
import { type Places, Slots } from './slots.js';
import { Videos } from './videos.js';

const MIB = 1024 ** 2;
/** Somebody waits for the answer. Two hundred megapixels were measured at 3 s of CPU time at most, a film's first frame far below. */
const PROBING: MediaLimits = {
  cpuSeconds: 5,
  memoryBytes: 3 * 1024 * MIB,
  fileBytes: MIB,
  wallMs: 20_000,
};
/** What phones make of photos, and no decoder here knows: they are delivered as they are, and have no preview. */
const UNDECODED = ['image/heic', 'image/heif'];
const AT_ONCE = 2;
/** With those that run, nobody waits for more than three probes; whoever comes then goes without one. */
const WAITING: Places = { ofOwner: 2, inAll: 4 };

/** Looks into files while their senders wait, as far as that is cheap. */
@Injectable()
export class MediaProbe {
  private readonly logger = new Logger('MediaProbe');
  private readonly slots = new Slots(AT_ONCE);

  constructor(
    private readonly worker: MediaWorker,
    private readonly folders: ScratchFolders,
    private readonly pictures: Pictures,
    private readonly videos: Videos,
  ) {}

  /**
   * Decodes a picture, or a video's first frame.
   * @param owner who sent it
   * @returns whether it can't be decoded; false also when that can't be told now: because it takes too much, because too many
   *   ask, or because of this machine. Whoever makes something of the file finds out then.
   */
  async isUnreadable(path: string, { mimeType, kind, demuxer }: Content, owner: string): Promise<boolean> {
    if (UNDECODED.includes(mimeType)) return false;
    if (kind === 'video' && !this.worker.canDecodeVideos) return false;
    try {
      await this.slots.take(owner, WAITING, () =>
        this.folders.lend(async (folder) => {
          const source = await stage(folder, path);
          if (kind === 'image') await this.pictures.check(folder, source, PROBING, owner);
          else await this.videos.look(folder, { path: source, demuxer: demuxer ?? '' }, PROBING);
        }),
      );
    } catch (error) {
      if (error instanceof UnreadableMedia) return true;
      if (!(error instanceof MediaTooCostly || error instanceof Problem))
        this.logger.error(`a file was taken without a look into it: ${String(error)}`);
    }
    return false;
  }
}
