import { beforeAll, describe, expect, it } from '@jest/globals';
import type { UploadDto } from '../../src/modules/delivery/http/delivery.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, read } from '../builders.js';
import { type Sent, aClip, aPhoto, aProduction, entry, send, submit } from '../sending.js';

let stage: TestApp;
let photo: Sent;
let clip: Sent;
beforeAll(async () => {
  stage = await sharedTestApp();
  photo = { content: await aPhoto(300, 200), name: 'morning.jpg', type: 'image/jpeg' };
  clip = { content: aClip('320x180'), name: 'pour.mp4', type: 'video/mp4' };
});

describe('delivering content', () => {
  it('makes a version of uploads named by id, or by name and size', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const videoId = await send(creator.person, bookingId, clip);
    await send(creator.person, bookingId, photo);
    const newest = await send(creator.person, bookingId, photo);
    const files = [entry(clip, videoId), entry(photo)];
    const answer = await submit(creator.person, bookingId, files, 'Both cuts, as agreed.');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      role: 'creator',
      stage: 'in_review',
      submissions: [
        {
          version: 1,
          status: 'in_review',
          notes: 'Both cuts, as agreed.',
          files: [
            { uploadId: videoId, filename: 'pour.mp4', type: 'video', original: true },
            { uploadId: newest, filename: 'morning.jpg', type: 'image', size: photo.content.length },
          ],
        },
      ],
    });
    expect((await read(brand, bookingId)).submissions).toMatchObject([{ version: 1, files: [{}, {}] }]);
    const { body: uploads } = await creator.person.get<UploadDto[]>(`/api/bookings/${bookingId}/uploads`);
    expect(uploads.map(({ delivered }) => delivered)).toEqual([true, false, true]);
  });

  it('makes no second version of the same files', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const id = await send(creator.person, bookingId, photo);
    const answers = await Promise.all(
      [1, 2, 3].map(() => submit(creator.person, bookingId, [entry(photo, id)])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(creator.person, bookingId)).submissions).toHaveLength(1);
  });

  it('supersedes a version that is still being reviewed, and keeps files from it', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const first = await send(creator.person, bookingId, photo);
    await submit(creator.person, bookingId, [entry(photo, first)]);
    const second = await send(creator.person, bookingId, clip);
    const answer = await submit(creator.person, bookingId, [entry(photo, first), entry(clip, second)]);
    expect(answer.body.submissions).toMatchObject([
      { version: 2, status: 'in_review', files: [{ uploadId: first }, { uploadId: second }] },
      { version: 1, status: 'superseded', files: [{ uploadId: first }] },
    ]);
    const fewer = await submit(creator.person, bookingId, [entry(photo, first)]);
    expect(fewer.status).toBe(422);
  });

  it('follows the review: revision, new version, approval', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const first = await send(creator.person, bookingId, photo);
    await submit(creator.person, bookingId, [entry(photo, first)]);
    const asked = { action: 'request_revision', feedback: 'Warmer light, please.' };
    expect((await brand.post(`/api/bookings/${bookingId}/review`, asked)).status).toBe(200);
    const unchanged = await submit(creator.person, bookingId, [entry(photo, first)]);
    expect(unchanged).toMatchObject({ status: 422, body: { code: 'UPLOAD_MISSING' } });
    const second = await send(creator.person, bookingId, clip);
    expect((await submit(creator.person, bookingId, [entry(clip, second)])).status).toBe(200);
    await stage.drain();
    expect((await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' })).status).toBe(200);
    const done = await read(brand, bookingId);
    expect(done.stage).toBe('completed');
    expect(done.submissions.map(({ status }) => status)).toEqual(['approved', 'revision_requested']);
    const late = await submit(creator.person, bookingId, [entry(clip, second)]);
    expect(late).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it('refuses what was not uploaded or is not what it says, and changes nothing', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const id = await send(creator.person, bookingId, photo);
    const { bookingId: otherId } = await aProduction(stage);
    const good = entry(photo, id);
    const missing = { ...entry(clip), fileName: 'never-sent.mp4' };
    const refusals: [object[], number, string, string][] = [
      [[good, missing], 422, 'UPLOAD_MISSING', 'never-sent.mp4'],
      [[{ ...good, fileSize: 7 }], 422, 'UPLOAD_MISSING', 'morning.jpg'],
      [[{ ...good, contentType: 'video' }], 422, 'FILE_TYPE_MISMATCH', 'morning.jpg'],
      [[{ ...good, fileType: 'video/mp4' }], 422, 'FILE_TYPE_MISMATCH', 'morning.jpg'],
      [[good, good], 400, 'VALIDATION_FAILED', 'morning.jpg'],
      [[], 400, 'VALIDATION_FAILED', 'at least one file'],
    ];
    for (const [files, status, code, words] of refusals) {
      const answer = await submit(creator.person, bookingId, files);
      expect(answer).toMatchObject({
        status,
        body: { code, message: expect.stringContaining(words) },
      });
    }
    expect(await read(creator.person, bookingId)).toMatchObject({ stage: 'producing', submissions: [] });
    expect((await submit(creator.person, otherId, [good])).status).toBe(404);
  });

  it('is for the creator alone', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const id = await send(creator.person, bookingId, photo);
    const stranger = await aCreator(stage);
    expect((await submit(stranger.person, bookingId, [entry(photo, id)])).status).toBe(404);
    expect((await submit(brand, bookingId, [entry(photo, id)])).status).toBe(401);
    expect(await read(creator.person, bookingId)).toMatchObject({ stage: 'producing' });
  });

  it('keeps an upload that is part of a version', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const id = await send(creator.person, bookingId, photo);
    await submit(creator.person, bookingId, [entry(photo, id)]);
    const headers = { 'tus-resumable': '1.0.0' };
    const answer = await creator.person.call('DELETE', `/api/uploads/${id}`, undefined, headers);
    expect(answer.status).toBe(409);
    expect((await read(creator.person, bookingId)).submissions[0]?.files).toHaveLength(1);
  });
});
