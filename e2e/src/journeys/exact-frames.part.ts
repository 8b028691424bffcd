import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize, resolve } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { listBookings, send } from '../screens/calls.js';
import { type NumberedClip, SQUARES, makeNumberedClips, numbersIn } from './numbered-clips.js';
import { signedIn } from './sound-pages.js';
import { deliverStated } from './steps.js';

const root = resolve(__dirname, '../../..');
const app = useProduct();
/** What chance decides with; REELPACT_SEED repeats a run. */
const SEED = Number(process.env.REELPACT_SEED ?? Date.now() % 1_000_000);
/** Spread over all clips. */
const FRAMES = 200;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

interface PlayedFile {
  filename: string;
  preview: string;
  playUrl: string;
  uploadId: string;
  large: { status: string; url: string; width: number; height: number } | null;
  media: { width: number; height: number; frameCount: number; fps: { num: number; den: number } };
}

/** Numbers below a limit, always the same for a seed. */
function chance(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** The page with the stage alone, built from the frontend's sources; it is answered beside the product's own pages. */
async function serveStagePage(page: Page): Promise<void> {
  const built = mkdtempSync(join(tmpdir(), 'reelpact-stage-'));
  folders.push(built);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'frontend/test/stage-page/vite.config.ts');
  execFileSync(process.execPath, [vite, 'build', '--config', config, '--outDir', built], { stdio: 'pipe' });
  await page.route('**/stage-page/**', (route) => {
    const path = normalize(new URL(route.request().url()).pathname.replace('/stage-page/', ''));
    return route.fulfill({ path: join(built, path === '.' ? 'index.html' : path) });
  });
}

/** A booking of the demo that waits for content. */
async function deliverable(page: Page): Promise<{ id: string }> {
  await signedIn(page, 'brand');
  const ofBrand = (await listBookings(page.request, 'brand')).map(({ id }) => id);
  await signedIn(page, 'creator');
  for (const { id, stage: at } of await listBookings(page.request, 'creator')) {
    if (at !== 'producing' || !ofBrand.includes(id)) continue;
    const { actions } = await send<{ actions: { name: string; enabled: boolean }[] }>(
      page.request,
      'GET',
      `/api/bookings/${id}`,
    );
    if (actions.some(({ name, enabled }) => name === 'submit_content' && enabled)) return { id };
  }
  throw new Error('The demo has no booking that waits for content.');
}

async function deliver(page: Page, clips: readonly NumberedClip[]): Promise<string> {
  const booking = await deliverable(page);
  await page.goto(`/content-delivery/${booking.id}`);
  await page.locator('input[type=file]').setInputFiles(clips.map(({ path }) => path));
  await deliverStated(page);
  await page.waitForURL(/content-submitted/);
  return booking.id;
}

/** Waits until every preview of the newest version is made. */
async function previewsOf(page: Page, bookingId: string): Promise<PlayedFile[]> {
  for (;;) {
    const versions = await send<{ files: PlayedFile[] }[]>(
      page.request,
      'GET',
      `/api/bookings/${bookingId}/submissions`,
    );
    const { files } = versions.at(-1) as { files: PlayedFile[] };
    if (files.every(({ preview }) => preview !== 'pending')) return files;
    await page.waitForEvent('requestfinished', { timeout: 500 }).catch(() => {});
  }
}

/** Has large previews made as the booking's brand. @returns the files once they are there */
async function enlarged(brand: Page, bookingId: string): Promise<PlayedFile[]> {
  for (const { large, uploadId } of await previewsOf(brand, bookingId)) {
    if (large)
      await send(
        brand.request,
        'POST',
        `/api/bookings/${bookingId}/review-room/files/${uploadId}/large-preview`,
      );
  }
  for (;;) {
    const files = await previewsOf(brand, bookingId);
    if (files.every(({ large }) => large === null || large.status === 'ready')) return files;
    expect(files.map(({ large }) => large?.status)).not.toContain('failed');
    await brand.waitForEvent('requestfinished', { timeout: 500 }).catch(() => {});
  }
}

/** Asks the stage for each frame, and reads the number from the picture on screen. */
async function shownNumbers(page: Page, file: PlayedFile, frames: readonly number[]): Promise<number[]> {
  await page.evaluate((shown) => (window as never as StageWindow).showStage({ file: shown }), file);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  return shownNow(page, frames);
}

