import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';

/** What one piece of work gets: a folder that the media worker may only read, and one that it may write. */
export interface ScratchFolder {
  root: string;
  input: string;
  output: string;
  /** Empty; where a jail may build a root of its own. */
  mountPoint: string;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Lends folders for work with files. They lie beside the stored files, on the same disk: a result is moved and not copied,
 * and what they hold counts as used space.
 */
@Injectable()
export class ScratchFolders {
  private readonly root: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.root = join(config.dataDir, 'scratch');
  }

  /** Removes the folder when the work is done or has failed. */
  async lend<T>(work: (folder: ScratchFolder) => Promise<T>): Promise<T> {
    await mkdir(this.root, { recursive: true });
    const root = await mkdtemp(join(this.root, 'job-'));
    try {
      const [input, output, mountPoint] = await Promise.all(
        ['input', 'output', 'mount-point'].map(async (name) => {
          await mkdir(join(root, name));
          return join(root, name);
        }),
      );
      return await work({ root, input, output, mountPoint } as ScratchFolder);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  }

  /** Removes what servers that were killed have left; nothing takes a day. */
  async sweep(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.root).catch(() => [])) {
      const path = join(this.root, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < now - DAY_MS) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Puts a file a job is about into its folder, under a name of ours, without copying it where the disk allows that. */
export async function stage({ input }: ScratchFolder, source: string, name = 'original'): Promise<string> {
  const path = join(input, name);
  await link(source, path).catch(async (error: unknown) => {
    if ((error as { code?: unknown }).code === 'EEXIST') return;
    if (!['EXDEV', 'EPERM', 'EMLINK'].includes(String((error as { code?: unknown }).code))) throw error;
    await copyFile(source, path);
  });
  return path;
}
