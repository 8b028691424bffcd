/* Above 300 lines: all of it is one protocol, spoken by hand and by a client, and shares the few lines that speak it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { UploadDto } from '../../src/modules/delivery/http/delivery.dto.js';
import { ArrivingFiles } from '../../src/modules/delivery/arriving/arriving-files.js';
import { ScratchFolders } from '../../src/platform/media/scratch-folders.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser } from '../builders.js';
import type { Visitor as Person } from '../../src/modules/demo/visitor.js';
import { type Sent, aClip, aPhoto, aProduction, idOf, refusalOf, send, tusUpload } from '../sending.js';
import { until } from '../until.js';
import { filesIn, isStored, storedFile } from '../media-files.js';

let stage: TestApp;
let photo: Sent;
let clip: Sent;
beforeAll(async () => {
  stage = await sharedTestApp();
  photo = { content: await aPhoto(), name: 'morning.jpg', type: 'image/jpeg' };
  clip = { content: aClip(), name: 'pour.mp4', type: 'video/mp4' };
});

const uploadsOf = async (person: Person, bookingId: string): Promise<UploadDto[]> =>
  (await person.get<UploadDto[]>(`/api/bookings/${bookingId}/uploads`)).body;

/** A tus request as a program of one's own would make it. */
const tus = (
  person: Person | null,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
) =>
  fetch(`${stage.url}${path}`, {
    method,
    body,
    headers: { 'tus-resumable': '1.0.0', ...(person && { cookie: person.cookieHeader }), ...headers },
  });
const metadata = (bookingId: string, name: string, type: string): string =>
  Object.entries({ bookingId, filename: name, filetype: type })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Whether so many bytes of a file that is on its way lie on the disk. */
const hasLanded = (bytes: number): boolean =>
  ['uploads', 'scratch'].some((folder) => {
    const path = join(stage.config.dataDir, folder);
    const files = existsSync(path) ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
    return files.some(
      (file) =>
        file.isFile() &&
        (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0) === bytes,
    );
  });

