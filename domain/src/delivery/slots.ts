import type { ContentKind } from './files.js';

interface NewFile {
  uploadId: string;
  kind: ContentKind;
  /** The upload that its creator says it replaces. */
  replaces?: string;
}
interface EarlierFile {
  uploadId: string;
  kind: ContentKind;
  slotId: string;
}

/**
 * Which file of a version is the next version of which earlier one: the same upload, the one it is said to replace, or else the
 * next one of its kind that nothing else follows. What was said about a file is shown beside what follows it.
 * @param earlier the files of the version before, in their order
 * @returns the slot of each new file; null for a file that follows none
 */
export function slotsOf(files: readonly NewFile[], earlier: readonly EarlierFile[]): (string | null)[] {
  const free = [...earlier];
  const take = (fits: (file: EarlierFile) => boolean): string | null => {
    const at = free.findIndex(fits);
    return at === -1 ? null : (free.splice(at, 1)[0]?.slotId ?? null);
  };
  const same = files.map(({ uploadId }) => take((file) => file.uploadId === uploadId));
  const named = files.map(
    ({ replaces }, index) =>
      same[index] ?? (replaces === undefined ? null : take((file) => file.uploadId === replaces)),
  );
  return files.map(({ kind }, index) => named[index] ?? take((file) => file.kind === kind));
}
