import type { BookingDto, SubmissionDto, SubmissionFileDto } from '../../api/calls';
import type { ComparedFile } from './stage/compare-props';
import type { Place } from './talk/use-place';

/** The file that is looked at beside the version of it that came before, or after the first one; null where it has one version. */
export function comparedWith(
  { submissions }: Pick<BookingDto, 'submissions'>,
  { version, file }: Pick<Place, 'version' | 'file'>,
): { older: ComparedFile; newer: ComparedFile } | null {
  const inSlot = (one: SubmissionDto): SubmissionFileDto | undefined =>
    one.files.find(({ slotId, type }) => slotId === file.slotId && type === file.type);
  const others = submissions.filter((one) => {
    const other = inSlot(one);
    // The same upload in two versions is the same file.
    return other !== undefined && other.uploadId !== file.uploadId;
  });
  // Newest first.
  const other = others.find((one) => one.version < version.version) ?? others.at(-1);
  const otherFile = other && inSlot(other);
  if (!other || !otherFile) return null;
  const shown = { file, label: `v${version.version}` };
  const beside = { file: otherFile, label: `v${other.version}` };
  return other.version < version.version ? { older: beside, newer: shown } : { older: shown, newer: beside };
}
