import { beforeAll, describe, expect, it } from '@jest/globals';
import { COOKIES, REVIEW_LINK, REVIEW_LINK_MESSAGES } from '@reelpact/domain';
import { PersonalData } from '../../src/platform/database/personal-data.js';
import { PurgeExpired } from '../../src/platform/database/purge-expired.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type {
  ReviewLinkDto,
  SharedReviewDto,
  SharedRoomDto,
} from '../../src/modules/review/http/links.dto.js';
import type { TestApp } from '../app.js';
import { description } from '../fuzz/description.js';
import { aUser } from '../builders.js';
import { makeAdmin } from '../factors.js';
import type { Person } from '../person.js';
import { type ReviewRoom, aReviewRoom, aSharedReview } from '../review-rooms.js';
import { aPhoto } from '../sending.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

type Shared = Awaited<ReturnType<typeof aSharedReview>>;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** What the brand sees of reviewers' notes, and says when it sends. */
const marksOf = async ({ brand, items }: ReviewRoom): Promise<string[]> =>
  (await items(brand)).flatMap(({ mark }) => mark ?? []);

/** Everything that a link can be asked for, by what it is. */
async function knocks({ at, reviewer }: Shared, room: ReviewRoom, who: Person = reviewer) {
  const place = await room.place();
  const note = { kind: 'change', body: 'One more', ...place };
  return {
    entry: (await who.get(at)).status,
    name: (await who.post(`${at}/reviewers`, { name: 'Ida' })).status,
    room: (await who.get(`${at}/room`)).status,
    file: (await who.get(`${at}/files/${place.uploadId}/preview`)).status,
    note: (await who.post(`${at}/notes`, note)).status,
    change: (await who.call('PUT', `${at}/notes/${NOWHERE}`, { kind: 'change', body: 'No' })).status,
    remove: (await who.call('DELETE', `${at}/notes/${NOWHERE}`)).status,
  };
}
/** Of the package. */
const PRICE = /(?<![\w.-])150(?:00|\.00)?(?![\w.-])/;
const CLOSED = { entry: 404, name: 404, room: 404, file: 404, note: 404, change: 404, remove: 404 };
const OPEN = { entry: 200, name: 204, room: 200, file: 200, note: 201, change: 404, remove: 204 };

/** The preview of the newest version exists as a file. */
async function withPreview(room: ReviewRoom): Promise<void> {
  const { uploadId } = await room.place();
  const key = `previews/${uploadId}.webp`;
  await stage.app.get(FileStorage).write(key, await aPhoto(32, 32));
  await stage.database.rows(
    't-preview-file',
    `update previews set preview_key = $2, preview_type = 'image/webp' where upload_id = $1`,
    [uploadId, key],
  );
}

