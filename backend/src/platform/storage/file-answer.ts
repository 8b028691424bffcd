import { basename, dirname } from 'node:path';
import { Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { FileStorage } from './file-storage.js';

interface Shown {
  mimeType: string;
  cacheControl: string;
  /** Absent: shown under the name that its address has. */
  disposition?: string;
}

/**
 * Answers with a stored file. Ranges and conditional requests are the static plugin's work.
 * @throws Problem NOT_FOUND when nothing is stored under the key, RANGE_NOT_SATISFIABLE
 */
export async function answerFile(
  reply: FastifyReply,
  storage: FileStorage,
  key: string,
  { mimeType, cacheControl, disposition }: Shown,
): Promise<void> {
  const size = await storage.size(key);
  if (size === null) throw new Problem('NOT_FOUND');
  if (lacks(size, reply.request.headers.range)) {
    void reply.header('content-range', `bytes */${size}`);
    throw new Problem('RANGE_NOT_SATISFIABLE');
  }
  const path = storage.pathOf(key);
  void reply.headers({
    'content-type': mimeType,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    ...(disposition !== undefined && { 'content-disposition': disposition }),
  });
  // Without these two the plugin would write its own over ours.
  void reply.sendFile(basename(path), dirname(path), { contentType: false, cacheControl: false });
}

/** Whether a range begins behind the last byte. The plugin would throw an error that is no Problem. */
function lacks(size: number, range: string | undefined): boolean {
  const [, first, nothing] = /^bytes=(?:(\d+)-\d*|-(0+))$/.exec(range ?? '') ?? [];
  return nothing !== undefined || (first !== undefined && Number(first) >= size);
}

/** RFC 6266: a name in plain ASCII for old programs, and the real one (RFC 5987) for all others. */
export function contentDisposition(fileName: string, download: boolean): string {
  const plain = fileName.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${download ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
