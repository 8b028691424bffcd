import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/dom';
import { licenseDocument } from '../documents';
import { htmlOf } from '../document';
import { SAMPLE_LICENSES } from '../sample-pages';
import { offerFileCheck } from './check-file';
import { hashFile } from './hash-file';

const MEGABYTE = 1024 * 1024;
const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file that says how much of it was read at once; what is read twice or too late is not there. */
class SpiedFile {
  readonly reads: number[] = [];
  constructor(
    readonly content: Uint8Array,
    readonly broken = false,
  ) {}
  get size(): number {
    return this.content.length;
  }
  slice(from: number, to: number) {
    const piece = this.content.slice(from, to);
    this.reads.push(piece.length);
    return {
      arrayBuffer: () => (this.broken ? Promise.reject(new Error('gone')) : Promise.resolve(piece.buffer)),
    };
  }
}
const spied = (bytes: Uint8Array, broken = false) => new SpiedFile(bytes, broken) as SpiedFile & File;

describe('the sum of a file', () => {
  it.each([0, 1, 4 * MEGABYTE, 9 * MEGABYTE + 1])('of %s bytes is that of all its bytes', async (size) => {
    const bytes = new Uint8Array(size).map((_, index) => (index * 31) % 251);
    expect(await hashFile(spied(bytes), () => true)).toBe(sumOf(bytes));
  });

  it('is made piece by piece, with progress, and stops when it is told to', async () => {
    const file = spied(new Uint8Array(9 * MEGABYTE));
    const told: number[] = [];
    await hashFile(file, (percent) => told.push(percent) > 0);
    expect(Math.max(...file.reads)).toBeLessThanOrEqual(4 * MEGABYTE);
    expect(told).toEqual([0, 44, 88]);
    expect(await hashFile(file, () => false)).toBeNull();
  });
});

describe('the check of a file', () => {
  const content = new TextEncoder().encode('the reel');
  beforeEach(() => {
    const license = SAMPLE_LICENSES.valid;
    if (!license) throw new Error('There is no sample.');
    const files = [
      {
        name: '$& reel.mp4',
        size: 8,
        kind: 'video' as const,
        sha256: sumOf(content),
        ai: null,
        credentialUrl: null,
      },
    ];
    const html = htmlOf(licenseDocument({ ...license, files }, '/license.js', '/credential.js'));
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
    offerFileCheck(() => Promise.reject(new Error('no credential is checked here')));
  });
  const answer = () => document.querySelector('[role=status]')?.textContent;
  const drop = (file: File) => {
    const target = document.querySelector('.drop');
    if (!target) throw new Error('There is nowhere to drop a file.');
    fireEvent.drop(target, { dataTransfer: { files: [file] } });
  };

  it('appears where a script runs', () =>
    expect(document.querySelector('[data-check]')?.hasAttribute('hidden')).toBe(false));

  it('names the licensed file, whatever the file is called here', async () => {
    drop(spied(content));
    await waitFor(() => expect(answer()).toBe('This is $& reel.mp4 of this license.'));
  });

  it('says of any other file that it isn’t one', async () => {
    drop(spied(new TextEncoder().encode('the reel.')));
    await waitFor(() => expect(answer()).toBe('This file isn’t one of those licensed.'));
  });

  it('answers for the file that was chosen last', async () => {
    drop(spied(new Uint8Array(9 * MEGABYTE)));
    drop(spied(content));
    await waitFor(() => expect(answer()).toBe('This is $& reel.mp4 of this license.'));
  });

  it('says that a file can’t be read', async () => {
    drop(spied(content, true));
    await waitFor(() => expect(answer()).toContain('can’t be read'));
  });
});
