import { beforeAll, describe, expect, it } from '@jest/globals';
import { LARGE_PREVIEW, LARGE_PREVIEW_MESSAGES as MESSAGES } from '@reelpact/domain';
import type { SharedRoomDto } from '../../src/modules/review/http/links.dto.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { aCreator } from '../builders.js';
import type { Person } from '../person.js';
import { type ReviewRoom, aReviewRoom, aSharedReview } from '../review-rooms.js';
import { aPhoto } from '../sending.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** The newest version's only file, as if its original were larger than its preview. */
async function enlargeable(room: ReviewRoom): Promise<string> {
  const { uploadId } = await room.place();
  const key = `previews/${uploadId}.webp`;
  await stage.app.get(FileStorage).write(key, await aPhoto(32, 32));
  await stage.database.rows(
    't-enlargeable',
    `update previews set preview_key = $2, preview_type = 'image/webp', width = 1200, height = 1280, source_width = 3000,
       source_height = 3200 where upload_id = $1`,
    [uploadId, key],
  );
  return uploadId;
}
const order = (room: ReviewRoom, uploadId: string, who: Person = room.brand) =>
  who.post<{ message?: string }>(`${room.at}/files/${uploadId}/large-preview`);
const largeOf = async ({ booking }: ReviewRoom) => (await booking()).submissions[0]?.files[0]?.large;
const madeTasks = async (uploadId: string) =>
  (
    await stage.database.rows(
      't-large-tasks',
      `select 1 from media_tasks where task = 'large-preview' and subject = $1`,
      [uploadId],
    )
  ).length;
const CONTENT = Buffer.from('a large preview');
/** As if it had been made. */
async function made(uploadId: string, isClean = false): Promise<void> {
  const key = isClean ? `clean/${uploadId}-large.webp` : `large/${uploadId}.webp`;
  await stage.app.get(FileStorage).write(key, CONTENT);
  await stage.database.rows(
    't-large-made',
    `update large_previews set status = 'ready', large_key = $2, is_clean = $3, width = 3000, height = 3200 where upload_id = $1`,
    [uploadId, key, isClean],
  );
}

describe('full quality', () => {
  it('is the brand’s to ask for; asking twice asks once', async () => {
    const room = await aReviewRoom(stage);
    const uploadId = await enlargeable(room);
    const other = await aCreator(stage);
    expect([
      (await order(room, uploadId, room.creator.person)).status,
      (await order(room, uploadId, other.person)).status,
      (await order(room, uploadId, stage.person())).status,
      (await order(room, '00000000-0000-4000-8000-000000000000')).status,
    ]).toEqual([403, 404, 404, 404]);
    expect(await largeOf(room)).toMatchObject({ status: 'none', width: 3000, height: 3200 });
    expect([(await order(room, uploadId)).status, (await order(room, uploadId)).status]).toEqual([204, 204]);
    expect(await madeTasks(uploadId)).toBe(1);
    expect(await largeOf(room)).toMatchObject({ status: 'pending', note: MESSAGES.pending });
  });

  it('of another booking’s file isn’t there to be asked for', async () => {
    const [room, another] = [await aReviewRoom(stage), await aReviewRoom(stage)];
    const uploadId = await enlargeable(another);
    expect((await order(room, uploadId)).status).toBe(404);
    expect(await madeTasks(uploadId)).toBe(0);
  });

  it('is refused with one sentence where there is nothing larger, nothing yet, or the booking is over', async () => {
    const room = await aReviewRoom(stage);
    const uploadId = await enlargeable(room);
    const refused = async (change: string, message: string) => {
      await stage.database.rows(`t-large-${message.length}`, change, [uploadId]);
      const { status, body } = await order(room, uploadId);
      expect([status, body.message]).toEqual([409, message]);
    };
    await refused(`update previews set status = 'pending' where upload_id = $1`, MESSAGES.notYet);
    await refused(
      `update previews set status = 'ready', source_width = 1200, source_height = 1280 where upload_id = $1`,
      MESSAGES.noLarger,
    );
    expect(await largeOf(room)).toBeNull();
    await enlargeable(room);
    await refused(
      `update bookings set stage = 'refunded' where id = (select booking_id from uploads where id = $1)`,
      MESSAGES.over,
    );
    expect(await madeTasks(uploadId)).toBe(0);
  });

  it('is made of so many files of a booking, and of no more', async () => {
    const room = await aReviewRoom(stage);
    const uploadId = await enlargeable(room);
    await stage.database.rows(
      't-large-many',
      `with others as (
         insert into uploads (id, booking_id, creator_id, file_name, size, declared_type)
         select gen_random_uuid(), booking_id, creator_id, 'more.jpg', 1, '' from uploads, generate_series(2, $2::int) where id = $1
         returning id, booking_id
       ), shown as (insert into previews (upload_id, status) select id, 'ready' from others returning upload_id)
       insert into large_previews (upload_id, booking_id, status, ordered_at)
         select id, booking_id, 'failed', now() from others join shown on upload_id = id`,
      [uploadId, LARGE_PREVIEW.perBooking],
    );
    expect((await order(room, uploadId)).status).toBe(204);
    await room.deliver('second.jpg');
    const second = await enlargeable(room);
    const { status, body } = await order(room, second);
    expect([status, body.message]).toEqual([409, MESSAGES.tooMany]);
    expect((await order(room, uploadId)).status).toBe(204);
  });

  it('is seen by both parties, and at review links for as long as they are open', async () => {
    const room = await aReviewRoom(stage);
    const uploadId = await enlargeable(room);
    const shared = await aSharedReview(stage, room);
    const seen = async () =>
      (await shared.reviewer.get<SharedRoomDto>(`${shared.at}/room`)).body.versions[0]?.files[0]?.large;
    const file = `${shared.at}/files/${uploadId}/large`;
    expect(await seen()).toMatchObject({ status: 'none', url: null });
    expect((await shared.reviewer.get(file)).status).toBe(404);
    await order(room, uploadId);
    await made(uploadId);
    expect(await seen()).toMatchObject({ status: 'ready', url: file });
    expect((await shared.reviewer.get(file)).status).toBe(200);
    expect((await stage.person().get(file)).status).toBe(401);
    for (const who of [room.brand, room.creator.person]) {
      const { body } = await who.get<Awaited<ReturnType<ReviewRoom['booking']>>>(
        `/api/bookings/${room.bookingId}`,
      );
      const answer = await fetch(`${stage.url}${body.submissions[0]?.files[0]?.large?.url ?? ''}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(CONTENT)).toBe(true);
    }
    await shared.revoke();
    expect((await shared.reviewer.get(file)).status).toBe(404);
  });

  it('without the mark is not for review links, nor for anyone before the release', async () => {
    const room = await aReviewRoom(stage);
    const uploadId = await enlargeable(room);
    const shared = await aSharedReview(stage, room);
    await order(room, uploadId);
    await made(uploadId, true);
    expect(await largeOf(room)).toBeNull();
    expect((await shared.reviewer.get(`${shared.at}/files/${uploadId}/large`)).status).toBe(404);
  });
});
