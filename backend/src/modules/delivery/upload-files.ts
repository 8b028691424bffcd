import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { CONFIG, type Config } from '../../platform/config/config.js';

/** The folder in which files arrive piece by piece; a complete one moves on to the storage. */
@Injectable()
export class UploadFiles {
  readonly store: FileStore;
  private readonly folder: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.folder = join(config.dataDir, 'uploads');
    this.store = new FileStore({ directory: this.folder });
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
