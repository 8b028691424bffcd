import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { VERSION_TABLES } from '../../src/modules/delivery/reads/read-submissions.js';
import type { TestApp } from '../app.js';
import { read } from '../builders.js';
import { inOneMinute } from '../in-one-minute.js';
import type { Person } from '../person.js';
import { type ReviewRoom, aReviewRoom } from '../review-rooms.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const inList = async (person: Person, path: string, id: string): Promise<BookingDto> => {
  const { body } = await person.get<BookingDto[] | { bookings: BookingDto[] }>(path);
  const found = (Array.isArray(body) ? body : body.bookings).find((booking) => booking.id === id);
  if (!found) throw new Error(`${path} has no booking ${id}`);
  return found;
};

/** A booking as both parties see it in their lists, which keep what they answer. */
async function listed({ creator, brand, bookingId }: ReviewRoom): Promise<[BookingDto, BookingDto]> {
  const seen = [
    await inList(creator.person, '/api/bookings?as=creator', bookingId),
    await inList(brand, '/api/bookings?as=brand', bookingId),
  ] as const;
  expect(await inList(creator.person, '/api/creators/dashboard', bookingId)).toEqual(seen[0]);
  expect(await inList(brand, '/api/brand/bookings', bookingId)).toEqual(seen[1]);
  return [...seen];
}

/** What changes a booking's answer, by the table in which it stands; `$1` is the booking. */
const FILE = `(select upload_id from submission_files f join submissions s on s.id = f.submission_id where s.booking_id = $1)`;
const OWNER = '(select creator_id from bookings where id = $1)';
const CHANGES = {
  bookings: `update bookings set brand_name = 'Another Name' where id = $1`,
  creators: `update creators set display_name = 'Another Creator' where id = ${OWNER}`,
  users: `update users set email = 'other-' || email where id = (select user_id from creators where id = ${OWNER})`,
  page_blocks: `insert into page_blocks (id, creator_id, kind, position, enabled, content)
    select gen_random_uuid(), ${OWNER}, 'tips', 99, true, '{}' where $1::uuid is not null`,
  submissions: `update submissions set notes = 'Another note' where booking_id = $1`,
  submission_files: `update submission_files set slot_id = gen_random_uuid() where upload_id = ${FILE}`,
  uploads: `update uploads set file_name = 'another.jpg' where id = ${FILE}`,
  previews: `update previews set poster_key = 'previews/another.webp' where upload_id = ${FILE}`,
  large_previews: `insert into large_previews (upload_id, booking_id, status, ordered_at) select ${FILE}, $1, 'pending', now()`,
  captions: `insert into captions (upload_id, storage_key, file_name, sha256, created_at)
    select ${FILE}, 'captions/x', 'x.vtt', repeat('0', 64), now() where $1::uuid is not null`,
};
/** Which parties are shown it, creator and brand; both, unless it says so. */
const SEEN_BY: Record<string, [boolean, boolean]> = {
  // Their address is on the card, and in no answer.
  users: [false, false],
  // The brand is offered to send a tip.
  page_blocks: [false, true],
};

/** What has to be before it is shown. */
const PREPARE: Record<string, (room: ReviewRoom) => Promise<unknown>> = {
  page_blocks: ({ brand, bookingId }) => brand.post(`/api/brand/bookings/${bookingId}/approve`, {}),
  large_previews: ({ bookingId }) =>
    stage.database.rows(
      't-larger-original',
      `update previews set preview_key = 'previews/x.webp', preview_type = 'image/webp', width = 1200, height = 1280,
         source_width = 3000, source_height = 3200 where upload_id = ${FILE}`,
      [bookingId],
    ),
};

describe('a list, which keeps what it answers', () => {
  it.each(Object.entries(CHANGES))('shows at once what has changed in %s', (table, change) =>
    inOneMinute(stage, async () => {
      const room = await aReviewRoom(stage);
      await PREPARE[table]?.(room);
      const before = await listed(room);
      // Read again, it is what was kept.
      expect(await listed(room)).toEqual(before);
      await stage.database.rows(`t-change-${table}`, change, [room.bookingId]);
      const after = await listed(room);
      expect(after).toEqual([
        await read(room.creator.person, room.bookingId),
        await read(room.brand, room.bookingId),
      ]);
      const isSeen = SEEN_BY[table] ?? [true, true];
      expect(
        after.map((booking, party) => JSON.stringify(booking) !== JSON.stringify(before[party])),
      ).toEqual(isSeen);
    }),
  );

  it('asks about each table of which versions are made', async () => {
    const row = await stage.database.row<{ text: string }>(
      't-stamps',
      `select prosrc as text from pg_proc where oid = 'stamps_of_versions(uuid[], uuid[])'::regprocedure`,
    );
    const plain = (text = ''): string => text.replaceAll(/\s+/g, ' ');
    expect(plain(row?.text)).toContain(plain(VERSION_TABLES));
    for (const alias of plain(VERSION_TABLES).matchAll(/(?:^|join )\w+ (\w)/g))
      expect(row?.text).toContain(`${alias[1]}.xmin`);
  });

  it('has a tag that says whether anything has changed', () =>
    inOneMinute(stage, async () => {
      const room = await aReviewRoom(stage);
      const ask = (tag?: string) =>
        room.creator.person.get('/api/creators/dashboard', tag === undefined ? {} : { 'if-none-match': tag });
      const tagOf = async () => (await ask()).headers.get('etag') ?? '';
      const tag = await tagOf();
      expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
      expect((await ask(tag)).status).toBe(304);
      const head = await room.creator.person.call('HEAD', '/api/creators/dashboard');
      const told = ['etag', 'cache-control'].map((name) => head.headers.get(name));
      expect(told).toEqual([tag, 'private, no-cache']);
      await stage.database.rows('t-change-again', CHANGES.submissions, [room.bookingId]);
      expect((await ask(tag)).status).toBe(200);
      const changed = await tagOf();
      await stage.database.rows('t-rename', CHANGES.creators, [room.bookingId]);
      expect([tag, changed]).not.toContain(await tagOf());
    }));
});
