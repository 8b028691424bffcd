import { largePreviewNote, largeSize } from '@reelpact/domain';
import type { LargePreviewDto } from '../bookings/index.js';
import type { SubmissionView } from './reads/read-submissions.js';
import { type StoredCopy, previewOf } from './shown-preview.js';

type FileView = SubmissionView['files'][number];

/**
 * The large preview of a file; null where there is nothing to ask for, because the standard one shows all there is or isn't
 * made, and where a clean one may not be seen any more.
 * @param unlocked whether its reader may see what has no watermark
 * @param urlOf where its reader gets it
 */
export function shownLargePreview(
  file: FileView,
  unlocked: boolean,
  urlOf: (copy: StoredCopy | null) => string | null,
): LargePreviewDto | null {
  const { kind, source, media, large, previewCut: cutAfterSeconds } = file;
  const standard = previewOf(file);
  const size = standard && source && media && largeSize(kind, source);
  if (!size || (large?.isClean && !unlocked)) return null;
  const status = large?.status ?? 'none';
  const { problem = null, isClean = false } = large ?? {};
  const [width, height] = [large?.width ?? size.width, large?.height ?? size.height];
  return {
    status,
    width,
    height,
    note: largePreviewNote({ status, problem, isClean, width, height, cutAfterSeconds }),
    url: urlOf(large === null || large.key === null ? null : { ...standard, key: large.key }),
  };
}
