import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { Person } from './person.js';

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes of an answer, and how many were announced. */
export function download(
  person: Person,
  path: string,
): Promise<{ status: number; announced: number; bytes: Buffer }> {
  return fetched(`${person.url}${path}`, { cookie: person.cookieHeader });
}

function fetched(url: string, headers: Record<string, string>): ReturnType<typeof download> {
  return new Promise((done, fail) => {
    const sent = request(url, { headers }, (answer) => {
      // A storage of its own is asked without our cookies.
      if (answer.statusCode === 302) return done(fetched(answer.headers.location ?? '', {}));
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          announced: Number(answer.headers['content-length']),
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.once('error', fail).end();
  });
}

/** Begins an answer, and is gone after its first bytes. */
export function abandon(person: Person, path: string): Promise<void> {
  return new Promise((done, fail) => {
    const sent = request(`${person.url}${path}`, { headers: { cookie: person.cookieHeader } }, (answer) => {
      answer.once('data', () => sent.destroy());
      answer.once('close', done);
      answer.on('error', () => undefined);
    });
    sent.once('error', fail).end();
  });
}

/** The files of a zip without compression, by its directory at the end (APPNOTE, 4.3.12 and 4.3.16). */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), zip.subarray(start, start + size));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
