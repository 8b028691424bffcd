import { statfsSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PORTFOLIO, PROBLEMS, Problem } from '@reelpact/domain';
import { UploadStore } from '../src/modules/delivery/persistence/upload-store.js';
import { ArrivingFiles } from '../src/modules/delivery/arriving/arriving-files.js';
import { SweepUploads } from '../src/modules/delivery/index.js';
import { problemOfMachine } from '../src/platform/database/unavailable.js';
import { DiskSpace } from '../src/platform/storage/disk-space.js';
import { LOOK_EVERY_MS } from '../src/platform/http/receive-body.js';
import { STEP_BYTES } from '../src/platform/storage/disk-step.js';
import { Readiness } from '../src/platform/http/health.module.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator } from './builders.js';
import { aPhoto, aProduction } from './sending.js';
import { until } from './until.js';

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;

const begin = (stage: TestApp, cookie: string, bookingId: string, size: number) =>
  fetch(`${stage.url}/api/uploads`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      cookie,
      'upload-length': String(size),
      'upload-metadata': Object.entries({ bookingId, filename: 'a.mp4', filetype: 'video/mp4' })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });

describe('a disk with room for one large file more', () => {
  let stage: TestApp;
  beforeAll(async () => {
    const { bavail, bsize } = statfsSync(tmpdir());
    const room = 1.5 * GIB;
    const reserve = Math.max(0, Math.floor((bavail * bsize - room) / MIB));
    stage = await startTestApp({ DISK_RESERVE_MB: String(reserve) });
  });
  afterAll(() => stage.stop());

  it('takes what fits now, is promised to nobody who sends nothing, and refuses what doesn’t fit', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const cookie = creator.person.cookieHeader;
    for (let count = 0; count < 4; count += 1)
      expect((await begin(stage, cookie, bookingId, GIB)).status).toBe(201);
    const other = await aProduction(stage);
    expect((await begin(stage, other.creator.person.cookieHeader, other.bookingId, GIB)).status).toBe(201);
    const tooLarge = await begin(stage, cookie, bookingId, 2 * GIB);
    expect(tooLarge.status).toBe(507);
    expect(await tooLarge.json()).toEqual({
      statusCode: 507,
      code: 'OUT_OF_SPACE',
      message: PROBLEMS.OUT_OF_SPACE.message,
    });
    const promised = await stage.database.transaction((tx) => stage.app.get(UploadStore).outstanding(tx));
    expect(promised).toBe(2 * STEP_BYTES);
    await stage.database.pool.query(`update uploads set touched_at = now() - interval '2 hours'`);
    expect(await stage.database.transaction((tx) => stage.app.get(UploadStore).outstanding(tx))).toBe(0);
  });

  describe('with an upload under way', () => {
    afterEach(() => {
      jest.restoreAllMocks();
    });
    const headers = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
    const begun = async (size: number) => {
      const { creator, bookingId } = await aProduction(stage);
      const { person } = creator;
      const path = (await begin(stage, person.cookieHeader, bookingId, size)).headers.get('location') ?? '';
      // Asked of the protocol, it would end the upload that is under way.
      const id = path.slice(path.lastIndexOf('/') + 1);
      const offset = () => stage.app.get(ArrivingFiles, { strict: false }).received(id);
      return { person, path, offset };
    };

    it('requires room before each step, and keeps what has come until then', async () => {
      const { person, path, offset } = await begun(3 * STEP_BYTES);
      const require = jest.spyOn(stage.app.get(DiskSpace), 'require');
      require.mockImplementation((bytes) => {
        // Not when it begins, and not at the first step.
        if (require.mock.calls.length > 2 && bytes === 0) throw new Problem('OUT_OF_SPACE');
      });
      const sent = await person.send<{ code: string }>('PATCH', path, Buffer.alloc(3 * STEP_BYTES), {
        ...headers,
        'upload-offset': '0',
      });
      expect([sent.status, sent.body.code]).toEqual([507, 'OUT_OF_SPACE']);
      jest.restoreAllMocks();
      expect(await offset()).toBeGreaterThanOrEqual(STEP_BYTES);
      expect(await offset()).toBeLessThan(2 * STEP_BYTES);
    });

    it('hangs up on a sender who stalls', async () => {
      const { person, path, offset } = await begun(STEP_BYTES);
      const timers = jest.spyOn(globalThis, 'setInterval');
      const call = request(stage.url + path, {
        method: 'PATCH',
        headers: {
          ...headers,
          cookie: person.cookieHeader,
          ...{ 'upload-offset': '0', 'content-length': STEP_BYTES },
        },
      });
      const gone = new Promise((done) => call.once('error', done));
      call.write(Buffer.alloc(1_000));
      await until(() => timers.mock.calls.some(([, ms]) => ms === LOOK_EVERY_MS));
      await until(async () => (await offset()) === 1_000);
      // Once for what came before it stalled.
      for (const [check, ms] of [...timers.mock.calls, ...timers.mock.calls])
        if (ms === LOOK_EVERY_MS) (check as () => void)();
      await gone;
      expect(await offset()).toBe(1_000);
    });
  });

  it('is not spoken for by videos that are announced and never sent', async () => {
    const announced: ClientRequest[] = [];
    const holding = jest.spyOn(stage.app.get(DiskSpace), 'holding');
    for (let count = 0; count < 9; count += 1) {
      const { id, person } = await aCreator(stage);
      const path = `/api/creator/${id}/portfolio/videos?title=Never`;
      const headers = { cookie: person.cookieHeader, 'content-type': 'video/mp4' };
      const video = request(stage.url + path, {
        method: 'POST',
        headers: { ...headers, 'content-length': PORTFOLIO.video.maxBytes },
      });
      video.on('error', () => undefined);
      video.flushHeaders();
      announced.push(video);
      await until(() => holding.mock.calls.length > count);
      // One of a creator at a time.
      const another = await person.send<{ message: string }>('POST', path, Buffer.alloc(1), headers);
      expect([another.status, another.body.message]).toEqual([409, PORTFOLIO.video.messages.underWay]);
    }
    const other = await aCreator(stage);
    const image = `data:image/jpeg;base64,${(await aPhoto(64, 64)).toString('base64')}`;
    const added = await other.person.post(`/api/creator/${other.id}/portfolio`, { title: 'A', image });
    for (const video of announced) video.destroy();
    holding.mockRestore();
    expect(added.status).toBe(201);
  });

  it('leaves the server ready', () => {
    expect(stage.app.get(Readiness).problem() ?? '').not.toContain('disk');
  });
});

