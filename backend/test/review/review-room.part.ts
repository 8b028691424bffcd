import { beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_PATH_POINTS } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { ReviewRoomDto } from '../../src/modules/review/http/review.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, aUser, makeViewable } from '../builders.js';
import type { Person } from '../person.js';
import { makeAdmin } from '../factors.js';
import { aReviewRoom } from '../review-rooms.js';
import { aPhoto, entry, send, submit } from '../sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

type Room = Awaited<ReturnType<typeof aReviewRoom>>;
const aRoom = (revisions?: string): Promise<Room> => aReviewRoom(stage, revisions);

const feedbackOf = async ({ bookingId }: Room): Promise<string | null | undefined> =>
  (
    await stage.database.row<{ note: string | null }>(
      't-feedback',
      `select note from booking_history where booking_id = $1 and event = 'REVISION_REQUESTED' order by id desc limit 1`,
      [bookingId],
    )
  )?.note;

describe('drafts', () => {
  it('keep a mark of each kind, however long its line is', async () => {
    const room = await aRoom();
    const marks = [
      { pin: [0.25, 0.5] },
      { box: [0, 0.25, 1, 0.5] },
      { arrow: [0, 0, 0.75, 1] },
      { path: Array.from({ length: 2 * MAX_PATH_POINTS }, (_, at) => at / 1000) },
    ];
    for (const shape of marks) await room.draft({ shape });
    const kept = await room.items(room.brand);
    expect(kept.map(({ shape }) => shape)).toEqual(expect.arrayContaining(marks));
  });

  it('are read, changed and thrown away by the brand alone', async () => {
    const room = await aRoom();
    const { brand, creator, at, items } = room;
    const kept = await room.draft({ shape: { pin: [0.25, 0.123456] } });
    const gone = await room.draft({ kind: 'praise', body: 'Lovely light' });
    expect(await items(creator.person)).toEqual([]);
    const change = { kind: 'question', body: 'Could it be cooler?' };
    expect((await brand.call('PUT', `${at}/drafts/${kept}`, change)).status).toBe(204);
    expect((await brand.call('DELETE', `${at}/drafts/${gone}`)).status).toBe(204);
    expect((await brand.call('DELETE', `${at}/drafts/${gone}`)).status).toBe(204);
    expect(await items(brand)).toMatchObject([{ ...change, cause: null, state: 'draft', number: null }]);
    expect((await creator.person.post(`${at}/drafts`, { ...change, ...(await room.place()) })).status).toBe(
      403,
    );
    expect((await creator.person.call('PUT', `${at}/drafts/${kept}`, change)).status).toBe(403);
    expect((await room.move(creator.person, kept, 'done')).status).toBe(404);
    expect((await creator.person.post(`${at}/items/${kept}/answers`, { body: 'Sure' })).status).toBe(404);
  });

  it('say something about what is there', async () => {
    const room = await aRoom();
    const { brand, at } = room;
    const place = await room.place();
    const good = { kind: 'change', body: 'Cooler', ...place };
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const refused: [object, number][] = [
      [{ ...good, body: ' ' }, 400],
      [{ ...good, body: 'x'.repeat(2001) }, 400],
      [{ ...good, kind: 'order' }, 400],
      [{ ...good, kind: 'praise', cause: 'in_brief' }, 400],
      [{ ...good, shape: { pin: [2, 0] } }, 400],
      [{ ...good, shape: { circle: [0, 0] } }, 400],
      [{ ...good, startFrame: -1 }, 400],
      [{ ...good, startFrame: 5, endFrame: 4 }, 400],
      [{ ...good, uploadId: null, startFrame: 5 }, 400],
      [{ ...good, uploadId: nowhere }, 404],
      [{ ...good, submissionId: nowhere }, 404],
    ];
    for (const [body, status] of refused)
      expect([body, (await brand.post(`${at}/drafts`, body)).status]).toEqual([body, status]);
    expect(await room.items(brand)).toEqual([]);
  });

  it('stay on the version they were made for, which is locked when a newer one arrives', async () => {
    const room = await aRoom();
    const old = await room.place();
    const id = await room.draft();
    await room.deliver('second.jpg');
    const answer = await room.brand.post(`${room.at}/drafts`, { kind: 'change', body: 'Late', ...old });
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ message: 'This version is locked: a newer one has arrived.' }),
    ]);
    expect(
      (await room.brand.call('PUT', `${room.at}/drafts/${id}`, { kind: 'change', body: 'Late' })).status,
    ).toBe(409);
    expect(await room.items(room.brand)).toMatchObject([{ id, version: 1, body: 'Cooler, please' }]);
  });
});

