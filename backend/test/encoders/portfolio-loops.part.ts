import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_MEDIA } from '@reelpact/domain';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import { EditPortfolio } from '../../src/modules/catalog/index.js';
import { MakePortfolioLoop } from '../../src/modules/catalog/use-cases/make-portfolio-loop.js';
import { factsOf } from '../../src/platform/media/video-facts.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aCreator } from '../builders.js';
import { addVideo, filesIn, storedFile } from '../media-files.js';
import { aClip, aPhoto } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const inFolder = <T>(work: (path: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-loop-'));
  const result = work(join(folder, 'a.mp4'));
  rmSync(folder, { recursive: true });
  return result;
};
/** A film in which every pixel of every frame is new, with sound. */
const noise = (size: string, seconds: number): Buffer =>
  inFolder((path) => {
    const video = `color=gray:size=${size}:rate=30:duration=${seconds},noise=alls=100:allf=t`;
    const sound = `sine=frequency=440:duration=${seconds}`;
    const coded = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-crf', '30'];
    const { status, stderr } = spawnSync(ffmpeg.path, [
      '-f',
      'lavfi',
      '-i',
      video,
      '-f',
      'lavfi',
      '-i',
      sound,
      ...coded,
      path,
    ]);
    if (status !== 0) throw new Error(stderr.toString());
    return readFileSync(path);
  });
/** What ffmpeg has to say about a video, and what it weighs. */
const described = (bytes: Buffer) =>
  inFolder((path) => {
    writeFileSync(path, bytes);
    const said = spawnSync(ffmpeg.path, ['-hide_banner', '-i', path]).stderr.toString();
    return { said, size: /, (\d+x\d+)/.exec(said)?.[1], seconds: factsOf(said).seconds ?? 0 };
  });
const loopOf = async (itemId: string) =>
  (
    await stage.database.row<{ loopKey: string | null }>(
      't-loop',
      'select loop_key as "loopKey" from portfolio_items where id = $1',
      [itemId],
    )
  )?.loopKey ?? null;
const made = async (video: Buffer) => {
  const creator = await aCreator(stage);
  const itemId = await addVideo(creator, video);
  await stage.drain();
  expect(await loopOf(itemId)).toBe(`portfolio/${itemId}-loop.mp4`);
  const bytes = await storedFile(stage, `portfolio/${itemId}-loop.mp4`);
  return { creator, itemId, bytes, ...described(bytes) };
};
/** A video that is ready, without a loop: as they were before there were loops. */
const ready = async (creatorId: string, content: Buffer) => {
  const video = { content, duration: '0:02' };
  return stage.app.get(EditPortfolio).add(creatorId, { title: 'Old', picture: await aPhoto(64, 64), video });
};

describe('the loop of a video', () => {
  it('is its silent beginning, playable at once and without what the camera noted', async () => {
    const { bytes, said, size, seconds, itemId } = await made(aClip('1280x720', 8));
    expect(size).toBe('640x360');
    expect(said).toContain('h264');
    expect(said).not.toContain('Audio');
    expect(said).not.toContain('Lisbon');
    expect(seconds).toBeGreaterThanOrEqual(4);
    expect(seconds).toBeLessThanOrEqual(5);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const answer = await fetch(`${stage.url}/api/media/portfolio/${itemId}-loop.mp4`, {
      headers: { range: 'bytes=0-99' },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  });

  it('is 360 wide when the video stands upright, and as long as a short one', async () => {
    const { size, seconds } = await made(aClip('1080x1920', 2));
    expect([size, Math.round(seconds)]).toEqual(['360x640', 2]);
  });

  it('is never too large, however much moves', async () => {
    const itemId = await ready((await aCreator(stage)).id, noise('360x640', 6));
    await stage.drain();
    const bytes = await storedFile(stage, (await loopOf(itemId)) ?? '');
    expect(described(bytes).size).toBe('360x640');
    expect(bytes.length).toBeLessThanOrEqual(PAGE_MEDIA.loop.bytes);
    // Nor is it emptied to fit.
    expect(bytes.length).toBeGreaterThan(PAGE_MEDIA.loop.bytes / 10);
  });

  it('is made of a video that is ready already, by two runs at once too', async () => {
    const { id } = await aCreator(stage);
    const itemId = await ready(id, aClip('320x240', 2));
    const maker = stage.app.get(MakePortfolioLoop);
    await Promise.all([maker.run(itemId), maker.run(itemId)]);
    await stage.drain();
    expect(described(await storedFile(stage, (await loopOf(itemId)) ?? '')).size).toBe('320x240');
  });

  it('is not there when it can’t be made, and not tried for ever', async () => {
    const { id } = await aCreator(stage);
    const itemId = await ready(id, Buffer.from('no film at all'.repeat(100)));
    await stage.drain();
    expect(await loopOf(itemId)).toBeNull();
    expect(await stage.database.rows('t-tasks', 'select task from media_tasks')).toEqual([]);
  });

  it('goes with the video, removed while it is made or after, and with the account', async () => {
    const clip = aClip('320x240', 1);
    const { creator, itemId } = await made(clip);
    const { person, id, email } = creator;
    const remove = (item: string) => person.call('DELETE', `/api/creator/${id}/portfolio/${item}`);
    const during = await ready(id, clip);
    const making = stage.app.get(MakePortfolioLoop).run(during);
    await remove(during);
    await making;
    const kept = await addVideo(creator, clip);
    await stage.drain();
    expect(await filesIn(stage, 'portfolio', itemId)).toContain(`${itemId}-loop.mp4`);
    await remove(itemId);
    await stage.drain();
    for (const gone of [itemId, during]) expect(await filesIn(stage, 'portfolio', gone)).toEqual([]);
    const { body } = await person.get<{ data: { portfolio: { loopUrl: string }[] } }>('/api/auth/export');
    expect(body.data.portfolio[0]?.loopUrl).toContain(`/api/media/portfolio/${kept}-loop.mp4`);
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    await stage.drain();
    expect(await filesIn(stage, 'portfolio', kept)).toEqual([]);
  });
});
