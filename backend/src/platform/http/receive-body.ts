import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@reelpact/domain';

/**
 * Writes the unread body of a request to a file, piece by piece.
 * @throws Problem PAYLOAD_TOO_LARGE above `maxBytes`; MALFORMED_REQUEST when it ends before its end
 */
export async function receiveBody(
  request: IncomingMessage,
  path: string,
  maxBytes: number,
  tooLarge: string,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw new Problem('PAYLOAD_TOO_LARGE', tooLarge);
  }
  let bytes = 0;
  // What is too much is read and thrown away: anyone who is cut off while sending never learns why.
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > maxBytes) done();
      else done(null, piece);
    },
  });
  await pipeline(request, counter, createWriteStream(path)).catch((error: unknown) => {
    const isTheirs = (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE' || request.destroyed;
    throw isTheirs && !request.complete ? new Problem('MALFORMED_REQUEST') : error;
  });
  if (bytes > maxBytes) throw new Problem('PAYLOAD_TOO_LARGE', tooLarge);
}
