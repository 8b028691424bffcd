import { Readable } from 'node:stream';
import { Upload, type DataStore } from '@tus/server';
import type { ScratchFolder } from '../../../platform/media/scratch-folders.js';
import type { UploadRecord } from '../upload-record.js';

/** An upload as it was announced. */
export type Announced = Pick<UploadRecord, 'id' | 'size'>;

/** Where files arrive piece by piece, on whichever server; a whole one moves on to the storage. */
export abstract class ArrivingFiles {
  abstract readonly store: DataStore;

  /** Bytes that have arrived; null when the file is not here (any more). */
  abstract received(id: string): Promise<number | null>;

  /** Whether all of it has arrived, here or already in the storage. */
  abstract isWhole(upload: Announced): Promise<boolean>;

  /** Where a whole file can be looked at. @param folder in which it may be put for that */
  abstract pathOfWhole(upload: Announced, folder: ScratchFolder): Promise<string>;

  /** Has a whole file kept in the storage; once more without harm. @param path what `pathOfWhole` has said */
  abstract keep(upload: Announced, path: string): Promise<void>;

  /** Removes the file, if it is still here, and what is noted about it. */
  abstract forget(id: string): Promise<void>;

  /** Takes in a whole file at once, for an upload that was begun. */
  async receive(id: string, content: Buffer): Promise<void> {
    await this.store.create(new Upload({ id, size: content.length, offset: 0 }));
    await this.store.write(Readable.from([content]), id, 0);
  }
}

/** In the form in which the protocol's library knows errors. */
export const OUT_OF_ROOM = Object.assign(new Error('out of space'), { status_code: 507, body: '' });
