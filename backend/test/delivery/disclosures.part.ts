import { beforeAll, describe, expect, it } from '@jest/globals';
import { AI_TEXTS, type AiUse, REJECTION_GROUND_LABELS, STEP_FIELDS } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { HistoryEntryDto } from '../../src/modules/bookings/http/history.dto.js';
import type { PackageDto } from '../../src/modules/catalog/http/package.dto.js';
import type { LicenseDto } from '../../src/modules/licenses/http/license.dto.js';
import type { TestApp } from '../app.js';
import { type TestCreator, aBooking, aCreator, aUser, bookingBody, makeViewable, read } from '../builders.js';
import { type Sent, aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const change = ({ person, packageId }: TestCreator, ai: unknown) =>
  person.call<PackageDto & { message: string }>('PUT', `/api/packages/${packageId}`, { ai });
const statements = ({ submissions }: BookingDto): (AiUse | null)[][] =>
  submissions.map(({ files }) => files.map(({ ai }) => ai));

/** A booking in production and two photos that have been uploaded for it. */
async function uploaded() {
  const { creator, brand, bookingId } = await aProduction(stage);
  const photos: Sent[] = [];
  const ids: string[] = [];
  for (const name of ['one.jpg', 'two.jpg']) {
    const photo = { content: await aPhoto(300, 200), name, type: 'image/jpeg' };
    photos.push(photo);
    ids.push(await send(creator.person, bookingId, photo));
  }
  /** Delivers both, with what is stated of each. */
  const deliver = (...stated: (AiUse | undefined)[]) =>
    submit(
      creator.person,
      bookingId,
      photos.map((photo, index) => ({ ...entry(photo, ids[index]), ai: stated[index] })),
    );
  return { creator, brand, bookingId, deliver };
}

describe('what a package says of AI', () => {
  it('is one of four, or nothing, and can be taken back', async () => {
    const creator = await aCreator(stage);
    for (const ai of ['none', 'edited', 'parts', 'synthetic'] as const)
      expect(await change(creator, ai)).toMatchObject({ status: 200, body: { ai } });
    const wrong = await change(creator, 'all of it');
    expect(wrong).toMatchObject({ status: 400, body: { errors: { ai: AI_TEXTS.unknown } } });
    expect((await creator.person.get<PackageDto>(`/api/packages/${creator.packageId}`)).body.ai).toBe(
      'synthetic',
    );
    for (const unsaid of [undefined, null]) expect((await change(creator, unsaid)).body.ai).toBe('synthetic');
    expect((await change(creator, '')).body.ai).toBeNull();
  });

  it('is agreed on as it was when it was booked, and nothing is booked that was shown otherwise', async () => {
    const creator = await aCreator(stage);
    await change(creator, 'none');
    const { brand, booking } = await aBooking(stage, creator);
    await change(creator, 'synthetic');
    expect((await read(brand, booking.id)).package.ai).toBe('none');
    const { person } = await aUser(stage);
    const book = (terms: object) =>
      person.post<{ code: string }>('/api/package-bookings', {
        ...bookingBody('pay_first', creator.packageId),
        terms,
      });
    for (const ai of ['none', ''])
      expect(await book({ ai })).toMatchObject({ status: 409, body: { code: 'TERMS_CHANGED' } });
    expect((await book({ ai: 'synthetic' })).status).toBe(201);
    for (const unshown of [{}, { ai: null }]) expect((await book(unshown)).status).toBe(201);
  });
});

describe('where content is shown', () => {
  it('is part of the brief, in one order, and changes with it', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'pay_first', {
      placements: ['creator_account', 'brand_ads', 'creator_account'],
    });
    expect((await read(brand, booking.id)).placements).toEqual(['brand_ads', 'creator_account']);
    const edit = (placements?: unknown) =>
      brand.call<BookingDto>('PUT', `/api/bookings/${booking.id}/brief`, {
        ...bookingBody('pay_first', creator.packageId),
        placements,
      });
    expect((await edit(['brand_feed'])).body.placements).toEqual(['brand_feed']);
    for (const wrong of [['billboard'], 'brand_ads', [null], Array(5).fill('brand_ads')])
      expect((await edit(wrong)).status).toBe(400);
    expect((await read(brand, booking.id)).placements).toEqual(['brand_feed']);
    expect((await edit()).body.placements).toEqual([]);
    // A guest's addresses are written in the same statement.
    const guests = await stage.database.rows(
      't-guest-addresses',
      'select g.email_keys as keys from bookings b join guests g on g.id = b.guest_id where b.id = $1',
      [booking.id],
    );
    expect(guests).toEqual([{ keys: [] }]);
  });

  it('is nothing where it isn’t said', async () => {
    const { brand, booking } = await aBooking(stage, await aCreator(stage));
    expect((await read(brand, booking.id)).placements).toEqual([]);
  });
});