/** The numbers of frames that the stage is asked for; of the one on screen when none is named. */
function shownNow(page: Page, frames: readonly (number | null)[] = [null]): Promise<number[]> {
  return page.evaluate(
    async ([asked, squares]) => {
      const video = document.querySelector('video') as HTMLVideoElement;
      const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
      const context = canvas.getContext('2d', {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D;
      const read = () => {
        context.drawImage(video, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        return squares.reduce((number, { x, y }, bit) => {
          const at = (Math.floor(y * canvas.height) * canvas.width + Math.floor(x * canvas.width)) * 4;
          return (data[at] ?? 0) > 127 ? number | (1 << bit) : number;
        }, 0);
      };
      const numbers: number[] = [];
      for (const frame of asked) {
        if (frame !== null) await (window as never as StageWindow).stage.showFrame(frame);
        numbers.push(read());
      }
      return numbers;
    },
    [frames, SQUARES] as const,
  );
}

/**
 * Chooses full quality on the stage where a frame is shown, and the standard one while it plays.
 * @returns the number that was shown before and after, and whether it went on playing
 */
async function changingQuality(page: Page, file: PlayedFile, frame: number) {
  const [before] = await shownNumbers(page, file, [frame]);
  const isShown = (width: number) =>
    page.waitForFunction(
      (wanted) => {
        const video = document.querySelector('video');
        const isHeld = document.querySelector('canvas')?.hidden === false;
        return video?.videoWidth === wanted && !video.seeking && !isHeld && video.readyState >= 2;
      },
      width,
      { timeout: 30_000 },
    );
  const bar = page.getByRole('slider', { name: /Position/ });
  await page.getByRole('combobox', { name: 'Quality' }).selectOption('full');
  await isShown(file.large?.width ?? 0);
  const at = await bar.getAttribute('aria-valuenow');
  const [after] = await shownNow(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Quality' }).selectOption('standard');
  await isShown(file.media.width);
  await page.waitForFunction(() => document.querySelector('video')?.paused === false);
  return { at: Number(at), before, after };
}

interface StageWindow {
  showStage(page: object): void;
  stage: { showFrame(frame: number): Promise<void>; freeze(): number };
}

it('the stage shows exactly the frame that is asked for, at every usual rate and in both sizes', async () => {
  const { folder, clips } = await makeNumberedClips();
  folders.push(folder);
  const { page, problems } = await app.newPerson();
  const bookingId = await deliver(page, clips);
  await previewsOf(page, bookingId);
  const { page: brand } = await app.newPerson();
  await signedIn(brand, 'brand');
  const files = await enlarged(brand, bookingId);
  expect(files.filter(({ large }) => large !== null)).toHaveLength(2);
  await serveStagePage(page);
  await page.goto('/stage-page/');
  const pick = chance(SEED);
  let right = 0;
  for (const [index, clip] of clips.entries()) {
    const file = files.find(({ filename }) => filename === `${clip.name}.mp4`) as PlayedFile;
    const { frameCount } = file.media;
    const copy = join(folder, 'preview.mp4');
    writeFileSync(copy, await (await page.request.get(file.playUrl)).body());
    const truth = await numbersIn(copy, file.media);
    expect([clip.name, truth.length]).toEqual([clip.name, frameCount]);
    // Where nothing was left out or repeated, a frame's place is its number.
    if (clip.isEven) expect(truth).toEqual(truth.map((_, frame) => frame));
    const share =
      Math.floor((FRAMES * (index + 1)) / clips.length) - Math.floor((FRAMES * index) / clips.length);
    const frames = [0, frameCount - 1, 1, 1, ...Array.from({ length: share - 4 }, () => pick(frameCount))];
    const shown = await shownNumbers(page, file, frames);
    const wrong = frames.flatMap((frame, at) =>
      shown[at] === truth[frame]
        ? []
        : [`${clip.name}: frame ${frame} shows ${shown[at]}, not ${truth[frame]}`],
    );
    expect({ seed: SEED, wrong }).toEqual({ seed: SEED, wrong: [] });
    right += shown.length;
    if (!clip.isLarge || file.large === null) continue;
    const { url, ...size } = file.large;
    writeFileSync(copy, await (await brand.request.get(url)).body());
    expect([clip.name, await numbersIn(copy, size)]).toEqual([clip.name, truth]);
    const large = { ...file, id: `${clip.name} at full size`, playUrl: url, large: null };
    const larger = await shownNumbers(page, large, frames);
    expect([clip.name, larger]).toEqual([clip.name, frames.map((frame) => truth[frame])]);
    const frame = pick(frameCount - 20);
    const changed = await changingQuality(page, file, frame);
    expect(changed).toEqual({ at: frame, before: truth[frame], after: truth[frame] });
  }
  expect(right).toBe(FRAMES);
  expect(readFileSync(join(folder, 'preview.mp4')).length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
