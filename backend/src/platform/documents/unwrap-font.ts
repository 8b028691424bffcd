import { inflateSync } from 'node:zlib';

/** Sizes in the WOFF format and in the one that it wraps, in bytes (W3C, WOFF 1.0, sections 3 and 4). */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;
const ALIGNMENT = 4;

/**
 * A font without its compression. fontkit would undo it by itself, in JavaScript, and again each time that it looks at a table.
 * @throws Error when the file is no font of that format
 */
export function unwrapFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let end = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = WOFF.header + table * WOFF.entry;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    const to = SFNT.header + table * SFNT.entry;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(size, to + 12);
    const padded = Buffer.alloc(Math.ceil(size / ALIGNMENT) * ALIGNMENT);
    (packed < size ? inflateSync(bytes, { maxOutputLength: size }) : bytes).copy(padded);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
