import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ScratchFolders } from '../media/scratch-folders.js';
import type { FileStorage } from './file-storage.js';

/** Files that are copied at the same time. */
const AT_ONCE = 4;

export interface CopiedFiles {
  /** Files that were brought over, and whose sums were compared. */
  copied: number;
  /** Files that were there already, with the same sum. */
  known: number;
  /** Files that were copied at an earlier time and are gone from where they came from: taken away. */
  removed: number;
  /** What could not be copied, and why. */
  failed: { key: string; why: string }[];
}

/** More files are gone than are deleted between two runs. */
class MostAreGone extends Error {
  constructor(folder: string, gone: number, noted: number) {
    super(
      `${gone} of ${noted} files in ${folder}/ that were copied are gone from where they came from. Nothing was removed: is that the right place, and all of it there? If they were deleted on purpose, remove the journal and run it again: they stay in the copy then.`,
    );
  }
}

/**
 * Brings all files from one storage to another and reads each there to compare its sum. Stopped at any moment, it goes on from there the next
 * time; the product may run meanwhile, but what is stored after it has listed the files waits for the next time.
 * @param journal a file in which it is noted what was copied and compared
 * @throws MostAreGone, when all that is there was copied and nothing removed
 */
export async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  { folders, journal }: { folders: ScratchFolders; journal: string },
): Promise<CopiedFiles> {
  const done: CopiedFiles = { copied: 0, known: 0, removed: 0, failed: [] };
  const noted = await readJournal(journal);
  const gone = new Set(noted.keys());
  const keys = from.keys()[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const key = next.value;
      gone.delete(key);
      try {
        done[await copyOne(from, to, key, { folders, journal, noted: noted.get(key) })] += 1;
      } catch (error) {
        done.failed.push({ key, why: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  requireMostThere(gone, noted);
  for (const key of gone) {
    // Once: another may have been stored there since.
    if ((await to.size(key)) === null || (await from.size(key)) !== null) continue;
    await to.remove(key);
    done.removed += 1;
  }
  return done;
}

/** A folder whose disk isn't mounted, or that was cleared after moving, looks like one whose files were all deleted: the copy is all there is then. */
function requireMostThere(gone: ReadonlySet<string>, noted: ReadonlyMap<string, string>): void {
  const folderOf = (key: string): string => key.slice(0, key.indexOf('/'));
  const counts = new Map<string, { noted: number; gone: number }>();
  for (const key of noted.keys()) {
    const count = counts.get(folderOf(key)) ?? { noted: 0, gone: 0 };
    count.noted += 1;
    if (gone.has(key)) count.gone += 1;
    counts.set(folderOf(key), count);
  }
  for (const [folder, count] of counts)
    if (count.gone * 2 > count.noted) throw new MostAreGone(folder, count.gone, count.noted);
}

async function copyOne(
  from: FileStorage,
  to: FileStorage,
  key: string,
  { folders, journal, noted }: { folders: ScratchFolders; journal: string; noted: string | undefined },
): Promise<'copied' | 'known'> {
  const [size, there] = [await from.size(key), await to.size(key)];
  // Removed since it was listed.
  if (size === null) return 'known';
  // A key never changes its content.
  if (noted !== undefined && there === size) return 'known';
  const sum = await sumOf(from, key);
  const isThere = there === size && (await sumOf(to, key)) === sum;
  if (!isThere) {
    await folders.lend(async (folder) => to.adopt(key, await from.stage(folder, key)));
    if ((await sumOf(to, key)) !== sum) throw new Error('its copy has another sum');
  }
  await appendFile(journal, `${sum}  ${key}\n`);
  return isThere ? 'known' : 'copied';
}

async function sumOf(storage: FileStorage, key: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(storage.read(key), hash);
  return hash.digest('hex');
}

/** Sums by keys. The last line may be half a one, of a copy that was stopped. */
async function readJournal(path: string): Promise<Map<string, string>> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, sum, key] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
      return sum === undefined || key === undefined ? [] : [[key, sum] as const];
    }),
  );
}
