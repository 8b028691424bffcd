import { type ReadStream, createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import { type ScratchFolder, stage } from '../media/scratch-folders.js';
import { type ByteRange, FileStorage, type Shown, refuseRangeBehind, requireKey } from './file-storage.js';

/** What has not been renamed yet. */
const UNFINISHED = '.part';

/** Keeps files in a folder, which all servers share. */
export class FolderStorage extends FileStorage {
  constructor(private readonly root: string) {
    super();
  }

  /** @throws Error for a key that would leave the folder */
  private pathOf(key: string): string {
    requireKey(key);
    return join(this.root, key);
  }

  async write(key: string, content: Buffer): Promise<void> {
    const path = await this.prepared(key);
    await writeFile(path + UNFINISHED, content);
    await rename(path + UNFINISHED, path);
  }

  async adopt(key: string, source: string): Promise<void> {
    const path = await this.prepared(key);
    await rename(source, path).catch(async (error: unknown) => {
      if ((error as { code?: unknown }).code !== 'EXDEV') throw error;
      await copyFile(source, path + UNFINISHED);
      await rename(path + UNFINISHED, path);
      await rm(source);
    });
  }

  async size(key: string): Promise<number | null> {
    const found = await stat(this.pathOf(key)).catch(() => null);
    return found?.size ?? null;
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  read(key: string, range?: ByteRange): ReadStream {
    return createReadStream(this.pathOf(key), range);
  }

  /** Without copying it where the disk allows that. */
  stage(folder: ScratchFolder, key: string, name?: string): Promise<string> {
    return stage(folder, this.pathOf(key), name);
  }

  /** Ranges and conditional requests are the static plugin's work. */
  async answer(
    reply: FastifyReply,
    key: string,
    { mimeType, cacheControl, disposition }: Shown,
  ): Promise<void> {
    const size = await this.size(key);
    if (size === null) throw new Problem('NOT_FOUND');
    refuseRangeBehind(reply, size);
    const path = this.pathOf(key);
    void reply.headers({
      'content-type': mimeType,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      ...(disposition !== undefined && { 'content-disposition': disposition }),
    });
    // Without these two the plugin would write its own over ours.
    void reply.sendFile(basename(path), dirname(path), { contentType: false, cacheControl: false });
  }

  async *keys(): AsyncGenerator<string> {
    const folders = await readdir(this.root, { withFileTypes: true }).catch(() => []);
    for (const folder of folders.filter((entry) => entry.isDirectory())) {
      for (const name of await readdir(join(this.root, folder.name)))
        if (!name.endsWith(UNFINISHED)) yield `${folder.name}/${name}`;
    }
  }

  private async prepared(key: string): Promise<string> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    return path;
  }
}
