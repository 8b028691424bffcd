import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Problem } from '@reelpact/domain';
import sharp from 'sharp';
import { jpegThatClaims } from '../../../test/large-jpeg.js';
import type { Config } from '../config/config.js';
import { contentOf } from './content.js';
import { MediaProbe } from './media-probe.js';
import { MediaTooCostly, MediaWorker, UnreadableMedia } from './media-worker.js';
import { Pictures } from './pictures.js';
import { ScratchFolders } from './scratch-folders.js';
import { Videos } from './videos.js';

const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-probe-'));
const config = { dataDir, demoMode: true, ffmpegPath: null, mediaJail: null } as Config;
const folders = new ScratchFolders(config);
afterAll(() => rmSync(dataDir, { recursive: true }));

type Look = Videos['look'];
const unused = {} as never;
const noLimits = { take: () => Promise.resolve(), spend: () => Promise.resolve() } as never;

/** A probe whose videos are looked into by a function of the test. */
function probeWith(look: Look): MediaProbe {
  const worker = new MediaWorker(config, folders);
  const pictures = new Pictures(worker, folders, noLimits, unused);
  return new MediaProbe(worker, folders, pictures, Object.assign(new Videos(worker, pictures), { look }));
}
const film = join(dataDir, 'film');
writeFileSync(film, 'a film');
const VIDEO = { mimeType: 'video/mp4', kind: 'video', demuxer: 'mov' } as const;
const blamedFor = (error: Error) => probeWith(() => Promise.reject(error)).isUnreadable(film, VIDEO, 'ann');

describe('a look into a file whose sender waits', () => {
  it('blames the file only for what is the file’s fault', async () => {
    expect(await blamedFor(new UnreadableMedia('no frame'))).toBe(true);
    expect(await blamedFor(new MediaTooCostly('ended by SIGKILL'))).toBe(false);
    expect(await blamedFor(new Error('the media worker could not start'))).toBe(false);
    expect(await blamedFor(Object.assign(new Error('the disk is full'), { code: 'ENOSPC' }))).toBe(false);
  });

  it('is taken by a few at a time; whoever finds all places taken goes without one', async () => {
    const finish: (() => void)[] = [];
    let highest = 0;
    let running = 0;
    const probe = probeWith(async () => {
      running += 1;
      highest = Math.max(highest, running);
      await new Promise<void>((go) => finish.push(go));
      running -= 1;
      throw new UnreadableMedia('all of them are broken');
    });
    const probes = Array.from({ length: 20 }, (_, index) =>
      probe.isUnreadable(film, VIDEO, `person ${index}`),
    );
    const ended = Promise.all(probes);
    let isOver = false;
    void ended.then(() => (isOver = true));
    while (!isOver) {
      finish.shift()?.();
      await new Promise((resume) => setImmediate(resume));
    }
    const answers = await ended;
    expect(highest).toBeLessThanOrEqual(2);
    expect(answers.filter((isUnreadable) => isUnreadable)).toHaveLength(6);
    expect(answers.filter((isUnreadable) => !isUnreadable)).toHaveLength(14);
    expect(readdirSync(join(dataDir, 'scratch'))).toEqual([]);
  });

  it('waits for nobody who draws pictures: then it is left out', async () => {
    const worker = new MediaWorker(config, folders);
    const pictures = new Pictures(worker, folders, noLimits, unused);
    const busy = Object.assign(pictures, { check: () => Promise.reject(new Problem('BUSY')) });
    const probe = new MediaProbe(worker, folders, busy, new Videos(worker, pictures));
    expect(
      await probe.isUnreadable(film, { mimeType: 'image/png', kind: 'image', demuxer: null }, 'ann'),
    ).toBe(false);
  });

  it('takes the photo of a phone whose format nothing here can decode', async () => {
    const { format } = sharp;
    expect(format.heif.input.fileSuffix).not.toContain('.heic');
    const probe = probeWith(() => Promise.reject(new Error('no video here')));
    const content = { mimeType: 'image/heic', kind: 'image', demuxer: null } as const;
    expect(await probe.isUnreadable(film, content, 'ann')).toBe(false);
  });

  it('sees a picture that ends in the middle, and takes one that is too large to be drawn', async () => {
    const probe = probeWith(() => Promise.reject(new Error('no video here')));
    const outcome = async (name: string, bytes: Buffer) => {
      const path = join(dataDir, name);
      writeFileSync(path, bytes);
      const content = await contentOf(path);
      return content && probe.isUnreadable(path, content, 'ann');
    };
    const whole = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    expect(await outcome('whole', whole)).toBe(false);
    expect(await outcome('half', whole.subarray(0, whole.length / 2))).toBe(true);
    // It is taken as it is, and whoever wants a preview of it is told why there is none.
    expect(await outcome('large', await jpegThatClaims(16_384, 12_400))).toBe(false);
  });
});

describe('a server without a maintained FFmpeg', () => {
  it('looks into no video', async () => {
    const worker = Object.defineProperty(new MediaWorker(config, folders), 'canDecodeVideos', {
      value: false,
    });
    const probe = new MediaProbe(worker, folders, unused, unused);
    expect(await probe.isUnreadable(film, VIDEO, 'ann')).toBe(false);
  });
});