describe('asking for changes', () => {
  it('sends everything once, numbered, with the list as feedback', async () => {
    const room = await aRoom();
    await room.draft();
    await room.draft({ kind: 'praise', body: 'Lovely light' });
    await room.draft({ cause: 'in_brief', body: 'No logo', uploadId: null });
    const answer = await room.request('Almost!');
    expect([answer.status, answer.body.stage, answer.body.revisionsLeft]).toEqual([200, 'revising', 1]);
    expect(await feedbackOf(room)).toBe(
      'Almost!\n1. No logo (it’s in the brief)\n2. first.jpg: Cooler, please',
    );
    const seen = await room.items(room.creator.person);
    expect(
      seen.map(({ number, kind, round, state, author }) => [number, kind, round, state, author]),
    ).toEqual([
      [2, 'change', 1, 'open', 'Northwind Coffee'],
      [3, 'praise', null, 'open', 'Northwind Coffee'],
      [1, 'change', 1, 'open', 'Northwind Coffee'],
    ]);
    expect((await room.booking()).submissions[0]).toMatchObject({ revisionKind: 'new_wish' });
    const again = await room.request('Almost!');
    expect([again.status, again.body.revisionsLeft]).toEqual([200, 1]);
    expect(await room.items(room.creator.person)).toEqual(seen);
    const { id = '' } = seen[0] ?? {};
    const late = await room.brand.call('PUT', `${room.at}/drafts/${id}`, { kind: 'change', body: 'Else' });
    expect(late.status).toBe(409);
  });

  it('needs a note or a change, and is about the brief when all of it is', async () => {
    const room = await aRoom();
    await room.draft({ kind: 'question', body: 'Which lens?' });
    expect((await room.request(' ')).status).toBe(400);
    await room.draft({ cause: 'in_brief', body: 'No logo' });
    expect((await room.request()).status).toBe(200);
    expect((await room.booking()).submissions[0]).toMatchObject({ revisionKind: 'in_brief' });
    const { status, body } = await room.creator.person.post<BookingDto>(
      `/api/bookings/${room.bookingId}/steps/waive_revision`,
      {},
    );
    expect([status, body.revisionsLeft]).toEqual([200, 2]);
  });

  it('works as it did for those who only know feedback, and sends their drafts as well', async () => {
    const room = await aRoom();
    await room.draft();
    const { status } = await room.brand.post(`/api/brand/bookings/${room.bookingId}/request-revisions`, {
      feedback: 'Almost!',
    });
    expect(status).toBe(200);
    expect(await feedbackOf(room)).toBe('Almost!\n1. first.jpg: Cooler, please');
  });

  it('at the same moment twice, or with a plain send, sends each draft once', async () => {
    const room = await aRoom();
    for (let index = 0; index < 5; index += 1) await room.draft({ body: `Point ${index}` });
    await Promise.all([room.request(), room.brand.post(`${room.at}/send`, {}), room.request()]);
    const seen = await room.items(room.creator.person);
    expect(seen.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5]);
    for (const { events } of seen) expect(events).toHaveLength(1);
    expect((await room.booking()).revisionsLeft).toBe(1);
  });
});

