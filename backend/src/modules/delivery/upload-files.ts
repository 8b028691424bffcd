import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { STEP_BYTES } from '../../platform/storage/disk-step.js';
import { DiskSpace } from '../../platform/storage/disk-space.js';
import { CONFIG, type Config } from '../../platform/config/config.js';

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

/** In the form in which the protocol's library knows errors. */
const OUT_OF_ROOM = Object.assign(new Error('out of space'), { status_code: 507, body: '' });

/** The folder in which files arrive piece by piece; a complete one moves on to the storage. */
@Injectable()
export class UploadFiles {
  readonly store: FileStore;
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: Config, disk: DiskSpace) {
    this.folder = join(config.dataDir, 'uploads');
    this.store = new SteppedFileStore(this.folder, disk);
  }

  /** @param id an upload's id, made by us */
  pathOf(id: string): string {
    return join(this.folder, id);
  }

  /** Bytes that have arrived; null when the file is not here (any more). */
  async received(id: string): Promise<number | null> {
    return (await stat(this.pathOf(id)).catch(() => null))?.size ?? null;
  }

  /** Takes in a whole file at once, for an upload that was begun. */
  async receive(id: string, content: Buffer): Promise<void> {
    await this.store.create(new Upload({ id, size: content.length, offset: 0 }));
    await this.store.write(Readable.from([content]), id, 0);
  }

  /** Removes the file, if it is still here, and what is noted about it. */
  async forget(id: string): Promise<void> {
    // Its file may move on to the storage at this moment, or a crash may have come between the two steps.
    await rm(this.pathOf(id), { force: true });
    await this.store.configstore.delete(id).catch(() => undefined);
  }
}
