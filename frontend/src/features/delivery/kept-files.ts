import type { SubmissionDto, UploadDto } from '../../api/calls';
import type { AcceptedFiles } from '../../booking/review/use-accepted-files';
import type { KeptFile } from './delivery-form';

/**
 * Files that needn't be sent again: a version is the complete set, so the last one's files come along, and whatever was
 * uploaded before a reload but not delivered yet.
 */
export function keptFiles(
  latest: SubmissionDto | undefined,
  uploads: readonly UploadDto[],
  accepted: AcceptedFiles = new Set(),
): KeptFile[] {
  const delivered = (latest?.files ?? []).map((file) => ({
    uploadId: file.uploadId,
    fileName: file.fileName,
    fileSize: file.fileSize,
    fileType: file.fileType,
    contentType: file.contentType,
    ai: file.ai,
    picture: file.posterUrl ?? (file.type === 'image' ? file.url : null),
    note: accepted.has(file.uploadId)
      ? 'from your last version, accepted by the brand'
      : 'from your last version',
  }));
  const uploaded = uploads.flatMap((upload) => {
    const { id, fileName, fileSize, fileType, contentType } = upload;
    if (upload.status !== 'finished' || upload.delivered || !fileType || !contentType) return [];
    return [
      { uploadId: id, fileName, fileSize, fileType, contentType, ai: null, picture: null, note: 'uploaded' },
    ];
  });
  return [...delivered, ...uploaded];
}
