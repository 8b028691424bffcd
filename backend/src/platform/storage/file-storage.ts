import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/** Keeps files under keys such as `originals/<id>`; a key is made by us and never by a caller. */
@Injectable()
export class FileStorage {
  private readonly root: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.root = join(config.dataDir, 'files');
  }

  /** The path of a key, for tools that need a real file. @throws Error for a key that would leave the folder */
  pathOf(key: string): string {
    const path = resolve(this.root, key);
    if (!path.startsWith(this.root + sep)) throw new Error(`not a storage key: ${key}`);
    return path;
  }

  async write(key: string, content: Buffer): Promise<void> {
    // Written beside and renamed: a reader never meets half a file, and a crash leaves none.
    const path = await this.prepared(key);
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  }

  /** Takes over a file that lies elsewhere. */
  async adopt(key: string, source: string): Promise<void> {
    const path = await this.prepared(key);
    await rename(source, path).catch(async (error: unknown) => {
      if ((error as { code?: unknown }).code !== 'EXDEV') throw error;
      await copyFile(source, `${path}.part`);
      await rename(`${path}.part`, path);
      await rm(source);
    });
  }

  /** Bytes of a stored file; null when there is none. */
  async size(key: string): Promise<number | null> {
    const found = await stat(this.pathOf(key)).catch(() => null);
    return found?.size ?? null;
  }

  /** Removes a file, if it is there. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** @param range first and last byte, inclusive */
  read(key: string, range?: { start: number; end: number }): ReadStream {
    return createReadStream(this.pathOf(key), range);
  }

  private async prepared(key: string): Promise<string> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    return path;
  }
}