describe('a round of changes', () => {
  it('is ticked off, looked at and opened again, and every move is kept', async () => {
    const room = await aRoom();
    const { creator, brand } = room;
    const [cooler, shorter, logo] = [
      await room.draft(),
      await room.draft({ body: 'Shorter' }),
      await room.draft({ body: 'Our logo' }),
    ];
    await room.request();
    expect((await room.move(brand, cooler, 'accepted')).status).toBe(409);
    expect((await room.move(creator.person, cooler, 'done')).status).toBe(204);
    expect((await room.move(creator.person, cooler, 'done')).status).toBe(204);
    expect((await room.move(creator.person, logo, 'wont_do')).status).toBe(400);
    expect((await room.move(creator.person, logo, 'wont_do', 'It is not mine to use')).status).toBe(204);
    expect((await room.move(creator.person, shorter, 'accepted')).status).toBe(409);
    await room.deliver('second.jpg');
    expect((await room.move(brand, cooler, 'accepted')).status).toBe(204);
    expect((await room.move(brand, logo, 'open')).status).toBe(204);
    await room.draft({ body: 'Warmer again' });
    await room.request();
    const seen = await room.items(creator.person);
    expect(seen.map(({ body, number, round, state }) => [body, number, round, state])).toEqual([
      ['Cooler, please', 1, 1, 'accepted'],
      ['Shorter', 2, 2, 'open'],
      ['Our logo', 3, 2, 'open'],
      ['Warmer again', 4, 2, 'open'],
    ]);
    expect(seen[2]?.events.map(({ party, to, version, note }) => [party, to, version, note])).toEqual([
      ['brand', 'open', 1, null],
      ['creator', 'wont_do', 1, 'It is not mine to use'],
      ['brand', 'open', 2, null],
    ]);
    expect(await feedbackOf(room)).toBe(
      '2. first.jpg: Shorter\n3. first.jpg: Our logo\n4. second.jpg: Warmer again',
    );
  });

  it('is talked about by both, and read by admins; nobody else knows of it', async () => {
    const room = await aRoom();
    const id = await room.draft({ kind: 'question', body: 'Which lens?' });
    expect((await room.brand.post(`${room.at}/send`, {})).body).toEqual({ sent: 1 });
    const answer = (who: Person, to = id) =>
      who.post<{ id: string }>(`${room.at}/items/${to}/answers`, { body: 'A 35' });
    const first = await answer(room.creator.person);
    expect([first.status, (await answer(room.brand)).status]).toEqual([201, 201]);
    expect((await answer(room.brand, first.body.id)).status).toBe(409);
    expect((await room.items(room.brand)).map(({ parentId, party }) => [parentId, party])).toEqual([
      [null, 'brand'],
      [id, 'creator'],
      [id, 'brand'],
    ]);
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    await room.draft();
    expect(await room.items(admin.person)).toHaveLength(3);
    expect((await answer(admin.person)).status).toBe(403);
    const { person: stranger } = await aCreator(stage);
    expect([(await stranger.get(room.at)).status, (await answer(stranger)).status]).toEqual([404, 404]);
  });

  it('has questions answered by the creator’s first words, and changes by none', async () => {
    const room = await aRoom();
    const ids = [await room.draft({ kind: 'question', body: 'Which lens?' }), await room.draft()];
    await room.brand.post(`${room.at}/send`, {});
    const answer = async (who: Person): Promise<void> => {
      for (const id of ids) await who.post(`${room.at}/items/${id}/answers`, { body: 'A 35' });
    };
    const seen = async () => {
      const items = await room.items(room.brand);
      return ids.map((id) => items.find((item) => item.id === id));
    };
    await answer(room.brand);
    expect((await seen()).map((item) => item?.state)).toEqual(['open', 'open']);
    await answer(room.creator.person);
    const [question, change] = await seen();
    expect([question?.state, change?.state]).toEqual(['done', 'open']);
    expect(question?.events.at(-1)).toMatchObject({ party: 'creator', from: 'open', to: 'done' });
    expect((await room.move(room.brand, ids[0] as string, 'open')).status).toBe(204);
    await answer(room.brand);
    expect((await seen())[0]?.state).toBe('open');
  });

  it('ends with the deal', async () => {
    const room = await aRoom();
    const id = await room.draft();
    await room.brand.post(`${room.at}/send`, {});
    await room.brand.post(`/api/bookings/${room.bookingId}/review`, { action: 'approve' });
    expect((await room.move(room.creator.person, id, 'done')).status).toBe(409);
    const late = { kind: 'change', body: 'One more', ...(await room.place()) };
    expect((await room.brand.post(`${room.at}/drafts`, late)).status).toBe(409);
    expect(await room.items(room.creator.person)).toHaveLength(1);
  });
});

