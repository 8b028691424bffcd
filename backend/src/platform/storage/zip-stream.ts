import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import yazl from 'yazl';
import { contentDisposition } from './content-disposition.js';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  /** Bytes; null for what is only made when its turn comes. */
  size: number | null;
  mtime: Date;
  /** Opens it when its turn comes, and not before. */
  open: () => Readable;
}

/** A zip of unknown files, which is made while it is sent. */
export interface Archive {
  name: string;
  /** Bytes; null where a file's size isn't known before. */
  size: number | null;
  stream: Readable;
}

/**
 * A zip without compression: videos and photos are compressed already, and so its length is known before its first byte where the sizes of its files are. One file is
 * open at a time; destroying the stream closes it.
 */
export async function zipStream(name: string, entries: readonly ZipEntry[]): Promise<Archive> {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  let open: Readable | null = null;
  stream.once('close', () => open?.destroy());
  for (const { name: entry, size, mtime, open: openEntry } of entries) {
    zip.addReadStreamLazy(entry, { compress: false, mtime, ...(size !== null && { size }) }, (give) => {
      // The reader may be gone since the last file ended.
      if (stream.destroyed) return;
      open = openEntry();
      // What can't be made ends the archive; of what was read from a disk, the library hears so itself.
      open.once('error', (error) => stream.destroy(error));
      give(null, open);
    });
  }
  zip.on('error', (error) => stream.destroy(error as Error));
  // Its types forget what it is called back with.
  const end = zip.end.bind(zip) as (options: yazl.EndOptions, told: (size: number) => void) => void;
  const size = await new Promise<number>((told) => end({ forceZip64Format: false, comment: '' }, told));
  return { name, size: size < 0 ? null : size, stream };
}

/** Answers with an archive, under its name. */
export async function answerZip(reply: FastifyReply, { name, size, stream }: Archive): Promise<void> {
  void reply.headers({
    'content-type': 'application/zip',
    ...(size !== null && { 'content-length': size }),
    'content-disposition': contentDisposition(name, true),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  if (reply.request.method !== 'HEAD') return void (await reply.send(stream));
  // Who asks for the headers alone must not make the server read gigabytes; of a stream, Fastify would drain all.
  stream.destroy();
  await reply.send(Readable.from([]));
}
