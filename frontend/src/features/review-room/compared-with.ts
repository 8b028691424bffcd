import type { BookingDto, SubmissionDto, SubmissionFileDto } from '../../api/calls';
import type { Place } from './talk/use-place';

/** The file of another version that is looked at beside one. */
interface BesideFile {
  version: SubmissionDto;
  file: SubmissionFileDto;
  isOlder: boolean;
}

/** What stands in another version where a file does. */
export const sameIn = (
  { files }: Pick<SubmissionDto, 'files'>,
  { slotId, type }: Pick<SubmissionFileDto, 'slotId' | 'type'>,
): SubmissionFileDto | undefined => files.find((one) => one.slotId === slotId && one.type === type);

/** In one sentence, why there is nothing to compare a file with although there are several versions. */
export function sameEverywhere(
  { submissions }: Pick<BookingDto, 'submissions'>,
  { version, file }: Pick<Place, 'version' | 'file'>,
): string {
  const same = submissions
    .filter((one) => sameIn(one, file)?.uploadId === file.uploadId)
    .map((one) => `v${one.version}`)
    .reverse();
  if (same.length < 2) return `${file.filename} is only in v${version.version}.`;
  return `${file.filename} is the same in ${same.slice(0, -1).join(', ')} and ${same.at(-1) ?? ''}.`;
}

/** The same file in the version before, or after the first one; null where it has one version. */
export function comparedWith(
  { submissions }: Pick<BookingDto, 'submissions'>,
  { version, file }: Pick<Place, 'version' | 'file'>,
): BesideFile | null {
  const inSlot = (one: SubmissionDto): SubmissionFileDto | undefined => sameIn(one, file);
  const others = submissions.filter((one) => {
    const other = inSlot(one);
    // The same upload in two versions is the same file.
    return other !== undefined && other.uploadId !== file.uploadId;
  });
  // Newest first.
  const other = others.find((one) => one.version < version.version) ?? others.at(-1);
  const otherFile = other && inSlot(other);
  if (!other || !otherFile) return null;
  return { version: other, file: otherFile, isOlder: other.version < version.version };
}