describe('what a reviewer writes', () => {
  it('is a draft of the brand with the reviewer’s name, and the creator’s to read once the brand has sent it', async () => {
    const room = await aReviewRoom(stage);
    const { note, seen } = await aSharedReview(stage, room);
    const id = await note();
    expect(await room.items(room.brand)).toMatchObject([
      { id, state: 'draft', reviewer: 'Tom Weaver', internal: false, author: 'Northwind Coffee' },
    ]);
    expect(await room.items(room.creator.person)).toEqual([]);
    // Who doesn't say what they have seen sends what they wrote themselves.
    expect((await room.brand.post(`${room.at}/send`)).body).toEqual({ sent: 0 });
    const reviewerNotes = await marksOf(room);
    expect((await room.brand.post(`${room.at}/send`, { reviewerNotes })).body).toEqual({ sent: 1 });
    const [sent] = await room.items(room.creator.person);
    expect(sent).toMatchObject({ id, state: 'open', number: 1, author: 'Northwind Coffee' });
    expect([sent?.reviewer, sent?.internal, sent?.mark]).toEqual([null, false, null]);
    expect(await seen()).toMatchObject([{ id, state: 'open', reviewer: 'Tom Weaver', canChange: false }]);
  });

  it('is sent as the brand has read it, or not at all', async () => {
    const room = await aReviewRoom(stage);
    const { note, at, reviewer } = await aSharedReview(stage, room);
    const changed = await note({ body: 'A little cooler' });
    const kept = await note({ body: 'A little shorter' });
    const reviewerNotes = await marksOf(room);
    const late = await note({ body: 'Written too late' });
    const change = { kind: 'change', body: 'Something rude' };
    expect((await reviewer.call('PUT', `${at}/notes/${changed}`, change)).status).toBe(204);
    const submissionId = (await room.place()).submissionId;
    const request = { submissionId, reviewerNotes };
    expect((await room.brand.post(`${room.at}/request-revision`, request)).status).toBe(200);
    expect((await room.items(room.creator.person)).map(({ id }) => id)).toEqual([kept]);
    expect((await room.booking()).stage).toBe('revising');
    const left = (await room.items(room.brand)).filter(({ state }) => state === 'draft');
    expect(left.map(({ id }) => id)).toEqual([changed, late]);
    // The same request again is a repetition, whatever was written since.
    expect((await room.brand.post(`${room.at}/request-revision`, request)).status).toBe(200);
    expect((await room.booking()).revisionsLeft).toBe(1);
  });

  it('belongs to its writer until the brand takes it over', async () => {
    const room = await aReviewRoom(stage);
    const shared = await aSharedReview(stage, room);
    const { at, note, reviewer, seen } = shared;
    const other = stage.person();
    expect((await other.post(`${at}/reviewers`, { name: 'Ida' })).status).toBe(204);
    const id = await note();
    const fields = { kind: 'question', body: 'Is that our logo?' };
    const change = (who: Person) => who.call('PUT', `${at}/notes/${id}`, fields);
    const remove = (who: Person, it = id) => who.call('DELETE', `${at}/notes/${it}`);
    expect([(await change(other)).status, (await remove(other)).status]).toEqual([404, 204]);
    expect((await change(reviewer)).status).toBe(204);
    expect(await seen(other)).toMatchObject([{ ...fields, reviewer: 'Tom Weaver', canChange: false }]);
    expect(await seen()).toMatchObject([{ ...fields, canChange: true }]);
    expect(
      (await room.brand.call('PUT', `${room.at}/drafts/${id}`, { ...fields, body: 'Our logo?' })).status,
    ).toBe(204);
    const answer = await change(reviewer);
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ message: REVIEW_LINK_MESSAGES.taken }),
    ]);
    expect((await remove(reviewer)).status).toBe(409);
    const again = await note({ body: 'And this' });
    expect((await remove(reviewer, again)).status).toBe(204);
    // What was taken over is sent like the brand's own drafts, with the reviewer's name for the brand alone.
    expect((await room.brand.post(`${room.at}/send`)).body).toEqual({ sent: 1 });
    expect(await room.items(room.brand)).toMatchObject([{ body: 'Our logo?', reviewer: 'Tom Weaver' }]);
  });

  it('is told to the brand’s open pages, and to nobody else’s', async () => {
    const room = await aReviewRoom(stage);
    const { note } = await aSharedReview(stage, room, { notesBecome: 'internal' });
    const heard = async (who: Person) => {
      const { body } = await who.get<{ events: { kind: string; subject: string }[] }>('/api/live/events');
      return body.events.filter(({ kind, subject }) => kind === 'review' && subject === room.bookingId)
        .length;
    };
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const before = await stage.database.row<{ count: string }>(
      't-live-keys',
      `select count(*) from live_events where kind = 'review' and subject = $1 and keys && array['admins', 'creator:' || $2]`,
      [room.bookingId, room.creator.id],
    );
    expect(before?.count).toBe('0');
    const was = await heard(room.brand);
    await note();
    expect(await heard(room.brand)).toBeGreaterThan(was);
    expect([await heard(room.creator.person), await heard(admin.person)]).toEqual([0, 0]);
  });
});

