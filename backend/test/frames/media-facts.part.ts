import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';
import type { SubmissionFileDto } from '../../src/modules/bookings/http/submission.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { read } from '../builders.js';
import { picturesOf } from '../mp4-facts.js';
import { type Sent, aFilm, aPhoto, aProduction, entry, send, submit } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const bytesOf = async (path: string | null | undefined): Promise<Buffer> => {
  const answer = await fetch(`${stage.url}${path ?? '/nowhere'}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** Delivers files. @returns them as the brand sees them once all previews are made */
async function delivered(...files: Sent[]): Promise<SubmissionFileDto[]> {
  const { creator, brand, bookingId } = await aProduction(stage);
  for (const file of files) await send(creator.person, bookingId, file);
  const answer = await submit(
    creator.person,
    bookingId,
    files.map((file) => entry(file)),
  );
  expect(answer.status).toBe(200);
  await stage.drain();
  const shown = (await read(brand, bookingId)).submissions[0]?.files ?? [];
  expect(shown.map(({ preview }) => preview)).toEqual(files.map(() => 'ready'));
  return shown;
}

const pictures = (rate: string, seconds: number, size = '180x320') => [
  ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`],
];
const sound = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
const video = (content: Buffer, name: string): Sent => ({ content, name, type: 'video/mp4' });

/** How many frames of a video look different from each other. */
function differentFrames(mp4: Buffer): number {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-frames-'));
  const path = join(folder, 'video.mp4');
  writeFileSync(path, mp4);
  const { stdout } = spawnSync(ffmpeg.path, ['-i', path, '-map', '0:v:0', '-f', 'framemd5', '-']);
  rmSync(folder, { recursive: true });
  const lines = stdout.toString().trim().split('\n');
  return new Set(lines.filter((line) => !line.startsWith('#')).map((line) => line.split(',').at(-1))).size;
}

/** What makes frame n lie at n / fps: checked in the file itself. */
function expectFrameExact(mp4: Buffer, { media }: SubmissionFileDto): void {
  const index = picturesOf(mp4);
  const { num, den } = media?.fps ?? { num: 0, den: 1 };
  expect(index.frames).toBe(media?.frameCount);
  expect(index.durations).toHaveLength(1);
  expect((index.durations[0] ?? 0) * num).toBe(index.timescale * den);
  expect(index.isReordered).toBe(false);
  expect(index.edits.map(({ mediaTime }) => mediaTime)).toEqual([0]);
  expect(index.keyFrames[0]).toBe(1);
  const distances = index.keyFrames.slice(1).map((frame, before) => frame - (index.keyFrames[before] ?? 0));
  expect(Math.max(...distances)).toBeLessThanOrEqual(15);
}

