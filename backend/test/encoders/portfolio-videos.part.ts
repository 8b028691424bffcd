import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PORTFOLIO } from '@reelpact/domain';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';
import type { OwnPortfolioItemDto, PortfolioItemDto } from '../../src/modules/catalog/index.js';
import { MakePortfolioVideo } from '../../src/modules/catalog/use-cases/make-portfolio-video.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { type TestCreator, aCreator } from '../builders.js';
import { aClip, aPhoto } from '../sending.js';
import { filesIn } from '../media-files.js';

let stage: TestApp;
let clip: Buffer;
beforeAll(async () => {
  stage = await sharedTestApp();
  clip = aClip('1920x1080', 2);
});

const MEGABYTE = Buffer.alloc(1024 * 1024);
const VIDEO = { 'content-type': 'video/mp4' };
const add = ({ person, id }: TestCreator, body: Buffer, title = 'A reel', headers: object = VIDEO) =>
  person.send<OwnPortfolioItemDto>(
    'POST',
    `/api/creator/${id}/portfolio/videos?title=${encodeURIComponent(title)}`,
    body,
    headers as Record<string, string>,
  );
const own = async ({ person, id }: TestCreator) =>
  (await person.get<OwnPortfolioItemDto[]>(`/api/creator/${id}/portfolio`)).body;
const shown = async ({ id }: TestCreator) =>
  (await stage.person().get<PortfolioItemDto[]>(`/api/creators/${id}/portfolio`)).body;
const fetched = async (url: string | null) => {
  const answer = await fetch(stage.url + (url ?? '/api/media/none'));
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};
/** A video without sound and with few pictures, so that minutes of it are made in a moment. */
function aLongClip(seconds: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-long-'));
  const path = join(folder, 'a.mp4');
  const source = `testsrc=size=32x32:rate=4:duration=${seconds}`;
  spawnSync(ffmpeg.path, ['-f', 'lavfi', '-i', source, '-preset', 'ultrafast', path]);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}
/** What ffmpeg has to say about a video. */
function described(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'reelpact-look-'));
  writeFileSync(join(folder, 'a.mp4'), bytes);
  const { stderr } = spawnSync(ffmpeg.path, ['-hide_banner', '-i', join(folder, 'a.mp4')]);
  rmSync(folder, { recursive: true });
  return stderr.toString();
}
const originals = (): Promise<string[]> => filesIn(stage, 'portfolio-originals');

describe('a video', () => {
  it('is shown to others when it is ready: small, playable at once and without what the camera noted', async () => {
    const creator = await aCreator(stage);
    const { status, body } = await add(creator, clip, ' Morning coffee ');
    expect(status).toBe(201);
    expect(body).toEqual({
      focus: { x: 50, y: 50 },
      id: body.id,
      title: 'Morning coffee',
      type: 'video',
      status: 'processing',
      problem: null,
      imageUrl: null,
      videoUrl: null,
      duration: null,
    });
    expect([await shown(creator), await own(creator)]).toEqual([[], [body]]);
    const profile = `/api/creator/profile/${creator.id}`;
    expect((await stage.person().get<{ portfolioItems: [] }>(profile)).body.portfolioItems).toEqual([]);

    await stage.drain();
    const [item] = await shown(creator);
    expect(item).toMatchObject({ id: body.id, type: 'video', duration: '0:02' });
    expect(await own(creator)).toMatchObject([
      { id: body.id, status: 'ready', problem: null, videoUrl: item?.videoUrl },
    ]);
    const { bytes } = await fetched(item?.videoUrl ?? null);
    const words = described(bytes);
    expect(words).toContain('1280x720');
    expect(words).toMatch(/h264[\s\S]*aac/);
    expect(words).not.toContain('Lisbon');
    // The index stands before the pictures, so that it starts before it has loaded.
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const poster = await sharp((await fetched(item?.imageUrl ?? null)).bytes).metadata();
    expect([poster.format, poster.width]).toEqual(['webp', 1280]);
    expect(await originals()).toEqual([]);
  });

  it('can be sorted and named while it is made', async () => {
    const creator = await aCreator(stage);
    const ids = [(await add(creator, clip)).body.id, (await add(creator, clip)).body.id];
    const items = ids.reverse().map((id, index) => ({ id, title: `number ${index}` }));
    const answer = await creator.person.call<OwnPortfolioItemDto[]>(
      'PUT',
      `/api/creator/${creator.id}/portfolio`,
      { items },
    );
    expect(answer.body).toMatchObject(items);
    await stage.drain();
    expect(await shown(creator)).toMatchObject(items);
  });

  it('that can’t be read says so to its owner, who can remove it', async () => {
    const creator = await aCreator(stage);
    const { body } = await add(creator, clip.subarray(0, 2_000));
    await stage.drain();
    expect(await own(creator)).toMatchObject([
      { id: body.id, status: 'failed', problem: PORTFOLIO.video.problems.unreadable },
    ]);
    expect([await shown(creator), await originals()]).toEqual([[], []]);
    expect(
      (await creator.person.call('DELETE', `/api/creator/${creator.id}/portfolio/${body.id}`)).status,
    ).toBe(204);
    expect(await own(creator)).toEqual([]);
  });

  it('that is too long is not shown', async () => {
    const creator = await aCreator(stage);
    await add(creator, aLongClip(PORTFOLIO.video.maxSeconds + 2));
    const fits = (await add(creator, aLongClip(PORTFOLIO.video.maxSeconds))).body.id;
    await stage.drain();
    expect((await own(creator))[0]?.problem).toBe(PORTFOLIO.video.problems.too_long);
    expect(await shown(creator)).toMatchObject([{ id: fits, duration: '3:00' }]);
  });

  it('that is made twice at the same time is there all the same', async () => {
    const creator = await aCreator(stage);
    const { body } = await add(creator, clip);
    const maker = stage.app.get(MakePortfolioVideo);
    await Promise.all([maker.run(body.id), maker.run(body.id)]);
    await stage.drain();
    const [item] = await shown(creator);
    expect((await fetched(item?.videoUrl ?? null)).status).toBe(200);
    expect((await fetched(item?.imageUrl ?? null)).status).toBe(200);
    expect(await originals()).toEqual([]);
  });

  it('that is removed while it waits leaves nothing', async () => {
    const creator = await aCreator(stage);
    const { body } = await add(creator, clip);
    expect(await originals()).toEqual([body.id]);
    await creator.person.call('DELETE', `/api/creator/${creator.id}/portfolio/${body.id}`);
    await stage.drain();
    expect([await own(creator), await originals()]).toEqual([[], []]);
    expect((await fetched(`/api/media/portfolio/${body.id}.mp4`)).status).toBe(404);
  });
});