describe('what was delivered', () => {
  it('follows what it replaces from version to version', async () => {
    const room = await aRoom();
    await room.deliver('second.jpg');
    const [second, first] = (await room.booking()).submissions;
    expect(second?.files[0]?.slotId).toBe(first?.files[0]?.slotId);
  });

  it('is noted as opened, and as played for as long as it was at most', async () => {
    const room = await aRoom();
    const place = await room.place();
    const view = (seconds: number, more: object = {}) =>
      room.brand.post(`${room.at}/views`, { ...place, seconds, ...more });
    expect([(await view(3)).status, (await view(9)).status, (await view(5)).status]).toEqual([204, 204, 204]);
    expect((await view(-1)).status).toBe(400);
    expect((await view(1, { uploadId: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    const { views } = (await room.creator.person.get<ReviewRoomDto>(room.at)).body;
    expect(views).toMatchObject([{ ...place, party: 'brand', secondsWatched: 9 }]);
  });
});

describe('a file that is right as it is', () => {
  const accept = (room: Room, who: Person, uploadId: string, accepted = true) =>
    who.call('PUT', `${room.at}/files/${uploadId}/accepted`, { accepted });
  const acceptedOf = async (room: Room, who: Person): Promise<string[]> =>
    (await who.get<ReviewRoomDto>(room.at)).body.acceptedFiles.map(({ uploadId }) => uploadId);

  it('is accepted by the brand alone, once, and both parties see it', async () => {
    const room = await aRoom();
    const { brand, creator } = room;
    const { uploadId } = await room.place();
    expect((await accept(room, creator.person, uploadId)).status).toBe(403);
    expect((await accept(room, brand, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await brand.call('PUT', `${room.at}/files/${uploadId}/accepted`, {})).status).toBe(400);
    expect(await acceptedOf(room, brand)).toEqual([]);
    const twice = [await accept(room, brand, uploadId), await accept(room, brand, uploadId)];
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect([await acceptedOf(room, brand), await acceptedOf(room, creator.person)]).toEqual([
      [uploadId],
      [uploadId],
    ]);
    // Nothing is decided by it.
    expect((await room.booking()).stage).toBe('in_review');
    expect((await accept(room, brand, uploadId, false)).status).toBe(204);
    expect((await accept(room, brand, uploadId, false)).status).toBe(204);
    expect(await acceptedOf(room, creator.person)).toEqual([]);
  });

  it('isn’t accepted as long as a change in it is open, in this version or in what it replaces', async () => {
    const room = await aRoom();
    const { uploadId } = await room.place();
    await accept(room, room.brand, uploadId);
    const change = await room.draft();
    // A draft is nothing that was asked for.
    expect(await acceptedOf(room, room.brand)).toEqual([uploadId]);
    await room.draft({ body: 'A calmer opening', uploadId: null });
    await room.request();
    expect(await acceptedOf(room, room.brand)).toEqual([]);
    await room.deliver('second.jpg');
    const { uploadId: next } = await room.place();
    const refused = await accept(room, room.brand, next);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ message: 'A change of this file is still open.' }),
    ]);
    await room.move(room.creator.person, change, 'done');
    expect((await accept(room, room.brand, next)).status).toBe(204);
    expect(await acceptedOf(room, room.creator.person)).toEqual([uploadId, next]);
    await room.move(room.brand, change, 'open');
    expect(await acceptedOf(room, room.creator.person)).toEqual([]);
  });

  it('stays accepted when it comes again, and is locked when it was replaced', async () => {
    const room = await aRoom();
    const { uploadId } = await room.place();
    await accept(room, room.brand, uploadId);
    await room.request('Another one, please');
    // A version needs something new.
    const [before] = (await room.booking()).submissions;
    const files = before?.files.map(({ fileName, fileSize, fileType, contentType }) => ({
      ...{ uploadId, fileName, fileSize, fileType, contentType },
    }));
    const sent = { content: await aPhoto(200, 300), name: 'more.jpg', type: 'image/jpeg' };
    const more = entry(sent, await send(room.creator.person, room.bookingId, sent));
    expect((await submit(room.creator.person, room.bookingId, [...(files ?? []), more])).status).toBe(200);
    await makeViewable(stage, room.bookingId);
    expect(await room.place()).toMatchObject({ uploadId });
    expect(await acceptedOf(room, room.brand)).toEqual([uploadId]);
    await room.request('Really another one, please');
    await room.deliver('second.jpg');
    expect((await room.place()).uploadId).not.toBe(uploadId);
    expect((await accept(room, room.brand, uploadId, false)).status).toBe(409);
  });
});