describe('a disk whose reserve is used up', () => {
  let stage: TestApp;
  beforeAll(async () => {
    stage = await startTestApp({ DISK_RESERVE_MB: '1000000000' });
  });
  afterAll(() => stage.stop());

  it('takes no file from anyone, says so in a sentence, and the server is not ready', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const photo = await aPhoto(64, 64);
    const answers = [
      await begin(stage, creator.person.cookieHeader, bookingId, 10),
      await creator.person.send('POST', `/api/creator/${creator.id}/portfolio/videos?title=A`, photo, {
        'content-type': 'video/mp4',
      }),
      await creator.person.post(`/api/creator/${creator.id}/portfolio`, {
        title: 'A',
        image: `data:image/jpeg;base64,${photo.toString('base64')}`,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([507, 507, 507]);
    expect(stage.app.get(Readiness).problem()).toContain('disk space');
  });

  it('refuses the bytes of an upload that was begun when there was room', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const id = '00000000-0000-7000-8000-000000000001';
    await stage.database.pool.query(
      `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type) values ($1, $2, $3, 'a.mp4', 10, '')`,
      [id, bookingId, creator.id],
    );
    const { status } = await creator.person.send('PATCH', `/api/uploads/${id}`, Buffer.alloc(10), {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    });
    expect(status).toBe(507);
  });

  it('keeps an upload whose pieces still come, however short each is', async () => {
    const { creator, bookingId } = await aProduction(stage);
    await stage.database.pool.query(
      `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type, touched_at)
       values ('going-on', $1, $2, 'a.mp4', 10, '', now() - interval '25 hours')`,
      [bookingId, creator.id],
    );
    await stage.app.get(UploadStore).touch(stage.database, 'going-on', 4);
    expect(await stage.app.get(SweepUploads).run()).toBe(0);
    const { rows } = await stage.database.pool.query(
      `select received::int from uploads where id = 'going-on'`,
    );
    expect(rows).toEqual([{ received: 4 }]);
    await stage.app.get(UploadStore).touch(stage.database, 'going-on', Number.NaN);
    await stage.database.pool.query(`delete from uploads where id = 'going-on'`);
  });

  it('is cleared of uploads that have been silent for a day, and of no others', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const insert = `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type, touched_at, finished_at)
      values ($1, $2, $3, 'a.mp4', 10, '', now() - $4::interval, $5)`;
    await stage.database.pool.query(insert, ['old', bookingId, creator.id, '25 hours', null]);
    await stage.database.pool.query(insert, ['young', bookingId, creator.id, '23 hours', null]);
    await stage.database.pool.query(insert, ['done', bookingId, creator.id, '25 hours', new Date()]);
    expect(await stage.app.get(SweepUploads).run()).toBe(1);
    const { rows } = await stage.database.pool.query<{ id: string }>(
      'select id from uploads where booking_id = $1 order by id',
      [bookingId],
    );
    expect(rows.map(({ id }) => id)).toEqual(['done', 'young']);
  });
});

describe('an error of the machine', () => {
  it.each([
    [{ code: 'ENOSPC' }, 507],
    [{ code: '53100' }, 507],
    [{ driverError: { code: '53100' } }, 507],
    [{ code: '57P01' }, 503],
    [{ code: 'ECONNREFUSED' }, 503],
    [new Error('Connection terminated unexpectedly'), 503],
    [new Error('Client has encountered a connection error and is not queryable'), 503],
    [{ code: '23505' }, undefined],
    [new Error('anything else'), undefined],
  ])('%j is answered with %j', (error, status) => {
    expect(problemOfMachine(error)?.status).toBe(status);
  });
});