describe('an internal note', () => {
  it('reaches the creator by no call, whatever the brand does', async () => {
    const room = await aReviewRoom(stage);
    const secret = 'Legal would never sign this';
    await withPreview(room);
    const internal = await aSharedReview(
      stage,
      room,
      { label: 'Legal', notesBecome: 'internal' },
      'Ida Inside',
    );
    const drafts = await aSharedReview(stage, room, { label: 'Client' }, 'Tom Outside');
    await internal.note({ body: secret });
    const moved = await drafts.note({ body: `${secret}, says the client` });
    const keep = (id: string, flag: boolean) =>
      room.brand.call('PUT', `${room.at}/drafts/${id}/internal`, { internal: flag });
    expect((await keep(moved, true)).status).toBe(204);
    expect((await keep(await room.draft(), true)).status).toBe(409);
    const reviewerNotes = await marksOf(room);
    expect((await room.brand.post(`${room.at}/send`, { reviewerNotes })).body).toEqual({ sent: 1 });
    await room.draft({ body: 'Said to the creator' });
    expect((await room.request('Almost')).status).toBe(200);
    const known = await room.items(room.brand);
    expect(known.filter(({ internal: flag }) => flag).map(({ state }) => state)).toEqual(['draft', 'draft']);

    const { creator, bookingId } = room;
    // Every call of a booking that reads, by the description: a new one is looked through as well.
    const ofBooking = Object.entries(description.paths)
      .filter(([path, methods]) => path.startsWith('/api/bookings/{id}') && 'get' in methods)
      .map(([path]) => path.replace('{id}', bookingId))
      // The brand's alone, and what is said of a brand before its request is answered.
      .filter((path) => !/\/(review-links|billing-details|brand-record|brand-ratings)$/.test(path))
      .flatMap((path) =>
        (path.includes('{format}') ? ['csv', 'pdf'] : ['']).map((it) => path.replace('{format}', it)),
      );
    expect(ofBooking.length).toBeGreaterThan(9);
    expect(ofBooking.filter((path) => path.includes('{'))).toEqual([]);
    const calls = [
      ...ofBooking,
      ...['/api/bookings?as=creator', '/api/creators/dashboard', '/api/notifications', '/api/auth/export'],
      ...['/api/live/events', '/api/conversations', '/api/creators/insights'],
    ];
    const leaks = ['never sign', 'Ida Inside', 'Tom Outside', 'Legal'];
    for (const call of calls) {
      const answer = await fetch(creator.person.url + call, {
        headers: { cookie: creator.person.cookieHeader },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([call, answer.status]).toEqual([call, 200]);
      // Nothing in an archive is compressed.
      const text = bytes.toString('latin1');
      for (const leak of leaks) expect([call, leak, text.includes(leak)]).toEqual([call, leak, false]);
    }
    expect((await creator.person.get(`/api/bookings/${bookingId}/review-links`)).status).toBe(403);
    const webhooks = await stage.database.row<{ count: string }>(
      't-webhook-leaks',
      `select count(*) from webhook_events where body like '%never sign%'`,
    );
    const told = await stage.database.row<{ count: string }>(
      't-told-leaks',
      `select count(*) from mails where body like '%never sign%'`,
    );
    expect([webhooks?.count, told?.count]).toEqual(['0', '0']);
    // The brand's own exports are made to be handed on.
    const table = await (
      await fetch(`${room.brand.url}${room.at}/exports/csv`, { headers: { cookie: room.brand.cookieHeader } })
    ).text();
    expect(table).toContain('Said to the creator');
    expect(table).not.toContain('never sign');
    // It goes once the brand says so.
    expect((await keep(moved, false)).status).toBe(204);
    expect((await room.brand.post(`${room.at}/send`)).body).toEqual({ sent: 1 });
    expect((await room.items(creator.person)).map(({ body }) => body)).toContain(
      `${secret}, says the client`,
    );
  });

  it('can’t become anything else in the database either', async () => {
    const room = await aReviewRoom(stage);
    const { note } = await aSharedReview(stage, room, { notesBecome: 'internal' });
    const id = await note();
    const send = stage.database.rows(
      't-send-internal',
      `update review_items set state = 'open', sent_at = now() where id = $1`,
      [id],
    );
    await expect(send).rejects.toThrow(/check constraint/);
  });
});

describe('what a link opens', () => {
  it('is the watermarked room, to anyone who has it and has given a name', async () => {
    const room = await aReviewRoom(stage);
    await withPreview(room);
    const sent = await room.draft({ body: 'Sent to the creator' });
    await room.brand.post(`${room.at}/send`);
    await room.draft({ body: 'The brand’s own draft' });
    const shared = await aSharedReview(stage, room);
    await (
      await aSharedReview(stage, room, { label: 'Other' }, 'Somebody Else')
    ).note({ body: 'At another link' });
    const { at, reviewer } = shared;
    const stranger = stage.person();
    expect((await stranger.get<SharedReviewDto>(at)).body).toEqual({
      needsPassword: false,
      reviewer: null,
      about: {
        brandName: 'Northwind Coffee',
        creatorName: 'Sophia Reyes',
        packageName: 'UGC Package',
        notesBecome: 'draft',
        expiresAt: expect.any(String),
      },
    });
    const { entry, name: _name, ...rest } = await knocks(shared, room, stage.person());
    expect(entry).toBe(200);
    expect(rest).toEqual({ room: 200, file: 200, note: 201, change: 404, remove: 204 });
    const nameless = stage.person();
    expect([
      (await nameless.get(`${at}/room`)).status,
      (await nameless.post(`${at}/notes`, {})).status,
    ]).toEqual([401, 400]);
    const { body } = await reviewer.get<SharedRoomDto>(`${at}/room`);
    expect(body.items.map(({ id, body: text }) => [id, text])).toEqual([
      [sent, 'Sent to the creator'],
      [expect.any(String), 'One more'],
    ]);
    const [version] = body.versions;
    expect(Object.keys(version ?? {}).sort()).toEqual(['files', 'id', 'submittedAt', 'version']);
    expect(Object.keys(version?.files[0] ?? {}).sort()).toEqual([
      ...[
        'captionsUrl',
        'fileName',
        'fileSize',
        'id',
        'large',
        'media',
        'playUrl',
        'posterUrl',
        'preview',
        'previewNote',
        'scrub',
      ],
      ...['slotId', 'type', 'uploadId'],
    ]);
    const text = JSON.stringify(body);
    for (const hidden of ['@', room.bookingId, 'sha256', '/api/files/', 'A film about our coffee'])
      expect([hidden, text.includes(hidden)]).toEqual([hidden, false]);
    // Ids and times have such digits by chance; the price stands alone, in dollars or cents.
    expect(text).not.toMatch(PRICE);
    expect(JSON.stringify(await room.booking())).toMatch(PRICE);
  });

  it('is nothing else: no original, no other booking, nothing of the brand’s or the creator’s', async () => {
    const room = await aReviewRoom(stage);
    const another = await aReviewRoom(stage);
    await withPreview(room);
    const { at, reviewer } = await aSharedReview(stage, room);
    const theirs = await another.place();
    const own = await room.place();
    for (const path of [
      ...['original', 'originals', 'clean', '..%2Foriginal'].map((part) => `files/${own.uploadId}/${part}`),
      ...[`files/${theirs.uploadId}/preview`, `files/${NOWHERE}/preview`, `files/${own.uploadId}/scrub`],
    ])
      expect([path, (await reviewer.get(`${at}/${path}`)).status]).toEqual([path, 404]);
    const notes = await reviewer.post(`${at}/notes`, { kind: 'change', body: 'Here', ...theirs });
    expect(notes.status).toBe(404);
    for (const path of [
      '',
      '/review-room',
      '/submissions',
      '/history',
      '/statement',
      '/originals.zip',
      '/evidence.zip',
    ])
      expect([path, (await reviewer.get(`/api/bookings/${room.bookingId}${path}`)).status]).toEqual([
        path,
        404,
      ]);
    for (const path of ['/conversation', '/review-room/exports/csv', '/review-links'])
      expect((await reviewer.get(`/api/bookings/${room.bookingId}${path}`)).status).toBe(404);
    for (const [path, body] of [
      ['/review', { action: 'approve' }],
      ['/steps/approve_content', {}],
      ['/review-room/send', {}],
      ['/review-room/request-revision', { note: 'x', submissionId: own.submissionId }],
    ] as const)
      expect([path, (await reviewer.post(`/api/bookings/${room.bookingId}${path}`, body)).status]).toEqual([
        path,
        404,
      ]);
    expect((await room.booking()).stage).toBe('in_review');
    // A reviewer of one link is nobody at another, also when the cookie is sent there.
    const elsewhere = await aSharedReview(stage, another);
    const forged = { cookie: reviewer.cookieHeader };
    expect((await stage.person().get(`${elsewhere.at}/room`, forged)).status).toBe(401);
    const bent = { cookie: reviewer.cookieHeader.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
    expect((await stage.person().get(`${at}/room`, bent)).status).toBe(401);
    expect((await stage.person().get(`${at}/room`, forged)).status).toBe(200);
  });

  it('is not for the creator, whatever they have', async () => {
    const room = await aReviewRoom(stage);
    const shared = await aSharedReview(stage, room);
    expect(await knocks(shared, room, room.creator.person)).toEqual(CLOSED);
  });

  it('counts as looking for neither party, and says who looked', async () => {
    const room = await aReviewRoom(stage);
    const { links, note, seen } = await aSharedReview(stage, room);
    await seen();
    await note();
    const { body } = await room.brand.get<ReviewLinkDto[]>(links);
    expect(body).toMatchObject([{ isOpen: true, reviewers: [{ name: 'Tom Weaver', notes: 1 }] }]);
    expect((await room.brand.get<{ views: unknown[] }>(room.at)).body.views).toEqual([]);
  });
});

describe('a link that is closed', () => {
  it.each<[string, (shared: Shared, room: ReviewRoom) => Promise<unknown>]>([
    ['because it was revoked', ({ revoke }) => revoke()],
    [
      'because it has expired',
      ({ id }) =>
        stage.database.rows(
          't-expire',
          `update review_links set expires_at = now() - interval '1 second' where id = $1`,
          [id],
        ),
    ],
    [
      'because the review is over',
      (_shared, room) => room.brand.post(`/api/bookings/${room.bookingId}/review`, { action: 'approve' }),
    ],
    [
      'because its brand’s account was secured',
      (_shared, room) =>
        stage.database.transaction(async (tx) => {
          const row = await tx.row<{ id: string }>(
            't-brand-user',
            `update bookings set brand_user_id = $2 where id = $1 returning brand_user_id as id`,
            [room.bookingId, (await aUser(stage)).id],
          );
          await stage.app.get(PersonalData).close(tx, row?.id ?? '', 'secured');
        }),
    ],
  ])('opens nothing any more, %s, and is answered like one that never was', async (_why, close) => {
    const room = await aReviewRoom(stage);
    await withPreview(room);
    const shared = await aSharedReview(stage, room);
    expect(await knocks(shared, room)).toEqual(OPEN);
    await close(shared, room);
    expect(await knocks(shared, room)).toEqual(CLOSED);
    expect(await knocks({ ...shared, at: `/api/review-links/${'x'.repeat(43)}` }, room)).toEqual(CLOSED);
    const told = async (at: string) => {
      const { status, body } = await stage.person().get(at);
      return [status, body];
    };
    expect(await told(shared.at)).toEqual(await told(`/api/review-links/${'y'.repeat(43)}`));
    const { body } = await room.brand.get<ReviewLinkDto[]>(shared.links);
    expect(body).toMatchObject([{ isOpen: false, url: null }]);
  });

  it('leaves its notes to the brand, and can be revoked again', async () => {
    const room = await aReviewRoom(stage);
    const { note, revoke, links } = await aSharedReview(stage, room);
    const id = await note();
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    expect((await room.brand.call('DELETE', `${links}/${NOWHERE}`)).status).toBe(404);
    expect(await room.items(room.brand)).toMatchObject([{ id, reviewer: 'Tom Weaver' }]);
  });

  it('takes nothing that is written while it is being revoked', async () => {
    const room = await aReviewRoom(stage);
    const { revoke, at, reviewer } = await aSharedReview(stage, room);
    const place = await room.place();
    const write = (index: number) =>
      reviewer.post(`${at}/notes`, { kind: 'change', body: `Note ${index}`, ...place });
    const [before, , after] = await Promise.all([
      Promise.all([0, 1, 2, 3].map(write)),
      revoke(),
      Promise.all([4, 5, 6, 7].map(write)),
    ]);
    const taken = [...before, ...after].filter(({ status }) => status === 201).length;
    expect([...before, ...after].every(({ status }) => status === 201 || status === 404)).toBe(true);
    expect(await room.items(room.brand)).toHaveLength(taken);
    expect((await write(8)).status).toBe(404);
  });
});

describe('a link with a password', () => {
  it('says nothing and opens nothing without it, and not after many wrong ones', async () => {
    const room = await aReviewRoom(stage);
    const { at } = await aSharedReview(stage, room, { password: 'spring-launch' });
    const stranger = stage.person();
    expect((await stranger.get<SharedReviewDto>(at)).body).toEqual({
      needsPassword: true,
      reviewer: null,
      about: null,
    });
    const enter = (password?: string) => stranger.post(`${at}/reviewers`, { name: 'Mallory', password });
    const wrong = await enter('winter-launch');
    expect([wrong.status, wrong.body]).toEqual([
      400,
      expect.objectContaining({ errors: { password: REVIEW_LINK_MESSAGES.wrongPassword } }),
    ]);
    expect((await enter()).status).toBe(400);
    await stage.database.rows(
      't-used-up',
      `update rate_limits set full_until = now() + interval '1 day' where key like 'review_password_by_link_and_place:%'`,
    );
    expect((await enter('spring-launch')).status).toBe(429);
    await stage.database.rows(
      't-forgiven',
      `delete from rate_limits where key like 'review_password_by_link%'`,
    );
    const entered = await enter('spring-launch');
    expect(entered.status).toBe(204);
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).toContain(`${COOKIES.reviewer.name}=`);
    for (const part of [`Path=${at}`, 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part);
    expect((await stranger.get<SharedReviewDto>(at)).body).toMatchObject({ reviewer: 'Mallory' });
    const stored = await stage.database.row<{ hash: string; token: string }>(
      't-stored-link',
      'select password_hash as hash, token_hash as token from review_links where booking_id = $1',
      [room.bookingId],
    );
    expect(stored?.hash).toMatch(/^\$argon2id\$/);
    expect(at).not.toContain(stored?.token);
  });
});

describe('the limits', () => {
  it('hold for links, people and notes, and take nothing from the parties', async () => {
    const room = await aReviewRoom(stage);
    const shared = await aSharedReview(stage, room);
    const { links, at, id, reviewer, note } = shared;
    const good = { label: 'Legal', days: 3, notesBecome: 'internal' };
    for (const bad of [
      { ...good, label: ' ' },
      { ...good, label: 'x'.repeat(61) },
      { ...good, label: 'a\u202eb' },
      { ...good, days: 4 },
      { ...good, days: '3 days' },
      { ...good, notesBecome: 'public' },
      { ...good, password: '12345' },
      { ...good, expiresAt: '2099-01-01' },
    ])
      expect([bad, (await room.brand.post(links, bad)).status]).toEqual([bad, 400]);
    for (const name of [' ', 'x'.repeat(61), 'Tom\u200bWeaver', 'Tom\nWeaver', ''])
      expect([name, (await stage.person().post(`${at}/reviewers`, { name })).status]).toEqual([name, 400]);
    // Once is enough: the second name of a browser changes nothing.
    expect((await reviewer.post(`${at}/reviewers`, { name: 'Thomas' })).status).toBe(204);
    expect((await reviewer.get<SharedReviewDto>(at)).body.reviewer).toBe('Tom Weaver');

    await stage.database.rows(
      't-many-links',
      `insert into review_links (id, booking_id, label, token_hash, notes_become, created_at, expires_at)
       select gen_random_uuid(), $1, 'More', gen_random_uuid()::text, 'draft', now(), now() + interval '1 day'
       from generate_series(2, $2)`,
      [room.bookingId, REVIEW_LINK.most],
    );
    expect((await room.brand.post(links, good)).status).toBe(409);
    await stage.database.rows(
      't-many-reviewers',
      `insert into review_guests (id, link_id, name, created_at, seen_at)
       select gen_random_uuid(), $1, 'More', now(), now() from generate_series(2, $2)`,
      [id, REVIEW_LINK.reviewers],
    );
    expect((await stage.person().post(`${at}/reviewers`, { name: 'Ida' })).status).toBe(409);
    const { submissionId, uploadId } = await room.place();
    await note();
    await stage.database.rows(
      't-many-notes',
      `insert into review_items (id, booking_id, submission_id, upload_id, party, kind, body, state, created_at, review_guest_id)
       select gen_random_uuid(), i.booking_id, i.submission_id, i.upload_id, 'brand', 'praise', 'More', 'draft', now(), i.review_guest_id
       from review_items i, generate_series(2, $2) where i.booking_id = $1`,
      [room.bookingId, REVIEW_LINK.notes],
    );
    const more = { kind: 'praise', body: 'One more', submissionId, uploadId };
    expect((await reviewer.post(`${at}/notes`, more)).status).toBe(409);
    // A full link keeps the brand from nothing.
    await room.draft();
    expect((await room.brand.post(`${room.at}/send`)).body).toEqual({ sent: 1 });
  });
});

describe('what is kept of reviewers', () => {
  it('goes with the link in time, or with the brand’s account, and is in the copy of the brand’s data', async () => {
    const room = await aReviewRoom(stage);
    const { note, id } = await aSharedReview(stage, room, { label: 'Legal' });
    const brandUser = await aUser(stage);
    await stage.database.rows('t-brand-is', 'update bookings set brand_user_id = $2 where id = $1', [
      room.bookingId,
      brandUser.id,
    ]);
    const sent = await note({ body: 'This was sent' });
    await room.brand.post(`${room.at}/send`, { reviewerNotes: await marksOf(room) });
    await note({ body: 'Never sent' });
    const copy = await brandUser.person.get<{ data: Record<string, unknown[]> }>('/api/auth/export');
    expect(copy.body.data['reviewLinks']).toMatchObject([{ label: 'Legal', reviewers: ['Tom Weaver'] }]);
    expect(copy.body.data['reviewComments']).toMatchObject([
      { body: 'Never sent', reviewer: 'Tom Weaver' },
      { body: 'This was sent', reviewer: 'Tom Weaver' },
    ]);
    const left = async () =>
      stage.database.row<{ links: string; guests: string; notes: string[] }>(
        't-left-of-links',
        `select (select count(*) from review_links where booking_id = $1) as links,
           (select count(*) from review_guests g join review_links l on l.id = g.link_id where l.booking_id = $1) as guests,
           array(select body from review_items where booking_id = $1 order by created_at, id) as notes`,
        [room.bookingId],
      );
    // Long closed, the link stays for the sake of the notes; a reviewer without any goes.
    await stage.database.rows(
      't-long-closed',
      `with more as (insert into review_guests (id, link_id, name, created_at, seen_at) select gen_random_uuid(), $1, 'Idle', now(), now())
       update review_links set expires_at = now() - interval '91 days' where id = $1`,
      [id],
    );
    await stage.app.get(PurgeExpired).run();
    expect(await left()).toEqual({ links: '1', guests: '1', notes: ['This was sent', 'Never sent'] });
    await stage.database.rows('t-over', `update bookings set stage = 'completed' where id = $1`, [
      room.bookingId,
    ]);
    await stage.database.transaction(async (tx) => {
      const person = { userId: brandUser.id, creatorId: null, provenEmail: null };
      const data = stage.app.get(PersonalData);
      for (const part of data.inOrder(
        (await import('../../src/modules/account/personal-parts.js')).PERSONAL_PARTS,
      ))
        if (part.forgets) await part.forgets(tx, person);
    });
    expect(await left()).toEqual({ links: '0', guests: '0', notes: ['This was sent'] });
    expect((await room.items(room.creator.person)).map((item) => item.id)).toEqual([sent]);
  });
});
