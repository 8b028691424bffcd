import type { ContentKind } from '@reelpact/domain';
import type { SubmissionFileDto } from '../../api/calls';

/** A file of the version before, which a new one can take the place of. */
export type Replaceable = Pick<SubmissionFileDto, 'uploadId' | 'fileName' | 'contentType'>;

/**
 * The files of a new version, in the order of the version before: each stands where what it replaces stood, and what is new comes last.
 */
export function inOrderOf<F extends { uploadId: string; replaces?: string | undefined }>(
  before: readonly Replaceable[],
  files: readonly F[],
): F[] {
  const placeOf = ({ uploadId, replaces = uploadId }: F): number => {
    const place = before.findIndex((file) => file.uploadId === replaces);
    return place === -1 ? before.length : place;
  };
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Which file each new one replaces: the one that was chosen, else the next of its kind that nobody else takes.
 * @param chosen the uploads of the version before, by the new file's ID
 * @returns the same, with what nobody chose
 */
export function replacementsFor(
  files: readonly { id: string; kind: ContentKind | null }[],
  before: readonly Replaceable[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = (uploadId: string | undefined) => before.some((file) => file.uploadId === uploadId);
  const taken = new Map<string, string>();
  for (const { id } of files) {
    const uploadId = chosen[id];
    if (uploadId !== undefined && known(uploadId) && !taken.has(uploadId)) taken.set(uploadId, id);
  }
  for (const { id, kind } of files) {
    if ([...taken.values()].includes(id)) continue;
    const next = before.find(({ uploadId, contentType }) => contentType === kind && !taken.has(uploadId));
    if (next) taken.set(next.uploadId, id);
  }
  return Object.fromEntries([...taken].map(([uploadId, id]) => [id, uploadId]));
}