describe('what is sent', () => {
  it('must be a video by its content and by its type, and needs a title', async () => {
    const creator = await aCreator(stage);
    const photo = await add(creator, await aPhoto(64, 64));
    expect(photo.body).toMatchObject({ statusCode: 400, message: PORTFOLIO.video.messages.type });
    expect((await add(creator, clip, 'One', { 'content-type': 'image/jpeg' })).status).toBe(415);
    expect((await add(creator, clip, ' ')).body).toMatchObject({
      statusCode: 400,
      errors: { title: PORTFOLIO.title.message },
    });
    expect([await own(creator), await originals()]).toEqual([[], []]);
  });

  it('is for one’s own portfolio, and only there a video is taken', async () => {
    const [creator, other] = [await aCreator(stage), await aCreator(stage)];
    expect((await add({ ...creator, person: other.person }, clip)).status).toBe(403);
    const elsewhere = await creator.person.send('POST', `/api/creator/${creator.id}/portfolio`, clip, VIDEO);
    expect(elsewhere.status).toBe(415);
    expect((await other.person.get(`/api/creator/${creator.id}/portfolio`)).status).toBe(403);
  });

  it('is refused above the limit, whether its size is said before or not', async () => {
    const creator = await aCreator(stage);
    const { maxBytes, messages } = PORTFOLIO.video;
    const tooLarge = JSON.stringify({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE', message: messages.size });
    /** Sends so many megabytes, or until it is answered. */
    const answerTo = (megabytes: number, headers: Record<string, string> = {}) =>
      new Promise<string>((done, fail) => {
        const path = `/api/creator/${creator.id}/portfolio/videos?title=Long`;
        const sending = httpRequest(
          stage.url + path,
          { method: 'POST', headers: { ...VIDEO, ...headers, cookie: creator.person.cookieHeader } },
          (answer) => {
            let text = '';
            answer.setEncoding('utf8').on('data', (more: string) => (text += more));
            answer.on('end', () => {
              done(text);
              sending.destroy();
            });
          },
        ).on('error', fail);
        let left = megabytes;
        const more = (): void => {
          while (left > 0) {
            left -= 1;
            if (!sending.write(MEGABYTE)) return void sending.once('drain', more);
          }
          if (!headers['content-length']) sending.end();
        };
        more();
      });
    expect(await answerTo(1, { 'content-length': String(maxBytes + 1) })).toBe(tooLarge);
    expect(await answerTo(maxBytes / MEGABYTE.length + 1)).toBe(tooLarge);
    expect([await own(creator), await originals()]).toEqual([[], []]);
  });
});
