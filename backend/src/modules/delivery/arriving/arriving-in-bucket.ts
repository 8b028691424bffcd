import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Database } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import type { ScratchFolder, ScratchFolders } from '../../../platform/media/scratch-folders.js';
import { PART_BYTES, type BucketStorage } from '../../../platform/storage/bucket-storage.js';
import { NotStored, StorageUnavailable } from '../../../platform/storage/bucket.js';
import type { DiskSpace } from '../../../platform/storage/disk-space.js';
import { originalKey } from '../upload-record.js';
import { type Announced, ArrivingFiles, OUT_OF_ROOM } from './arriving-files.js';
import { ArrivingParts, Overtaken, type PartsOfUpload } from './arriving-parts.js';

/**
 * Files arrive as parts of the object that they become. What is too little for a part waits in an object of its own for the next request, which
 * any server may get. Of two requests that send at the same time the later one goes on: nothing that the other still sends counts.
 */
class PartsStore extends DataStore {
  constructor(
    private readonly parts: ArrivingParts,
    private readonly storage: BucketStorage,
    private readonly folders: ScratchFolders,
    private readonly disk: DiskSpace,
  ) {
    super();
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const multipart = await this.storage.bucket.beginParts(originalKey(upload.id)).catch(inProtocol);
    await this.parts.add({ id: upload.id, size: upload.size ?? 0, multipart });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await this.parts.find(id);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: found.size, offset: found.received });
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const taken = await this.parts.take(id);
    if (!taken) throw ERRORS.FILE_NOT_FOUND;
    if (taken.received !== offset) throw ERRORS.INVALID_OFFSET;
    try {
      return await this.folders.lend(async ({ output }) => {
        const file = await open(join(output, 'part'), 'w+');
        try {
          return await this.sendOn(readable, taken, file);
        } finally {
          await file.close();
        }
      });
    } catch (error) {
      const isLost = error instanceof Overtaken || error instanceof NotStored;
      if (!isLost) return inProtocol(error);
      throw (await this.parts.find(id)) ? ERRORS.INVALID_OFFSET : ERRORS.FILE_NOT_FOUND;
    }
  }

  /** Sends whole parts on while they arrive; whatever breaks off the request, what has arrived is kept. */
  private async sendOn(readable: Readable, upload: PartsOfUpload, file: FileHandle): Promise<number> {
    let held = 0;
    let received = upload.received;
    const hold = async (piece: Buffer): Promise<void> => {
      await file.write(piece, 0, piece.length, held);
      held += piece.length;
    };
    /** Has what is held stored, when it is its turn: parts of all uploads together take no more memory than a few. */
    const store = (put: (held: Buffer) => Promise<void>): Promise<void> =>
      this.storage.inTurn(async () => {
        const part = Buffer.alloc(held);
        await file.read(part, 0, held, 0);
        held = 0;
        await put(part);
      });
    if (upload.tailKey !== null)
      for await (const piece of this.storage.read(upload.tailKey)) await hold(piece as Buffer);
    let failure: unknown = null;
    let hasRoom = true;
    const pieces = readable[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      // What breaks here is the line, and what has come counts; what breaks below is ours, and what wasn't stored doesn't.
      const next = await pieces.next().catch((error: unknown) => {
        failure = error;
        return { done: true, value: undefined } as const;
      });
      if (next.done) break;
      // The rest is read and thrown away: a sender who is cut off never learns why.
      for (let piece = next.value; hasRoom && piece.length > 0;) {
        const now = piece.subarray(0, PART_BYTES - held);
        piece = piece.subarray(now.length);
        await hold(now);
        received += now.length;
        if (held < PART_BYTES) continue;
        hasRoom = this.isRoomLeft();
        await store((part) => this.putPart(upload, received, part));
      }
    }
    if (held > 0 && received === upload.size) await store((part) => this.putPart(upload, received, part));
    else if (received > upload.noted) await store((tail) => this.putTail(upload, received, tail));
    if (failure !== null) throw failure;
    if (!hasRoom) throw OUT_OF_ROOM;
    return received;
  }

  private async putPart(upload: PartsOfUpload, received: number, part: Buffer): Promise<void> {
    const number = await this.parts.nextNumber(upload);
    const stored = await this.storage.bucket.putPart(originalKey(upload.id), upload.multipart, number, part);
    await this.parts.note(upload, { received, part: stored });
    await this.dropTail(upload);
  }

  private async putTail(upload: PartsOfUpload, received: number, tail: Buffer): Promise<void> {
    const key = `arriving/${upload.id}-${newId()}`;
    await this.storage.write(key, tail);
    await this.parts.note(upload, { received, tailKey: key });
    await this.dropTail(upload);
  }

  /** What it held is in what was noted after it; one that stays is in nobody's way. */
  private async dropTail(upload: PartsOfUpload): Promise<void> {
    const { tailKey } = upload;
    upload.tailKey = null;
    if (tailKey !== null) await this.storage.remove(tailKey).catch(() => undefined);
  }

  private isRoomLeft(): boolean {
    try {
      this.disk.require(0);
      return true;
    } catch {
      return false;
    }
  }
}

/** In the form in which the protocol's library knows errors. */
function inProtocol(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error;
  throw Object.assign(new Error(error.message), { status_code: 503, body: '' });
}

/** A bucket that all servers reach; only the parts at hand lie on a disk. */
export class ArrivingInBucket extends ArrivingFiles {
  readonly store: DataStore;
  private readonly parts: ArrivingParts;

  constructor(
    database: Database,
    private readonly storage: BucketStorage,
    folders: ScratchFolders,
    disk: DiskSpace,
  ) {
    super();
    this.parts = new ArrivingParts(database);
    this.store = new PartsStore(this.parts, storage, folders, disk);
  }

  async received(id: string): Promise<number | null> {
    return (await this.parts.find(id))?.received ?? null;
  }

  /** Its parts are made one file here: until then nobody could read it. */
  async isWhole({ id, size }: Announced): Promise<boolean> {
    const found = await this.parts.find(id);
    if (found && found.received !== size) return false;
    if (found) await this.join(found);
    return (await this.storage.size(originalKey(id))) === size;
  }

  pathOfWhole({ id }: Announced, folder: ScratchFolder): Promise<string> {
    return this.storage.stage(folder, originalKey(id));
  }

  /** It is where it belongs. */
  async keep(): Promise<void> {}

  async forget(id: string): Promise<void> {
    const found = await this.parts.find(id);
    if (!found) return;
    await this.storage.bucket.forgetParts(originalKey(id), found.multipart);
    if (found.tailKey !== null) await this.storage.remove(found.tailKey);
    await this.parts.remove(id);
  }

  private async join({ id, multipart, parts }: PartsOfUpload): Promise<void> {
    await this.storage.bucket.joinParts(originalKey(id), multipart, parts).catch((error: unknown) => {
      // Discarded at this moment.
      if (!(error instanceof NotStored)) throw error;
    });
  }
}
