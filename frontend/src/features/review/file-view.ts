import type { SubmissionDto } from '../../api/calls';
import type { DeliveredFileView } from './delivered-files';

/** A version's files as the page shows them. */
export const filesOf = ({ files }: SubmissionDto): DeliveredFileView[] =>
  files.map((file) => ({ ...file, ready: file.preview !== 'pending' }));

/** Whether a preview is still being made, so that it is worth asking again. */
export const waitsForPreviews = ({ files }: SubmissionDto): boolean =>
  files.some(({ preview, original }) => preview === 'pending' && !original);