describe('a video’s preview', () => {
  it('has the rate and each frame of an original of constant rate', async () => {
    const rates = ['24', '25', '30000/1001', '30', '50', '60000/1001'];
    const clips = rates.map((rate) =>
      video(aFilm(pictures(rate, 2), sound(2)), `${rate.replace('/', '-')}.mp4`),
    );
    const files = await delivered(...clips);
    for (const [position, file] of files.entries()) {
      const [num, den = 1] = (rates[position] ?? '').split('/').map(Number);
      expect(file.media?.fps).toEqual({ num, den });
      const frames = picturesOf(clips[position]?.content ?? Buffer.alloc(0)).frames;
      expect(file.media).toMatchObject({ frameCount: frames, width: 180, height: 320, hasAudio: true });
      expect(file.media?.durationMs).toBe(Math.round((frames * 1000 * den) / (num ?? 1)));
      expect(file.source).toMatchObject({ width: 180, height: 320 });
      const preview = await bytesOf(file.playUrl);
      expectFrameExact(preview, file);
      expect(differentFrames(preview)).toBe(frames);
    }
  });

  it('of a variable rate has its average as a constant one', async () => {
    // As a phone in the dark records: thirty frames a second, then ten.
    const uneven = ['-vf', 'select=lt(n\\,45)+not(mod(n\\,3))', '-vsync', 'vfr'];
    const clip = video(aFilm(pictures('30', 3), uneven), 'phone.mp4');
    const original = picturesOf(clip.content);
    expect(original.durations.length).toBeGreaterThan(1);
    const [file] = await delivered(clip);
    const { num, den } = file?.media?.fps ?? { num: 0, den: 1 };
    expect(Math.abs(num / den - original.frames / 3)).toBeLessThan(0.5);
    expect(file?.media).toMatchObject({ hasAudio: false });
    expectFrameExact(await bytesOf(file?.playUrl), file!);
  });

  it('has no more than sixty frames a second, and measures what is seen, whichever way the camera was held', async () => {
    const fast = video(aFilm(pictures('120', 1)), 'fast.mp4');
    const turned = video(turnedByAQuarter(aFilm(pictures('30', 1, '1920x1080'))), 'turned.mp4');
    const [first, second] = await delivered(fast, turned);
    expect(first?.media).toMatchObject({ fps: { num: 60, den: 1 }, frameCount: 60 });
    expect(second?.media).toMatchObject({ width: 720, height: 1280, frameCount: 30 });
    expect(second?.source).toEqual({ width: 1080, height: 1920, durationMs: 1000 });
  });

  it('has square pixels, and may have a single frame', async () => {
    const wide = video(aFilm(pictures('25', 1, '720x576'), ['-vf', 'setsar=64/45']), 'wide.mp4');
    const still = video(aFilm(pictures('25', 1), ['-frames:v', '1']), 'still.mp4');
    const [first, second] = await delivered(wide, still);
    expect(first?.source).toMatchObject({ width: 1024, height: 576 });
    expect(first?.media).toMatchObject({ width: 1024, height: 576, frameCount: 25 });
    expect(second?.media).toMatchObject({ fps: { num: 25, den: 1 }, frameCount: 1, durationMs: 40 });
    expect(second?.scrub).toMatchObject({ columns: 1, count: 1 });
  });

  it('begins with its first frame, even where sound begins a moment earlier', async () => {
    const late = ['-itsoffset', '0.04', ...pictures('60', 1)];
    const clip = video(aFilm(late, sound(1), ['-vsync', '0']), 'late.mp4');
    expect(picturesOf(clip.content)).toMatchObject({
      frames: 60,
      edits: [{ mediaTime: -1 }, { mediaTime: 0 }],
    });
    const [file] = await delivered(clip);
    expect(file?.media).toMatchObject({ fps: { num: 60, den: 1 }, frameCount: 60 });
    const preview = await bytesOf(file?.playUrl);
    expectFrameExact(preview, file!);
    expect(differentFrames(preview)).toBe(60);
  });

  it('comes with small pictures of it, two a second', async () => {
    const [file] = await delivered(video(aFilm(pictures('24', 7, '360x640')), 'reel.mp4'));
    const { url, ...sheet } = file?.scrub ?? { url: null };
    expect(sheet).toEqual({ columns: 10, count: 14, width: 90, height: 160, intervalMs: 500 });
    const bytes = await bytesOf(url);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 320 });
    const frames = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const [left, top] = [(index % 10) * 90, Math.floor(index / 10) * 160];
        const part = sharp(bytes).extract({ left, top, width: 90, height: 160 });
        return (await part.raw().toBuffer()).reduce((sum, value) => sum + value, 0);
      }),
    );
    // All of them show something; what lies after the last one is black.
    expect(Math.min(...frames.slice(0, 14))).toBeGreaterThan(Math.max(...frames.slice(14)) * 10);
  });
});

describe('a photo’s preview', () => {
  it('measures the photo upright, and has neither frames nor a length', async () => {
    const content = await sharp(await aPhoto(2000, 1500))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [file] = await delivered({ content, name: 'sun.jpg', type: 'image/jpeg' });
    expect(file).toMatchObject({
      media: { fps: null, frameCount: null, durationMs: null, width: 960, height: 1280, hasAudio: false },
      source: { width: 1500, height: 2000, durationMs: null },
      scrub: null,
    });
  });
});

describe('a preview from before its facts were kept', () => {
  it('is shown without them', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const photo = { content: await aPhoto(), name: 'old.jpg', type: 'image/jpeg' };
    const id = await send(creator.person, bookingId, photo);
    await submit(creator.person, bookingId, [entry(photo)]);
    await stage.drain();
    await stage.database.rows(
      't-old-preview',
      `update previews set width = null, height = null, has_audio = null, source_width = null, source_height = null
       where upload_id = $1`,
      [id],
    );
    const [file] = (await read(brand, bookingId)).submissions[0]?.files ?? [];
    expect(file).toMatchObject({ preview: 'ready', media: null, source: null, scrub: null });
    await bytesOf(file?.playUrl);
  });
});

/** The matrix of a picture track, at the end of the box before width and height: a quarter turn, as phones write it. */
function turnedByAQuarter(mp4: Buffer): Buffer {
  const copy = Buffer.from(mp4);
  const matrix = copy.indexOf('tkhd') + 4 + 40;
  const [one, zero] = [0x1_00_00, 0];
  const turned = [zero, one, zero, -one, zero, zero, 1080 * one, zero, 0x40_00_00_00];
  for (const [index, value] of turned.entries()) copy.writeInt32BE(value, matrix + index * 4);
  return copy;
}
