import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Config } from '../config/config.js';
import type { DiskSpace } from '../storage/disk-space.js';
import { SentFiles } from './sent-files.js';

const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-sent-'));
const disk = { require: () => undefined } as unknown as DiskSpace;
const files = new SentFiles({ dataDir } as Config, disk);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const LIMITS = { all: 1_000_000, text: 10_000 };

/** Sends a text in pieces of some bytes. @returns what the parser gets, and what removes the files */
async function send(json: string, pieceBytes = 7, limits = LIMITS) {
  const bytes = Buffer.from(json);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, number) =>
    bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes),
  );
  const received = files.receive(0, limits);
  const passed = await text(Readable.from(pieces).pipe(received));
  return { passed, received };
}
const parsed = async (json: string, pieceBytes?: number) =>
  JSON.parse((await send(json, pieceBytes)).passed) as Record<string, string>;
const contentOf = (value = ''): Buffer => readFileSync(files.find(value)?.path ?? '');

describe('a JSON text with files', () => {
  it('keeps them on the disk, byte for byte, however it is cut into pieces, and changes nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'binary' })),
        fc.integer({ min: 1, max: 50 }),
        async (content, others, pieceBytes) => {
          const bytes = Buffer.from(content);
          const body = { ...others, image: `data:image/png;base64,${bytes.toString('base64')}`, last: 1 };
          const { image = '', ...rest } = await parsed(JSON.stringify(body), pieceBytes);
          expect(files.find(image)).toMatchObject({ size: bytes.length, isWhole: true, type: 'image/png' });
          expect(contentOf(image)).toEqual(bytes);
          expect(rest).toEqual(JSON.parse(JSON.stringify({ ...others, last: 1 })));
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a slash with a backslash', 'data:image\\/png;base64,\\/\\/79', '//79'],
    ['characters by their number', 'data:image/png;base64,\\u002b\\u002B79', '++79'],
  ])('reads %s', async (_, written, base64) => {
    const { image } = await parsed(`{"image":"${written}"}`, 3);
    expect(contentOf(image)).toEqual(Buffer.from(base64, 'base64'));
  });

  it.each([
    'data:',
    'data:,words',
    'data:image/png,words',
    `data:${'x'.repeat(200)};base64,AAAA`,
    'Data is here',
    'data:\\"',
    'data:\\\\',
    'dat\\"a:image/png;base64,AAAA',
    '\\u0064ata:image/png;base64,AAAA',
  ])('leaves %s as it is', async (written) => {
    const json = `{"text":"${written}","more":"\\\\"}`;
    for (const pieceBytes of [1, 4, 1000]) expect((await send(json, pieceBytes)).passed).toBe(json);
  });

  it.each([
    ['what is no Base64', 'AA!A'],
    ['half a group', 'AAAAA'],
    ['padding in the middle', 'AA==AAAA'],
    ['nothing', ''],
    ['an escaped letter of another kind', 'AA\\nA'],
  ])('says that a file is not whole when it has %s', async (_, base64) => {
    const { image = '' } = await parsed(`{"image":"data:image/png;base64,${base64}"}`, 3);
    expect(files.find(image)?.isWhole).toBe(false);
  });

  it('finds a file by nothing that a request can say', async () => {
    const { first = '' } = await parsed('{"first":"data:image/png;base64,AAAA"}');
    const name = first.slice(first.lastIndexOf('file:'));
    const { second = '' } = await parsed(`{"second":"data:image/png;base64,${name}"}`);
    expect(files.find(second)?.isWhole).toBe(false);
  });

  it('is refused above the limit in all, of text, or of files, and leaves nothing behind', async () => {
    const image = `"data:image/png;base64,${'A'.repeat(40_000)}"`;
    const refused = async (json: string, limits = LIMITS) => {
      const received = files.receive(0, limits);
      const failure = await text(Readable.from([Buffer.from(json)]).pipe(received)).then(
        () => null,
        (error: { code?: string }) => error.code,
      );
      await received.forget();
      return failure;
    };
    expect(await refused(`{"image":${image}}`)).toBeNull();
    expect(await refused(`{"image":${image}}`, { ...LIMITS, all: 30_000 })).toBe('PAYLOAD_TOO_LARGE');
    expect(await refused(`{"text":"${'x'.repeat(10_000)}"}`)).toBe('PAYLOAD_TOO_LARGE');
    expect(await refused(`[${Array(5).fill(image).join()}]`)).toBe('MALFORMED_REQUEST');
  });

  it('forgets its files when its request is over', async () => {
    const { passed, received } = await send('{"image":"data:image/png;base64,AAAA"}');
    const { image = '' } = JSON.parse(passed) as Record<string, string>;
    const { path = '' } = files.find(image) ?? {};
    expect(existsSync(path)).toBe(true);
    await received.forget();
    expect(existsSync(path)).toBe(false);
    expect(files.find(image)).toBeNull();
  });
});
