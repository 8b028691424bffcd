import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Problem, REQUEST_SHAPE } from '@reelpact/domain';
import type { FastifyRequest } from 'fastify';
import { LARGEST_BODY, isForeign } from './bodies.js';

const { maxDepth, maxValues, messages } = REQUEST_SHAPE;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The place just behind a string that begins at `start`, or the end of the text when it never ends. */
function endOfString(json: Buffer, start: number): number {
  for (let at = json.indexOf(QUOTE, start + 1); at >= 0; at = json.indexOf(QUOTE, at + 1)) {
    let backslashes = 0;
    while (json[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return json.length;
}

/**
 * Whether a JSON text holds more values, or is nested deeper, than any body of ours. It looks at the bytes and builds nothing:
 * parsing a megabyte of brackets costs a hundred times as much. What is no JSON at all is left to the parser.
 */
export function isOversizedJson(json: Buffer): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfString(json, at) - 1;
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    // A value in an object is a key too; twice the limit leaves the exact count to the check of the parsed body.
    if (depth > maxDepth + 1 || values > 2 * maxValues) return true;
  }
  return false;
}

/**
 * Reads JSON bodies. What is oversized is refused before it is parsed; the bytes themselves are kept for webhooks alone,
 * whose signatures are made over them.
 */
export function readJsonBodies(adapter: FastifyAdapter): void {
  const parse = adapter.getInstance().getDefaultJsonParser('error', 'error');
  adapter.useBodyParser(
    'application/json',
    false,
    { bodyLimit: LARGEST_BODY },
    (request: FastifyRequest & { rawBody?: Buffer }, body: Buffer, done) => {
      if (isForeign(request)) request.rawBody = body;
      if (isOversizedJson(body)) done(new Problem('MALFORMED_REQUEST', messages.tooMuch));
      else void parse(request as never, body.toString(), done);
    },
  );
}