describe('a statement about AI', () => {
  it('stands with each file, and “not stated” is not “none”', async () => {
    const { brand, bookingId, deliver } = await uploaded();
    expect((await deliver('nothing' as AiUse)).status).toBe(400);
    expect((await deliver('none')).status).toBe(200);
    expect(statements(await read(brand, bookingId))).toEqual([['none', null]]);
  });

  it('can be put right by a version with the same files, once for each statement', async () => {
    const { brand, bookingId, deliver } = await uploaded();
    await deliver('none', 'none');
    const again = await deliver('none', 'none');
    expect([again.status, again.body.submissions.length]).toEqual([200, 1]);
    // Whoever leaves it out says nothing new, and takes nothing back.
    expect((await deliver()).body.submissions).toHaveLength(1);
    expect((await deliver('none', 'synthetic')).body.submissions).toHaveLength(2);
    expect(statements(await read(brand, bookingId))).toEqual([
      ['none', 'synthetic'],
      ['none', 'none'],
    ]);
    // Back and forth would give the brand new versions without end.
    expect(await deliver('none', 'none')).toMatchObject({
      status: 422,
      body: { code: 'UPLOAD_MISSING', message: AI_TEXTS.statedBefore },
    });
    expect((await deliver(undefined, 'edited')).body.submissions).toHaveLength(3);
    expect(statements(await read(brand, bookingId))[0]).toEqual(['none', 'edited']);
  });

  it('that was put right is what the brand approves: a version that it hasn’t seen is refused', async () => {
    const { brand, bookingId, deliver } = await uploaded();
    await deliver('none', 'none');
    await makeViewable(stage, bookingId);
    await deliver('none', 'synthetic');
    await makeViewable(stage, bookingId);
    const approve = (version: number) =>
      brand.post<{ code: string }>(`/api/bookings/${bookingId}/review`, { action: 'approve', version });
    expect(await approve(1)).toMatchObject({ status: 409, body: { code: 'NEWER_VERSION' } });
    expect((await approve(2)).status).toBe(200);
    const id = (await read(brand, bookingId)).license?.id ?? '';
    const { body } = await stage.person().get<LicenseDto>(`/api/licenses/${id}`);
    expect(body.files.map(({ ai }) => ai)).toEqual(['none', 'synthetic']);
  });
});

describe('a rejection', () => {
  it('can say on which ground, and the history says it to both', async () => {
    for (const path of ['review', 'steps/reject_content']) {
      const { creator, brand, bookingId, deliver } = await uploaded();
      await deliver('none', 'none');
      await makeViewable(stage, bookingId);
      const reject = (body: object) =>
        brand.post<{ message: string }>(`/api/bookings/${bookingId}/${path}`, {
          ...(path === 'review' && { action: 'reject' }),
          feedback: 'The hands have six fingers.',
          ...body,
        });
      const wrong = await reject({ ground: 'dislike' });
      expect([wrong.status, wrong.body]).toMatchObject([
        400,
        { errors: { ground: STEP_FIELDS.ground.missing } },
      ]);
      expect((await reject({ ground: 'false_ai' })).status).toBe(200);
      for (const reader of [brand, creator.person]) {
        const { body } = await reader.get<HistoryEntryDto[]>(`/api/bookings/${bookingId}/history`);
        expect(body.at(-1)).toMatchObject({
          event: 'BRAND_REJECTED',
          note: 'The hands have six fingers.',
          ground: 'false_ai',
        });
        expect(body.slice(0, -1).every(({ ground }) => ground === null)).toBe(true);
      }
    }
    expect(Object.keys(REJECTION_GROUND_LABELS)).toContain('more_ai');
  });

  it('says no ground where none was given, as programs from before do', async () => {
    const { brand, bookingId, deliver } = await uploaded();
    await deliver();
    await makeViewable(stage, bookingId);
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'reject', feedback: 'Not ours.' });
    const { body } = await brand.get<HistoryEntryDto[]>(`/api/bookings/${bookingId}/history`);
    expect(body.at(-1)).toMatchObject({ event: 'BRAND_REJECTED', ground: null });
  });
});
