import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@reelpact/domain';
import { STEP_BYTES } from '../storage/disk-step.js';
import { afterReading } from './after-reading.js';

/** Anyone who sends less only holds a connection: 10 kB a second. */
export const SLOWEST_BYTES_PER_MS = 10;
export const LOOK_EVERY_MS = 10_000;

interface Limits {
  maxBytes: number;
  /** The sentence for a body above that. */
  tooLarge: string;
  /** Called before each step; what it throws ends the upload. */
  requireRoom: () => void;
}

/**
 * Writes the unread body of a request to a file, piece by piece, and hangs up on a sender who is too slow.
 * @throws Problem PAYLOAD_TOO_LARGE above `maxBytes`; MALFORMED_REQUEST when it ends before its end
 */
export async function receiveBody(
  request: IncomingMessage,
  path: string,
  { maxBytes, tooLarge, requireRoom }: Limits,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw new Problem('PAYLOAD_TOO_LARGE', tooLarge);
  }
  let bytes = 0;
  let looked = 0;
  const slow = new AbortController();
  function judge(): void {
    // Where the disk is the slow side, bytes wait here to be written.
    if (request.readableLength === 0 && bytes - looked < SLOWEST_BYTES_PER_MS * LOOK_EVERY_MS) slow.abort();
    looked = bytes;
  }
  const look = setInterval(afterReading(judge), LOOK_EVERY_MS);
  let refusal: unknown = null;
  // What is too much is read and thrown away: anyone who is cut off while sending never learns why.
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      const step = Math.floor(bytes / STEP_BYTES);
      bytes += piece.length;
      try {
        if (bytes > maxBytes) throw new Problem('PAYLOAD_TOO_LARGE', tooLarge);
        if (Math.floor(bytes / STEP_BYTES) > step) requireRoom();
      } catch (error) {
        refusal ??= error;
      }
      if (refusal === null) done(null, piece);
      else done();
    },
  });
  await pipeline(request, counter, createWriteStream(path), { signal: slow.signal })
    .catch((error: unknown) => {
      const isTheirs =
        slow.signal.aborted ||
        (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE' ||
        request.destroyed;
      throw isTheirs && !request.complete ? new Problem('MALFORMED_REQUEST') : error;
    })
    .finally(() => clearInterval(look));
  if (refusal !== null) throw refusal;
}
