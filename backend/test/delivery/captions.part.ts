import { beforeAll, describe, expect, it } from '@jest/globals';
import { CAPTIONS, CAPTIONS_MESSAGES as MESSAGES } from '@reelpact/domain';
import type { UploadDto } from '../../src/modules/delivery/http/delivery.dto.js';
import type { SharedRoomDto } from '../../src/modules/review/http/links.dto.js';
import type { TestApp } from '../app.js';
import { aCreator, makeViewable, read } from '../builders.js';
import { filesIn } from '../media-files.js';
import { aSharedReview, aReviewRoom } from '../review-rooms.js';
import { aClip, aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { sharedTestApp } from '../suite.js';
import { download, sha256, unzip } from '../unzip.js';

let stage: TestApp;
let clip: Buffer;
beforeAll(async () => {
  stage = await sharedTestApp();
  clip = aClip('96x160', 1);
});

const vtt = (text: string) => `WEBVTT\n\n00:00.100 --> 00:00.900\n${text}`;
const WRITTEN = 'WEBVTT\n\n00:00:00.100 --> 00:00:00.900\nHello\n';

/** A video that was uploaded and isn't delivered. */
async function anUpload() {
  const production = await aProduction(stage);
  const { creator, bookingId } = production;
  const reel = { content: clip, name: 'reel.mp4', type: 'video/mp4' };
  const id = await send(creator.person, bookingId, reel);
  const path = `/api/bookings/${bookingId}/uploads/${id}/captions`;
  const put = (text: string, who = creator.person, fileName = 'reel.vtt') =>
    who.call<{ message?: string; errors?: object }>('PUT', path, { fileName, text });
  const deliver = async () => {
    expect((await submit(creator.person, bookingId, [entry(reel, id)])).status).toBe(200);
    await makeViewable(stage, bookingId);
  };
  const listed = async () =>
    (await creator.person.get<UploadDto[]>(`/api/bookings/${bookingId}/uploads`)).body.find(
      (upload) => upload.id === id,
    );
  return { ...production, id, path, put, deliver, listed };
}

describe('captions of a video', () => {
  it('are the creator’s to add, replace and remove until it is delivered; times and text are kept', async () => {
    const reel = await anUpload();
    const other = await aCreator(stage);
    expect([
      (await reel.put(vtt('Hello'), reel.brand)).status,
      (await reel.put(vtt('Hello'), other.person)).status,
      (await reel.put(vtt('Hello'), stage.person())).status,
    ]).toEqual([401, 404, 401]);
    expect((await reel.put(vtt('First'))).status).toBe(204);
    expect((await reel.put(vtt('<b>Hello</b>'), undefined, '../final cut.vtt')).status).toBe(204);
    expect((await reel.listed())?.captions).toContain('final cut.vtt');
    await stage.drain();
    expect(await filesIn(stage, 'captions', reel.id)).toHaveLength(1);
    await reel.deliver();
    for (const who of [reel.creator.person, reel.brand]) {
      const { captionsUrl } = (await read(who, reel.bookingId)).submissions[0]!.files[0]!;
      const answer = await fetch(`${stage.url}${captionsUrl ?? '/nowhere'}`);
      expect([answer.status, await answer.text()]).toEqual([200, WRITTEN]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/vtt/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const answer of [await reel.put(vtt('Late')), await reel.creator.person.call('DELETE', reel.path)])
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.objectContaining({ message: MESSAGES.frozen }),
      ]);
    expect(await filesIn(stage, 'captions', reel.id)).toHaveLength(1);
  });

  it('go when they are removed, and with the upload', async () => {
    const reel = await anUpload();
    await reel.put(vtt('Hello'));
    expect((await reel.creator.person.call('DELETE', reel.path)).status).toBe(204);
    expect((await reel.creator.person.call('DELETE', reel.path)).status).toBe(204);
    expect((await reel.listed())?.captions).toBeNull();
    await stage.drain();
    expect(await filesIn(stage, 'captions', reel.id)).toEqual([]);
    await reel.put(vtt('Hello'));
    const headers = { 'tus-resumable': '1.0.0' };
    const { status } = await reel.creator.person.send(
      'DELETE',
      `/api/uploads/${reel.id}`,
      Buffer.of(),
      headers,
    );
    expect(status).toBe(204);
    await stage.drain();
    expect(await filesIn(stage, 'captions', reel.id)).toEqual([]);
    expect((await reel.put(vtt('Hello'))).status).toBe(404);
    expect(await filesIn(stage, 'captions', reel.id)).toEqual([]);
  });

  it('that can’t be read are refused with the line, and change nothing', async () => {
    const reel = await anUpload();
    await reel.put(vtt('Hello'));
    const refused: [string, string][] = [
      ['Hello', MESSAGES.notVtt],
      ['WEBVTT\n\nNOTE nothing', MESSAGES.none],
      [vtt('\ufffd'), MESSAGES.notUtf8],
      [vtt('é'.repeat(CAPTIONS.maxBytes / 2)), MESSAGES.tooLarge],
      ['x'.repeat(CAPTIONS.maxBytes + 1), MESSAGES.tooLarge],
    ];
    for (const [text, message] of refused) {
      const { status, body } = await reel.put(text);
      expect([status, body.errors]).toEqual([400, { text: message }]);
    }
    const { body } = await reel.put('WEBVTT\n\n00:02.000 --> 00:01.000\nHello');
    expect(body.message).toMatch(/^Line 3 of the captions is out of order/);
    expect(await filesIn(stage, 'captions', reel.id)).toHaveLength(1);
  });

  it('belong to videos alone', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const photo = { content: await aPhoto(64, 64), name: 'sun.jpg', type: 'image/jpeg' };
    const id = await send(creator.person, bookingId, photo);
    const path = `/api/bookings/${bookingId}/uploads/${id}/captions`;
    const { status, body } = await creator.person.call('PUT', path, {
      fileName: 'a.vtt',
      text: vtt('Hello'),
    });
    expect([status, body]).toEqual([409, expect.objectContaining({ message: MESSAGES.notVideo })]);
    expect(await filesIn(stage, 'captions', id)).toEqual([]);
  });

  it('lie beside the video in the archive, with their sum, and are named in the copy of a person’s data', async () => {
    const reel = await anUpload();
    await reel.put(vtt('Hello'));
    await reel.deliver();
    const { bytes } = await download(reel.creator.person, `/api/bookings/${reel.bookingId}/originals.zip`);
    const files = unzip(bytes);
    expect([...files.keys()]).toEqual(['reel.mp4', 'reel.vtt', 'SHA256SUMS.txt']);
    expect(files.get('reel.vtt')?.toString()).toBe(WRITTEN);
    expect(files.get('SHA256SUMS.txt')?.toString()).toContain(`${sha256(Buffer.from(WRITTEN))}  reel.vtt\n`);
    const { body } = await reel.creator.person.get<{ data: { deliveries: { files: object[] }[] } }>(
      '/api/auth/export',
    );
    expect(body.data.deliveries[0]?.files).toMatchObject([{ fileName: 'reel.mp4', captions: 'reel.vtt' }]);
  });

  it('are given at a review link for as long as it is open', async () => {
    const room = await aReviewRoom(stage);
    const { uploadId } = await room.place();
    const shared = await aSharedReview(stage, room);
    const file = `${shared.at}/files/${uploadId}/captions`;
    expect((await shared.reviewer.get(file)).status).toBe(404);
    const reel = await anUpload();
    await reel.put(vtt('Hello'));
    await stage.database.rows(
      't-borrowed-captions',
      `update captions set (upload_id, creator_id) = (select id, creator_id from uploads where id = $1) where upload_id = $2`,
      [uploadId, reel.id],
    );
    const { body } = await shared.reviewer.get<SharedRoomDto>(`${shared.at}/room`);
    expect(body.versions[0]?.files[0]?.captionsUrl).toBe(file);
    expect((await shared.reviewer.get(file)).status).toBe(200);
    expect((await stage.person().get(file)).status).toBe(401);
    await shared.revoke();
    expect((await shared.reviewer.get(file)).status).toBe(404);
  });
});
