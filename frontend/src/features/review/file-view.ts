import type { SubmissionDto } from '../../api/calls';
import type { DeliveredFileView } from './delivered-files';

/** A version's files as the page shows them. */
export const filesOf = ({ files }: SubmissionDto): DeliveredFileView[] =>
  files.map((file) => ({ ...file, ready: file.preview !== 'pending' }));
