import { Problem, UPLOAD_LIMITS, isBlank, normalizeText } from '@reelpact/domain';
import { Metadata } from '@tus/server';
import type { WantedUpload } from '../use-cases/begin-upload.js';

/* eslint-disable-next-line no-control-regex -- control characters are what is taken out */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const MIME_TYPE = /^[a-z]+\/[a-z0-9.+-]{1,100}$/i;

/** A file's name without folders and without characters that cannot be seen, or that turn the text around. */
export function cleanFileName(name: string): string {
  const base = normalizeText(name).split(/[/\\]/).pop() ?? '';
  const clean = base.replace(UNSEEN, '').trim();
  const { maxFileNameLength: max } = UPLOAD_LIMITS;
  if (clean.length <= max) return clean;
  // The ending says what it is; the middle can go.
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return clean.slice(0, max - ending.length) + ending;
}

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
