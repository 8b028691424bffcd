import { Problem, cleanFileName, isBlank } from '@reelpact/domain';
import { Metadata } from '@tus/server';
import type { WantedUpload } from '../use-cases/begin-upload.js';

const MIME_TYPE = /^[a-z]+\/[a-z0-9.+-]{1,100}$/i;

/**
 * What somebody wants to upload, from the headers of the tus protocol.
 * @throws Problem VALIDATION_FAILED or MALFORMED_REQUEST
 */
export function wantedUpload(headers: Record<string, string | string[] | undefined>): WantedUpload {
  const { bookingId, filename, filetype } = parse(headers['upload-metadata']);
  const size = Number(headers['upload-length']);
  if (!Number.isSafeInteger(size) || size < 0) {
    throw new Problem('MALFORMED_REQUEST', 'Upload-Length must say how many bytes the file has.');
  }
  const fileName = cleanFileName(filename ?? '');
  if (isBlank(bookingId)) throw new Problem('VALIDATION_FAILED', 'The metadata bookingId is missing.');
  if (fileName === '') throw new Problem('VALIDATION_FAILED', 'The metadata filename is missing.');
  const declaredType = (filetype ?? '').trim().toLowerCase();
  return {
    bookingId: bookingId ?? '',
    fileName,
    size,
    declaredType: MIME_TYPE.test(declaredType) ? declaredType : '',
  };
}

function parse(header: string | string[] | undefined): Record<string, string | null | undefined> {
  if (typeof header !== 'string') return {};
  try {
    return Metadata.parse(header);
  } catch {
    throw new Problem('MALFORMED_REQUEST', 'Upload-Metadata could not be read.');
  }
}
