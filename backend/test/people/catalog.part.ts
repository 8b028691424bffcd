import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  CONTENT_FORMAT_OPTIONS,
  PACKAGE_LIMITS,
  PACKAGE_MESSAGES,
  PROBLEMS,
  USAGE_RIGHTS_OPTIONS,
} from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { PackageDto } from '../../src/modules/catalog/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { type TestCreator, aBooking, aCreator, aUser, bookingBody, read } from '../builders.js';
import type { Person } from '../person.js';

type Refusal = { code: string; message: string; errors: Record<string, string> };

let stage: TestApp;
let creator: TestCreator;
beforeAll(async () => {
  stage = await sharedTestApp();
  creator = await aCreator(stage);
});

const offer = (fields: Record<string, unknown> = {}) => ({
  tier: 'basic',
  name: 'Reel',
  price: 80,
  ...fields,
});
const add = <T = PackageDto>({ person, id }: TestCreator, body: unknown, to = id) =>
  person.post<T>(`/api/creator/${to}/packages`, body);
const change = <T = PackageDto>(person: Person, id: string, body: unknown) =>
  person.call<T>('PUT', `/api/packages/${id}`, body);
const remove = (person: Person, id: string) => person.call<Refusal>('DELETE', `/api/packages/${id}`);
const namesOf = async (id: string): Promise<string[]> =>
  (await stage.person().get<PackageDto[]>(`/api/creator/${id}/packages`)).body.map(({ name }) => name);
const book = (packageId: string, fields: Record<string, unknown> = {}, person = stage.person()) =>
  person.post<BookingDto & Refusal>('/api/package-bookings', {
    ...bookingBody('pay_first', packageId),
    amount: undefined,
    ...fields,
  });

