import type { Readable } from 'node:stream';
import { Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { ScratchFolder } from '../media/scratch-folders.js';

/** The first and the last byte, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How a file is shown to those who fetch it. */
export interface Shown {
  mimeType: string;
  cacheControl: string;
  /** Absent: shown under the name that its address has. */
  disposition?: string;
  /**
   * Until when, in milliseconds since 1970, the file may be fetched without asking us again: the answer may lead to a storage of its own
   * then. Absent where each request must be allowed.
   */
  freeUntil?: number;
}

/** Keeps files under keys such as `originals/<id>`; a key is made by us and never by a caller. */
export abstract class FileStorage {
  /** A reader never meets half a file, and a crash leaves none. */
  abstract write(key: string, content: Buffer): Promise<void>;

  /** Takes over a file that lies elsewhere on this machine. */
  abstract adopt(key: string, source: string): Promise<void>;

  /** Bytes of a stored file; null when there is none. */
  abstract size(key: string): Promise<number | null>;

  /** Removes a file, if it is there. */
  abstract remove(key: string): Promise<void>;

  abstract read(key: string, range?: ByteRange): Readable;

  /**
   * Puts a stored file into a job's folder, for programs that need a real one.
   * @param name of ours, and always the same file in the same folder
   * @returns its path there
   */
  abstract stage(folder: ScratchFolder, key: string, name?: string): Promise<string>;

  /**
   * Answers with a stored file, as a whole or in the range that is asked for.
   * @throws Problem NOT_FOUND when nothing is stored under the key, RANGE_NOT_SATISFIABLE
   */
  abstract answer(reply: FastifyReply, key: string, shown: Shown): Promise<void>;

  /** The keys of all files, in no order. */
  abstract keys(): AsyncIterable<string>;
}

/** Letters, digits, `-`, `_` and `.` in folders: what every storage takes, and what stays inside of it. */
const KEY = /^[a-z0-9-]+\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** @throws Error for what is no key of ours, and might lead elsewhere */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key}`);
}

/** @throws Problem RANGE_NOT_SATISFIABLE when the range that is asked for begins behind the last byte */
export function refuseRangeBehind(reply: FastifyReply, size: number): void {
  const { range } = reply.request.headers;
  const [, first, nothing] = /^bytes=(?:(\d+)-\d*|-(0+))$/.exec(range ?? '') ?? [];
  const isBehind = nothing !== undefined || (first !== undefined && Number(first) >= size);
  if (!isBehind) return;
  void reply.header('content-range', `bytes */${size}`);
  throw new Problem('RANGE_NOT_SATISFIABLE');
}
