import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { Config } from '../../../platform/config/config.js';
import type { ScratchFolder } from '../../../platform/media/scratch-folders.js';
import { STEP_BYTES } from '../../../platform/storage/disk-step.js';
import type { DiskSpace } from '../../../platform/storage/disk-space.js';
import type { FileStorage } from '../../../platform/storage/file-storage.js';
import { originalKey } from '../upload-record.js';
import { type Announced, ArrivingFiles, OUT_OF_ROOM } from './arriving-files.js';

/** Requires room before each step of a file: nobody is promised the whole of what they announce. */
class SteppedFileStore extends FileStore {
  constructor(
    directory: string,
    private readonly disk: DiskSpace,
  ) {
    super({ directory });
  }

  /** @throws OUT_OF_ROOM, after the rest was read and thrown away: a sender who is cut off never learns why */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    let hasRoom = true;
    const requireRoom = (): void => {
      try {
        this.disk.require(0);
      } catch {
        hasRoom = false;
      }
    };
    let bytes = 0;
    const steps = new Transform({
      transform(piece: Buffer, _encoding, done) {
        const step = Math.floor(bytes / STEP_BYTES);
        bytes += piece.length;
        if (hasRoom && Math.floor(bytes / STEP_BYTES) > step) requireRoom();
        if (hasRoom) done(null, piece);
        else done();
      },
    });
    // One pipeline: whatever breaks it, a file that was discarded meanwhile among them, is what the protocol hears of.
    await pipeline(
      readable,
      steps,
      createWriteStream(join(this.directory, id), { flags: 'r+', start: offset }),
    );
    if (!hasRoom) throw OUT_OF_ROOM;
    return offset + bytes;
  }
}

/** A folder that all servers share. */
export class ArrivingInFolder extends ArrivingFiles {
  readonly store: FileStore;
  private readonly folder: string;

  constructor(
    { dataDir }: Pick<Config, 'dataDir'>,
    disk: DiskSpace,
    private readonly storage: FileStorage,
  ) {
    super();
    this.folder = join(dataDir, 'uploads');
    this.store = new SteppedFileStore(this.folder, disk);
  }

  async received(id: string): Promise<number | null> {
    return (await stat(this.pathOf(id)).catch(() => null))?.size ?? null;
  }

  async isWhole({ id, size }: Announced): Promise<boolean> {
    if ((await this.received(id)) === size) return true;
    return (await this.storage.size(originalKey(id))) === size;
  }

  /** A crash may have come after the file had been taken over. */
  async pathOfWhole({ id, size }: Announced, folder: ScratchFolder): Promise<string> {
    if ((await this.received(id)) === size) return this.pathOf(id);
    return this.storage.stage(folder, originalKey(id));
  }

  async keep({ id }: Announced, path: string): Promise<void> {
    if (path === this.pathOf(id)) await this.storage.adopt(originalKey(id), path);
  }

  async forget(id: string): Promise<void> {
    // Its file may move on to the storage at this moment, or a crash may have come between the two steps.
    await rm(this.pathOf(id), { force: true });
    await this.store.configstore.delete(id).catch(() => undefined);
  }

  /** @param id an upload's id, made by us */
  private pathOf(id: string): string {
    return join(this.folder, id);
  }
}