describe('a package', () => {
  it('is created with every field of the dialog and read by anyone', async () => {
    const fields = offer({
      description: 'A film\nof 30 seconds',
      deliveryTime: '1-2 days',
      includes: '• One reel',
      revisions: 3,
      emoji: '🔥',
      contentFormat: 'reels',
      usageRights: 'website',
      whatIncluded: 'Everything',
    });
    const { status, body } = await add(creator, fields);
    expect([status, body]).toEqual([201, expect.objectContaining({ ...fields, creatorId: creator.id })]);
    const page = await stage.person().get<PackageDto & { creator: object }>(`/api/packages/${body.id}`);
    expect(page.body).toMatchObject({ ...body, creator: { id: creator.id, username: creator.username } });
  });

  it('keeps what a change leaves out', async () => {
    const { body } = await add(creator, offer({ description: 'Stays', revisions: 'unlimited' }));
    const changed = await change(creator.person, body.id, { price: '99.95' });
    expect([changed.status, changed.body]).toEqual([200, { ...body, price: 99.95 }]);
    expect((await stage.person().get(`/api/packages/${body.id}`)).body).toMatchObject(changed.body);
  });

  it('says in one text what is included when the other is sent empty', async () => {
    const { body } = await add(creator, offer({ includes: '• One reel', whatIncluded: 'Everything' }));
    expect(body.whatIncluded).toBe('Everything');
    const both = await change(creator.person, body.id, {
      includes: 'Everything\n• One reel',
      whatIncluded: '',
    });
    expect(both.body).toMatchObject({ includes: 'Everything\n• One reel', whatIncluded: null });
    expect((await change(creator.person, body.id, { price: 90 })).body.includes).toBe(both.body.includes);
  });

  it('is gone once deleted: not read, not listed, not changed, not booked', async () => {
    const { body } = await add(creator, offer({ name: 'Short-lived' }));
    expect((await remove(creator.person, body.id)).status).toBe(204);
    expect(await namesOf(creator.id)).not.toContain('Short-lived');
    const answers = [
      await stage.person().get<Refusal>(`/api/packages/${body.id}`),
      await change<Refusal>(creator.person, body.id, { price: 1 }),
      await remove(creator.person, body.id),
      await book(body.id),
    ];
    expect(answers.map(({ status, body: { message } }) => [status, message])).toEqual(
      Array(4).fill([404, PROBLEMS.PACKAGE_NOT_FOUND.message]),
    );
  });

  it('that is archived is there for its creator alone, and comes back as it was', async () => {
    const mine = await aCreator(stage);
    const { body } = await add(mine, offer({ name: 'Winter reel' }));
    const archived = await change(mine.person, body.id, { archived: true });
    expect([archived.status, archived.body]).toEqual([200, { ...body, archived: true, bookable: false }]);
    expect(await namesOf(mine.id)).not.toContain('Winter reel');
    const own = await mine.person.get<PackageDto[]>(`/api/creator/${mine.id}/packages`);
    expect(own.body.filter((one) => one.archived).map(({ name }) => name)).toEqual(['Winter reel']);
    const page = await stage
      .person()
      .get<{ packages: PackageDto[] }>(`/api/creator/profile/${mine.username}`);
    expect(page.body.packages.map(({ name }) => name)).not.toContain('Winter reel');
    const answers = [await stage.person().get<Refusal>(`/api/packages/${body.id}`), await book(body.id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    await mine.person.call('DELETE', `/api/creator/${mine.id}/packages`);
    const restored = await change(mine.person, body.id, { archived: false });
    expect(restored.body).toEqual(body);
    expect(await namesOf(mine.id)).toEqual(['Winter reel']);
    expect((await book(body.id)).status).toBe(201);
  });

  it('can be archived by nobody else, and not when the page leads with it', async () => {
    const { body } = await add(creator, offer({ tier: 'main', name: 'Main one' }));
    const other = await aCreator(stage);
    expect((await change(other.person, body.id, { archived: true })).status).toBe(404);
    const refused = await change<Refusal>(creator.person, body.id, { archived: true });
    expect([refused.status, refused.body.errors]).toEqual([400, { archived: PACKAGE_MESSAGES.mainArchived }]);
    expect((await change<Refusal>(creator.person, body.id, { archived: 'soon' })).status).toBe(400);
  });

  it('goes with all others before a bulk save, which the creator alone can do', async () => {
    const mine = await aCreator(stage);
    const path = `/api/creator/${mine.id}/packages`;
    expect((await creator.person.call('DELETE', path)).status).toBe(403);
    expect((await stage.person().call('DELETE', path)).status).toBe(401);
    expect(await namesOf(mine.id)).toHaveLength(2);
    expect((await mine.person.call('DELETE', path)).status).toBe(204);
    expect(await namesOf(mine.id)).toEqual([]);
    for (const name of ['One', 'Two', 'Three']) await add(mine, offer({ name }));
    expect(await namesOf(mine.id)).toEqual(['One', 'Two', 'Three']);
  });

  it('is its creator’s alone', async () => {
    const other = await aCreator(stage);
    const { person: plain } = await aUser(stage);
    expect((await add(creator, offer(), other.id)).status).toBe(403);
    expect((await change(creator.person, other.packageId, { price: 1 })).status).toBe(404);
    expect((await remove(creator.person, other.packageId)).status).toBe(404);
    for (const [person, status] of [
      [plain, 403],
      [stage.person(), 401],
    ] as const) {
      expect((await person.post(`/api/creator/${other.id}/packages`, offer())).status).toBe(status);
      expect((await change(person, other.packageId, { price: 1 })).status).toBe(status);
      expect((await remove(person, other.packageId)).status).toBe(status);
    }
    expect((await stage.person().get(`/api/packages/${other.packageId}`)).body).toMatchObject({ price: 150 });
  });

  it.each(['none', '0190aaaa-0000-7000-8000-000000000000', 'a\u0001b'])('is missing for %j', async (id) => {
    const path = encodeURIComponent(id);
    expect((await stage.person().get(`/api/packages/${path}`)).status).toBe(404);
    expect((await change(creator.person, path, { price: 1 })).status).toBe(404);
    expect((await stage.person().get(`/api/creator/${path}/packages`)).body).toEqual([]);
    expect((await stage.person().get(`/api/creators/${path}/portfolio`)).body).toEqual([]);
  });

  it('can be one of fifty and no more', async () => {
    const mine = await aCreator(stage);
    const answers = await Promise.all(
      Array.from({ length: PACKAGE_LIMITS.perCreator }, () => add(mine, offer())),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await namesOf(mine.id)).toHaveLength(PACKAGE_LIMITS.perCreator);
  });
});

describe('a package’s terms', () => {
  it.each([
    ...Object.values(CONTENT_FORMAT_OPTIONS)
      .flat()
      .map((word) => ['contentFormat', word]),
    ...Object.values(USAGE_RIGHTS_OPTIONS)
      .flat()
      .map((word) => ['usageRights', word]),
  ])('take the %s %j of any editor', async (field, word) => {
    const { status, body } = await change<Record<string, unknown>>(creator.person, creator.packageId, {
      [field]: word,
    });
    // One of the stored words; what they mean is spelled out below.
    expect([status, body[field]]).toEqual([200, expect.stringMatching(/^[a-z]+(_[a-z]+)?$/)]);
  });

  it.each([
    ['contentFormat', ['both', 'photos_videos', 'photos-videos'], 'photos_videos'],
    ['usageRights', ['social', 'social_media', 'social-media'], 'social_media'],
    ['usageRights', ['ads', 'advertising'], 'advertising'],
  ])('store the three words for one %s as one', async (field, words, stored) => {
    for (const word of words) {
      const { body } = await add<Record<string, unknown>>(await aCreator(stage), offer({ [field]: word }));
      expect(body[field]).toBe(stored);
    }
  });

  it.each([
    [0, 0],
    ['0.01', 0.01],
    [100000, 100000],
    ['100000.00', 100000],
  ])('take the price %j', async (price, stored) => {
    const { status, body } = await change(creator.person, creator.packageId, { price });
    expect([status, body.price]).toEqual([200, stored]);
  });

  it.each([
    [{ price: 100000.01 }, PACKAGE_MESSAGES.priceRange],
    [{ price: -1 }, PACKAGE_MESSAGES.priceRange],
    [{ price: 'abc' }, PACKAGE_MESSAGES.priceRange],
    [{ price: 1.005 }, PACKAGE_MESSAGES.priceRange],
    [{ price: [5] }, PACKAGE_MESSAGES.priceRange],
    [{ price: '' }, PACKAGE_MESSAGES.price],
    [{ price: undefined }, PACKAGE_MESSAGES.price],
    [{ name: undefined }, PACKAGE_MESSAGES.name],
    [{ name: ' ' }, PACKAGE_MESSAGES.name],
    [{ revisions: -1 }, PACKAGE_MESSAGES.revisions],
    [{ revisions: 1.5 }, PACKAGE_MESSAGES.revisions],
    [{ revisions: 51 }, PACKAGE_MESSAGES.revisions],
    [{ revisions: 'often' }, PACKAGE_MESSAGES.revisions],
    [{ emoji: '📦📦📦' }, expect.stringContaining('2 characters')],
    [{ contentFormat: 'poems' }, expect.stringContaining('content formats')],
    [{ usageRights: 'all' }, expect.stringContaining('usage rights')],
    [{ creatorId: 'x' }, expect.stringContaining('Unknown field')],
  ])('are refused as %p', async (fields, message) => {
    const answer = await add<Refusal>(creator, offer(fields));
    const [name = ''] = Object.keys(fields);
    expect([answer.status, answer.body.errors]).toEqual([400, { [name]: message }]);
  });

  it.each([
    [0, 0],
    ['0', 0],
    ['2', 2],
    [50, 50],
    ['unlimited', 'unlimited'],
  ])('take %j revisions', async (revisions, stored) => {
    const { status, body } = await add(await aCreator(stage), offer({ revisions }));
    expect([status, body.revisions]).toEqual([201, stored]);
  });

  it('stay as they are where null is sent', async () => {
    const { body } = await add(creator, offer({ emoji: '🔥', revisions: 2, contentFormat: 'reels' }));
    for (const field of ['name', 'price', 'revisions', 'tier', 'emoji', 'contentFormat']) {
      expect(await change(creator.person, body.id, { [field]: null })).toMatchObject({ status: 200, body });
    }
    expect((await add(creator, offer({ emoji: null, revisions: null }))).status).toBe(201);
  });
});

describe('booking', () => {
  it.each(['tip', 'addon', 'portfolio'])('is refused for a %s', async (tier) => {
    const { body } = await add(creator, offer({ tier }));
    expect(body.bookable).toBe(false);
    const answer = await book(body.id);
    expect([answer.status, answer.body.code]).toEqual([422, 'NOT_BOOKABLE']);
  });

  it('begins at one dollar', async () => {
    const { body } = await add(creator, offer({ price: 0.99 }));
    expect((await book(body.id)).status).toBe(422);
    await change(creator.person, body.id, { price: 1 });
    expect((await book(body.id)).body).toMatchObject({ amount: '1.00' });
  });

  it('of one’s own package is refused', async () => {
    const mine = await aCreator(stage);
    const answer = await book(mine.packageId, {}, mine.person);
    expect([answer.status, answer.body.code]).toEqual([422, 'OWN_PACKAGE']);
  });

  it('adds ticked add-ons once to the amount, and only those of this creator', async () => {
    const mine = await aCreator(stage);
    const other = await aCreator(stage);
    const addonIds = [mine.addonId, mine.addonId];
    expect((await book(mine.packageId, { addonIds })).body).toMatchObject({ amount: '175.50' });
    expect((await book(mine.packageId, { addonIds, amount: 175.5 })).status).toBe(201);
    expect((await book(mine.packageId, { addonIds, amount: '150.00' })).body.code).toBe('AMOUNT_MISMATCH');
    for (const id of [other.addonId, mine.packageId])
      expect((await book(mine.packageId, { addonIds: [id] })).status).toBe(422);
    expect((await book(mine.packageId, { addonIds: ['x'] })).status).toBe(400);
  });

  it('keeps the terms it was made with, whatever becomes of the package', async () => {
    const mine = await aCreator(stage);
    const { brand, booking: made } = await aBooking(stage, mine, 'pay_first', {
      addonIds: [mine.addonId],
      amount: 175.5,
    });
    const booking = await read(brand, made.id);
    await change(mine.person, mine.packageId, {
      name: 'Other',
      price: 999,
      revisions: 0,
      deliveryTime: '1 month',
    });
    expect(await read(brand, booking.id)).toEqual(booking);
    await mine.person.call('DELETE', `/api/creator/${mine.id}/packages`);
    const after = await read(brand, booking.id);
    expect(after).toEqual(booking);
    expect(after.package).toMatchObject({ name: 'UGC Package', price: 150, deliveryTime: '3-5 days' });
  });
});