describe('an upload', () => {
  it('arrives whole, in pieces, and is kept under its hash', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const id = await send(creator.person, bookingId, clip, 3);
    expect(await uploadsOf(creator.person, bookingId)).toEqual([
      {
        id,
        fileName: 'pour.mp4',
        fileSize: clip.content.length,
        fileType: 'video/mp4',
        contentType: 'video',
        status: 'finished',
        refusal: null,
        captions: null,
        delivered: false,
      },
    ]);
    const kept = await storedFile(stage, `originals/${id}`);
    expect(kept.equals(clip.content)).toBe(true);
    const row = await stage.database.row('t-sha', 'select sha256 from uploads where id = $1', [id]);
    expect(row).toEqual({ sha256: createHash('sha256').update(clip.content).digest('hex') });
    expect(await stage.app.get(ArrivingFiles).received(id)).toBeNull();
  });

  it('goes on after a dropped connection from the last byte that has arrived', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const half = Math.ceil(clip.content.length / 2);
    const upload = tusUpload(creator.person, bookingId, clip);
    await new Promise<void>((done) => {
      upload.options.onChunkComplete = () => void upload.abort().then(done);
      upload.start();
    });
    const path = `/api/uploads/${idOf(upload.url)}`;
    const offset = await tus(creator.person, 'HEAD', path);
    expect(offset.status).toBe(200);
    expect(offset.headers.get('upload-offset')).toBe(String(half));
    expect(await uploadsOf(creator.person, bookingId)).toMatchObject([
      { status: 'uploading', fileType: null },
    ]);

    const again = tusUpload(creator.person, bookingId, clip);
    again.url = upload.url;
    const sent: number[] = [];
    await new Promise<void>((done, fail) => {
      again.options.uploadUrl = new URL(path, stage.url).href;
      again.options.onProgress = (bytes) => sent.push(bytes);
      again.options.onSuccess = () => done();
      again.options.onError = fail;
      again.start();
    });
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(half);
    expect(await uploadsOf(creator.person, bookingId)).toMatchObject([{ status: 'finished' }]);
    const finished = await tus(creator.person, 'HEAD', path);
    expect(finished.headers.get('upload-offset')).toBe(String(clip.content.length));
    expect(finished.headers.get('upload-length')).toBe(String(clip.content.length));
  });

  it('keeps what had arrived when the line broke in the middle of a piece', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const begun = await tus(creator.person, 'POST', '/api/uploads', {
      'upload-length': String(clip.content.length),
      'upload-metadata': metadata(bookingId, clip.name, clip.type),
    });
    const path = begun.headers.get('location') ?? '';
    const part = 5000;
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': clip.content.length,
      cookie: creator.person.cookieHeader,
    };
    const broken = request(`${stage.url}${path}`, { method: 'PATCH', headers });
    broken.on('error', () => undefined);
    await new Promise((done) => broken.write(clip.content.subarray(0, part), done));
    await until(() => hasLanded(part));
    broken.destroy();
    const offset = await tus(creator.person, 'HEAD', path);
    expect(offset.headers.get('upload-offset')).toBe(String(part));
    const rest = await fetch(`${stage.url}${path}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-length': String(clip.content.length - part),
        'upload-offset': String(part),
      },
      body: new Uint8Array(clip.content.subarray(part)),
    });
    expect(rest.status).toBe(204);
    expect(await uploadsOf(creator.person, bookingId)).toMatchObject([{ status: 'finished' }]);
    const kept = await storedFile(stage, `originals/${idOf(path)}`);
    expect(kept.equals(clip.content)).toBe(true);
  });

  it('is refused by name when it is not what it says', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const text = {
      content: Buffer.from('These are only my notes.'.repeat(20)),
      name: 'notes.mp4',
      type: 'video/mp4',
    };
    expect(await refusalOf(send(creator.person, bookingId, text))).toEqual({
      status: 422,
      body: { statusCode: 422, code: 'FILE_TYPE_MISMATCH', message: 'notes.mp4 is not a video or an image.' },
    });
    const disguised = { ...photo, name: 'film.mp4', type: 'video/mp4' };
    expect((await refusalOf(send(creator.person, bookingId, disguised))).body['message']).toBe(
      'film.mp4 says it is a video, but its content is an image.',
    );
    const drawing = Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    );
    const svg = { content: drawing, name: 'logo.svg', type: 'image/svg+xml' };
    expect((await refusalOf(send(creator.person, bookingId, svg, 1))).status).toBe(422);
    const uploads = await uploadsOf(creator.person, bookingId);
    expect(uploads).toMatchObject([
      { status: 'refused', refusal: 'notes.mp4 is not a video or an image.' },
      { status: 'refused' },
      { status: 'refused' },
    ]);
    for (const { id } of uploads) {
      expect(await stage.app.get(ArrivingFiles).received(id)).toBeNull();
      expect(await isStored(stage, `originals/${id}`)).toBe(false);
    }
  });

  it('takes a file by its content where the sender says nothing', async () => {
    const { creator, bookingId } = await aProduction(stage);
    await send(creator.person, bookingId, { ...photo, name: 'C:\\pictures\\sun\u202egpj.photo', type: '' });
    expect(await uploadsOf(creator.person, bookingId)).toMatchObject([
      { fileName: 'sungpj.photo.jpg', fileType: 'image/jpeg', contentType: 'image', status: 'finished' },
    ]);
  });

  it('is for the creator of the booking alone', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const stranger = await aCreator(stage);
    const { person: noCreator } = await aUser(stage);
    for (const person of [stranger.person, noCreator]) {
      expect((await refusalOf(send(person, bookingId, photo))).body).toMatchObject({
        code: 'BOOKING_NOT_FOUND',
      });
    }
    expect((await refusalOf(send(brand, bookingId, photo))).status).toBe(401);
    expect((await refusalOf(send(stage.person(), bookingId, photo))).status).toBe(401);

    const upload = tusUpload(creator.person, bookingId, photo);
    await new Promise<void>((done) => {
      upload.options.onChunkComplete = () => void upload.abort().then(done);
      upload.start();
    });
    const path = `/api/uploads/${idOf(upload.url)}`;
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      expect((await tus(stranger.person, method, path, headers)).status).toBe(404);
      expect((await tus(null, method, path, headers)).status).toBe(401);
    }
    expect((await stranger.person.get(`/api/bookings/${bookingId}/uploads`)).status).toBe(404);
    expect((await tus(creator.person, 'DELETE', path, { origin: 'https://elsewhere.test' })).status).toBe(
      403,
    );
    expect((await tus(creator.person, 'DELETE', path)).status).toBe(204);
    expect((await tus(creator.person, 'HEAD', path)).status).toBe(404);
    expect(await uploadsOf(creator.person, bookingId)).toEqual([]);
  });

  it('is the one that the path names, whatever the query says', async () => {
    const { creator: other, bookingId: theirs } = await aProduction(stage);
    const { creator, bookingId } = await aProduction(stage);
    const begin = async ({ person }: typeof creator, booking: string): Promise<string> => {
      const made = await tus(person, 'POST', '/api/uploads', {
        'upload-length': '100',
        'upload-metadata': metadata(booking, 'pour.mp4', 'video/mp4'),
      });
      return made.headers.get('location') ?? '';
    };
    const arrived = async ({ person }: typeof creator, path: string): Promise<(number | string | null)[]> => {
      const { status, headers } = await tus(person, 'HEAD', path);
      return [status, headers.get('upload-offset')];
    };
    const foreign = await begin(other, theirs);
    const own = await begin(creator, bookingId);
    const bytes = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    for (const query of [`?x/${idOf(foreign)}`, `?${foreign}`, '?/nothing']) {
      const before = await arrived(creator, own);
      const sent = { ...bytes, 'upload-offset': String(before[1]) };
      expect((await tus(creator.person, 'PATCH', own + query, sent, 'four')).status).toBe(204);
      expect(await arrived(creator, own + query)).toEqual([200, String(Number(before[1]) + 4)]);
    }
    expect(await arrived(other, foreign)).toEqual([200, '0']);
  });

  it('is possible only while content can be delivered, and within the limits', async () => {
    const creator = await aCreator(stage);
    const { booking } = await aBooking(stage, creator, 'approve_first');
    const early = await refusalOf(send(creator.person, booking.id, photo));
    expect(early).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    const { creator: busy, bookingId } = await aProduction(stage);
    const { booking: unpaid } = await aBooking(stage, busy);
    const unseen = await refusalOf(send(busy.person, unpaid.id, photo));
    expect(unseen).toMatchObject({ status: 404, body: { code: 'BOOKING_NOT_FOUND' } });
    const begin = (length: number) =>
      tus(busy.person, 'POST', '/api/uploads', {
        'upload-length': String(length),
        'upload-metadata': metadata(bookingId, 'long.mp4', 'video/mp4'),
      });
    expect((await begin(2 * 1024 ** 3 + 1)).status).toBe(413);
    expect((await begin(0)).status).toBe(400);
    expect((await begin(2 * 1024 ** 3)).status).toBe(201);
    for (let count = 1; count < 40; count += 1) expect((await begin(10)).status).toBe(201);
    expect((await begin(10)).status).toBe(409);
  });

  it('that is discarded while its last byte is looked at is gone, with everything made of it', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const files = stage.app.get(ArrivingFiles);
    const keep = files.keep.bind(files);
    for (const moment of ['before', 'after']) {
      jest.spyOn(files, 'keep').mockImplementationOnce(async (upload, path) => {
        const discard = () => tus(creator.person, 'DELETE', `/api/uploads/${upload.id}`);
        if (moment === 'after') await keep(upload, path);
        expect((await discard()).status).toBe(204);
        if (moment === 'before') await keep(upload, path);
      });
      const refused = await refusalOf(send(creator.person, bookingId, photo));
      expect([moment, refused]).toMatchObject([moment, { status: 404, body: { code: 'NOT_FOUND' } }]);
      expect(await uploadsOf(creator.person, bookingId)).toEqual([]);
    }
    const originals = await filesIn(stage, 'originals');
    const known = await stage.database.rows<{ id: string }>('t-upload-ids', 'select id from uploads');
    expect(originals.filter((id) => !known.some((upload) => upload.id === id))).toEqual([]);
  });

  it('that is discarded while its bytes arrive is gone', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const { store } = stage.app.get(ArrivingFiles);
    const getUpload = store.getUpload.bind(store);
    jest.spyOn(store, 'getUpload').mockImplementationOnce(async (id) => {
      const upload = await getUpload(id);
      expect((await tus(creator.person, 'DELETE', `/api/uploads/${id}`)).status).toBe(204);
      return upload;
    });
    const refused = await refusalOf(send(creator.person, bookingId, photo));
    expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('is refused by the protocol in the words of every other refusal', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const begun = await tus(creator.person, 'POST', '/api/uploads', {
      'upload-length': '10',
      'upload-metadata': metadata(bookingId, 'a.mp4', 'video/mp4'),
    });
    const path = begun.headers.get('location') ?? '';
    const type = { 'content-type': 'application/offset+octet-stream' };
    const sent = (headers: Record<string, string>) => tus(creator.person, 'PATCH', path, headers, 'bytes');
    const refusals = [
      [await sent({ ...type, 'upload-offset': '0', 'tus-resumable': '' }), 412, 'PROTOCOL_VERSION_MISSING'],
      [await sent({ ...type, 'upload-offset': 'x' }), 400, 'MALFORMED_REQUEST'],
      [await sent(type), 400, 'MALFORMED_REQUEST'],
      [await sent({ ...type, 'upload-offset': '3' }), 409, 'CONFLICT'],
    ] as const;
    for (const [answer, status, code] of refusals) {
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(await answer.json()).toMatchObject({ statusCode: status, code, message: expect.any(String) });
      expect(answer.status).toBe(status);
    }
  });

  it('does not exist under a name that is none', async () => {
    const { creator } = await aProduction(stage);
    for (const name of ['none', '..%2f', '%20']) {
      expect((await tus(creator.person, 'HEAD', `/api/uploads/${name}`)).status).toBe(404);
    }
  });

  it('leaves nothing behind when the protocol refuses it', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const headers = { 'upload-length': '10', 'upload-metadata': metadata(bookingId, 'a.mp4', 'video/mp4') };
    const answer = await tus(creator.person, 'POST', '/api/uploads', {
      ...headers,
      'tus-resumable': '0.2.2',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    // It is cleared away just after the answer.
    let left = 1;
    for (let round = 0; left > 0 && round < 100; round += 1) {
      left = (await uploadsOf(creator.person, bookingId)).length;
    }
    expect(left).toBe(0);
  });

  it('tells the protocol’s version and limit to everyone', async () => {
    const answer = await tus(null, 'OPTIONS', '/api/uploads');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('tus-version')).toContain('1.0.0');
    expect(answer.headers.get('tus-max-size')).toBe(String(2 * 1024 ** 3));
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('finishing an upload', () => {
  /** As a crash would leave it: all bytes there, nothing done about them. */
  async function aCrash(name: string, content: Buffer) {
    const { creator, bookingId } = await aProduction(stage);
    const begun = await tus(creator.person, 'POST', '/api/uploads', {
      'upload-length': String(content.length),
      'upload-metadata': metadata(bookingId, name, 'image/jpeg'),
    });
    const id = idOf(begun.headers.get('location'));
    await stage.app.get(ArrivingFiles).store.write(Readable.from([content]), id, 0);
    return { person: creator.person, bookingId, id };
  }

  it('is made up for when the client asks how much has arrived', async () => {
    const { person, bookingId, id } = await aCrash('sun.jpg', photo.content);
    const answers = await Promise.all([1, 2, 3].map(() => tus(person, 'HEAD', `/api/uploads/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await uploadsOf(person, bookingId)).toMatchObject([
      { id, status: 'finished', contentType: 'image' },
    ]);
    const jobs = await stage.database.rows(
      't-preview-state',
      'select status from previews where upload_id = $1',
      [id],
    );
    expect(jobs).toEqual([{ status: 'pending' }]);
  });

  it('goes on where the file had been taken over but not noted down', async () => {
    const { person, bookingId, id } = await aCrash('sun.jpg', photo.content);
    const files = stage.app.get(ArrivingFiles);
    const upload = { id, size: photo.content.length };
    expect(await files.isWhole(upload)).toBe(true);
    await stage.app
      .get(ScratchFolders)
      .lend(async (folder) => files.keep(upload, await files.pathOfWhole(upload, folder)));
    expect(await uploadsOf(person, bookingId)).toMatchObject([{ id, status: 'finished' }]);
    expect((await tus(person, 'HEAD', `/api/uploads/${id}`)).status).toBe(200);
  });

  it('refuses what it finds to be false, then too', async () => {
    const { person, bookingId, id } = await aCrash('sun.jpg', Buffer.from('no picture at all'));
    expect((await tus(person, 'HEAD', `/api/uploads/${id}`)).status).toBe(422);
    expect(await uploadsOf(person, bookingId)).toMatchObject([{ id, status: 'refused' }]);
  });
});

describe('an upload that nobody delivers', () => {
  it('is removed after a week, and not before', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const young = await send(creator.person, bookingId, photo);
    const old = await send(creator.person, bookingId, { ...photo, name: 'old.jpg' });
    await stage.database.rows(
      't-age-uploads',
      `update uploads set created_at = now() - interval '8 days' where id = $1`,
      [old],
    );
    await stage.drain();
    expect(await uploadsOf(creator.person, bookingId)).toMatchObject([{ id: young }]);
    expect(await isStored(stage, `originals/${old}`)).toBe(false);
    expect(await isStored(stage, `originals/${young}`)).toBe(true);
  });
});
