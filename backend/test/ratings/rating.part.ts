import { beforeAll, describe, expect, it } from '@jest/globals';
import { RATING_DAYS, UNRATED_TEXTS } from '@reelpact/domain';
import type { CreatorRatingsDto, RatingSumsDto } from '../../src/modules/ratings/http/rating.dto.js';
import type { TestApp } from '../app.js';
import { BookingDriver } from '../booking-driver.js';
import { PASSWORD, type TestCreator, aCreator, aUser, bookingBody, pay, setClock } from '../builders.js';
import { makeAdmin } from '../factors.js';
import { atEnd, rate, rateable, ratingBody, readRating, sweepRatings, titlesOf } from '../ratings.js';
import { type Scene, deliver, inReview } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** By raw SQL, which goes around the rules of the use cases. */
const raw = (name: string, text: string, { booking }: Scene) => stage.database.rows(name, text, [booking.id]);

describe('rating a booking', () => {
  it('shows both when both have written, and changes nothing from then on', async () => {
    const scene = await rateable(stage);
    expect(await readRating(scene.brand, scene)).toMatchObject({ canRate: true, own: null, other: null });
    expect((await rate(scene, 'brand', 2)).body).toMatchObject({ own: { text: null }, other: null });
    const changed = await rate(scene, 'brand', 4, 'Two days early.');
    expect(changed.body.own).toMatchObject({ text: 'Two days early.', answers: { quality: 4 } });
    expect(await readRating(scene.creator.person, scene)).toMatchObject({ own: null, other: null });
    const second = await rate(scene, 'creator', 3);
    expect(second.body).toMatchObject({
      canRate: false,
      isClosed: true,
      other: { text: 'Two days early.' },
      canReply: true,
    });
    expect(await readRating(scene.brand, scene)).toMatchObject({ other: { answers: { feedback: 3 } } });
    for (const party of ['brand', 'creator'] as const)
      expect(await rate(scene, party, 1)).toMatchObject({ status: 409 });
    // What was sent last is the same when it is sent once more.
    expect((await rate(scene, 'brand', 4, 'Two days early.')).status).toBe(200);
    await expect(
      raw('t-change-shown', `update ratings set stars = '{1,1,1}' where booking_id = $1`, scene),
    ).rejects.toThrow('not changed');
    await expect(
      raw('t-reword-shown', `update ratings set text = 'x' where booking_id = $1`, scene),
    ).rejects.toThrow('not changed');
    await expect(
      raw('t-hide-shown', 'update ratings set shown_at = null where booking_id = $1', scene),
    ).rejects.toThrow('not changed');
  });

  it('shows what there is when the days are over, and takes nothing more from that moment on', async () => {
    const scene = await rateable(stage);
    await rate(scene, 'creator', 5, 'Clear and kind.');
    await atEnd(stage, scene, -HOUR);
    expect((await rate(scene, 'creator', 4, 'Clear.')).status).toBe(200);
    await sweepRatings(stage);
    expect((await readRating(scene.brand, scene)).other).toBeNull();
    await atEnd(stage, scene, 0);
    // Before anybody has looked at the clock: it is too late all the same, and nothing is to be seen yet.
    expect((await rate(scene, 'brand')).status).toBe(409);
    expect((await rate(scene, 'creator')).status).toBe(409);
    expect((await readRating(scene.brand, scene)).other).toBeNull();
    await sweepRatings(stage);
    expect(await readRating(scene.brand, scene)).toMatchObject({
      isClosed: true,
      own: null,
      other: { text: 'Clear.' },
    });
    expect((await rate(scene, 'brand')).status).toBe(409);
  });

  it('tells who was rated, once, and asks both after a day, whether they have written or not', async () => {
    const scene = await rateable(stage, { contactEmail: 'rated@northwind.test' });
    await rate(scene, 'brand');
    await atEnd(stage, scene, -(RATING_DAYS - 1) * DAY);
    await sweepRatings(stage);
    await sweepRatings(stage);
    for (const person of [scene.brand, scene.creator.person])
      expect((await titlesOf(person)).filter((title) => title.includes('How was'))).toHaveLength(1);
    await atEnd(stage, scene, 0);
    await sweepRatings(stage);
    await sweepRatings(stage);
    expect(
      (await titlesOf(scene.creator.person)).filter((title) => title.includes('rated you')),
    ).toHaveLength(1);
    expect((await titlesOf(scene.brand)).filter((title) => title.includes('rated you'))).toEqual([]);
  });

  it('is for the parties of completed bookings', async () => {
    const before = await inReview(stage);
    expect(await rate(before, 'brand')).toMatchObject({ status: 409 });
    expect(await readRating(before.brand, before)).toMatchObject({ canRate: false, endsAt: null });
    const scene = await rateable(stage);
    const stranger = await aUser(stage);
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const path = `/api/bookings/${scene.booking.id}/rating`;
    expect((await stranger.person.call('PUT', path, ratingBody('brand'))).status).toBe(404);
    expect((await admin.person.call('PUT', path, ratingBody('brand'))).status).toBe(403);
    const wrong = await scene.brand.call('PUT', path, ratingBody('creator'));
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { 'answers.feedback': expect.any(String) } },
    });
    const long = await scene.brand.call('PUT', path, { ...ratingBody('brand'), text: 'x'.repeat(1001) });
    expect(long.status).toBe(400);
    expect((await readRating(scene.brand, scene)).own).toBeNull();
  });

  it('can be answered once, when it is shown', async () => {
    const scene = await rateable(stage);
    const answer = (text: string) =>
      scene.creator.person.post(`/api/bookings/${scene.booking.id}/rating/reply`, { text });
    await rate(scene, 'brand', 5, 'Good.');
    expect((await answer('Thanks!')).status).toBe(409);
    await rate(scene, 'creator');
    expect((await answer('Thanks!')).body).toMatchObject({ other: { reply: 'Thanks!' }, canReply: false });
    expect((await answer('Thanks!')).status).toBe(200);
    expect((await answer('Thanks a lot!')).status).toBe(409);
    expect((await readRating(scene.brand, scene)).own?.reply).toBe('Thanks!');
  });

  it.each([
    [
      'card',
      // The creator has once paid somebody else with the card that pays for this one.
      async ({ creator: { person } }: Scene) => {
        const other = await aCreator(stage);
        const { body } = await person.post<{ id: string }>(
          '/api/package-bookings',
          bookingBody('pay_first', other.packageId),
        );
        await pay(stage, person, body.id);
        await other.person.post(`/api/creator/bookings/${body.id}/approve`, {});
        await stage.drain();
      },
    ],
    [
      'device',
      async (scene: Scene) =>
        stage.database.rows(
          't-same-device',
          'insert into shared_devices (user_id, other_id) select $1, guest_id from bookings where id = $2',
          [scene.creator.userId, scene.booking.id],
        ),
    ],
    ['insider', async (scene: Scene) => makeAdmin(stage.database, scene.creator.userId)],
  ] as const)('leaves bookings between related people unrated: %s', async (why, relate) => {
    const before = await inReview(stage, { contactEmail: `${why}@related.test` });
    await relate(before);
    await before.brand.post(`/api/bookings/${before.booking.id}/review`, { action: 'approve' });
    await stage.drain();
    const stand = await readRating(before.brand, before);
    expect(stand).toMatchObject({ canRate: false, unrated: 'related', endsAt: null });
    expect(await rate(before, 'brand')).toMatchObject({
      status: 409,
      body: { message: UNRATED_TEXTS.related },
    });
    // The same when it turns out after somebody has written.
    const scene = await rateable(stage, { contactEmail: `${why}@later.test` });
    await rate(scene, 'brand', 5, 'My best friend.');
    await relate(scene);
    await atEnd(stage, scene, 0);
    await sweepRatings(stage);
    expect(await readRating(scene.creator.person, scene)).toMatchObject({
      unrated: 'related',
      other: null,
      own: null,
    });
    expect(await raw('t-left-ratings', 'select from ratings where booking_id = $1', scene)).toEqual([]);
  });

  it('leaves bookings unrated whose sides had one address before, and none for an address that is entered later', async () => {
    const address = { name: 'Ann', line1: '12 Harbor Road', postalCode: '04101', city: 'Portland' };
    const enter = (person: Scene['brand'], line1 = address.line1) =>
      person.call('PUT', '/api/billing-details', { ...address, line1 });
    const booked = async (brand: Scene['brand'], creator: TestCreator): Promise<Scene> => {
      const body = bookingBody('pay_first', creator.packageId);
      const { body: booking } = await brand.post<Scene['booking']>('/api/package-bookings', body);
      await pay(stage, brand, booking.id);
      await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
      await stage.drain();
      const driver = new BookingDriver(stage, { brand, creator, admin: brand }, booking.id);
      await deliver(driver);
      return { creator, brand, booking, driver };
    };
    const approve = async ({ brand, booking }: Scene) => {
      await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
      await stage.drain();
    };
    const [{ person: brand }, creator] = [await aUser(stage), await aCreator(stage)];
    await enter(creator.person);
    const later = await booked(brand, creator);
    // By now the brand may know where the creator lives.
    await enter(brand, '12, harbor road');
    // Bookings are made by the clock that tests move; the database has its own.
    await raw(
      't-enter-later',
      `update billing_details d set updated_at = b.created_at + interval '1 minute' from bookings b where b.id = $1 and d.user_id = b.brand_user_id`,
      later,
    );
    await approve(later);
    expect(await readRating(brand, later)).toMatchObject({ canRate: true, unrated: null });
    await rate(later, 'creator', 1, 'Never again.');
    await enter(creator.person);
    await atEnd(stage, later, 0);
    await sweepRatings(stage);
    expect((await readRating(brand, later)).other).toMatchObject({ text: 'Never again.' });
    const sooner = await booked(brand, creator);
    await approve(sooner);
    expect(await readRating(brand, sooner)).toMatchObject({ canRate: false, unrated: 'related' });
  });

  it('asks once, however many workers look at the same moment', async () => {
    const scene = await rateable(stage, { contactEmail: 'twice@northwind.test' });
    await atEnd(stage, scene, -(RATING_DAYS - 1) * DAY);
    await Promise.all(Array.from({ length: 4 }, () => sweepRatings(stage)));
    for (const person of [scene.brand, scene.creator.person])
      expect((await titlesOf(person)).filter((title) => title.includes('How was'))).toHaveLength(1);
  });

  it('is not counted where the payment was taken back before it was shown', async () => {
    const scene = await rateable(stage);
    await rate(scene, 'brand', 1, 'Give me my money.');
    await scene.driver.happen({
      type: 'CHARGEBACK_OPENED',
      actor: 'network',
      chargeback: 'dp_1',
      attempt: 1,
      amount: 0,
      at: 0,
    });
    await scene.driver.happen({
      type: 'CHARGEBACK_LOST',
      actor: 'network',
      chargeback: 'dp_1',
      attempt: 1,
      at: 0,
    });
    await stage.drain();
    await atEnd(stage, scene, 0);
    await sweepRatings(stage);
    expect(await readRating(scene.creator.person, scene)).toMatchObject({ unrated: 'unpaid', other: null });
  });
});

describe('what ratings add up to', () => {
  const NOTHING = { stars: null, ratings: null, answers: null, removed: 0 };
  /** As the creator sees it: to visitors it may be shown as it was until the database has told of the change. */
  const proof = async ({ id, person }: TestCreator) =>
    (
      await person.get<{ proof: { stars: number | null; ratings: number | null } }>(
        `/api/creator/profile/${id}`,
      )
    ).body.proof;
  const list = async (username: string) =>
    (await stage.person().get<CreatorRatingsDto>(`/api/creators/${username}/ratings`)).body;
  /** As the creator of a request sees the brand, before they answer. */
  const ofBrand = async (creator: TestCreator, bookingId: string) =>
    (await creator.person.get<RatingSumsDto>(`/api/bookings/${bookingId}/brand-ratings`)).body;
  /** A completed booking of a creator, rated by its brand and shown. */
  async function rated(creator: TestCreator, stars: number, text?: string): Promise<Scene> {
    const scene = await rateable(stage, { creator });
    await rate(scene, 'brand', stars, text);
    await atEnd(stage, scene, 0);
    await sweepRatings(stage);
    await setClock(stage.database, Date.now());
    return scene;
  }

  it('is nowhere before there are three, and the same everywhere from then on', async () => {
    const creator = await aCreator(stage);
    await rated(creator, 5, 'First.');
    await rated(creator, 5);
    // A third one that nobody may know of yet.
    const hidden = await rateable(stage, { creator });
    await rate(hidden, 'brand', 1, 'Third.');
    await stage.drain();
    expect(await proof(creator)).toMatchObject({ stars: null, ratings: null });
    expect(await list(creator.username)).toEqual({ ...NOTHING, list: [] });
    await rate(hidden, 'creator');
    await stage.drain();
    const shown = { stars: 3.6, ratings: 3 };
    expect(await proof(creator)).toMatchObject(shown);
    const { list: words, ...sums } = await list(creator.username);
    expect(sums).toMatchObject(shown);
    expect(words.map(({ text }) => text).sort()).toEqual(['First.', 'Third.', null]);
    expect(JSON.stringify(words)).not.toContain('Northwind');
    await stage.database.rows('t-hide-numbers', 'update creators set show_numbers = false where id = $1', [
      creator.id,
    ]);
    expect(await proof(creator)).toMatchObject({ stars: null, ratings: null });
    expect(await list(creator.username)).toEqual({ ...NOTHING, list: [] });
  });

  it('loses a rating that an admin removes, for a listed reason, and both are told', async () => {
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const creator = await aCreator(stage);
    const scenes = [await rated(creator, 5), await rated(creator, 5), await rated(creator, 5)];
    const bad = await rated(creator, 1, 'Lives at 12 Harbor Road.');
    expect(await proof(creator)).toMatchObject({ stars: 4, ratings: 4 });
    const { id } = bad.booking;
    const report = { reason: 'personal_data', note: 'It names my street.' };
    const path = `/api/bookings/${id}/rating/reports`;
    expect((await bad.brand.post(path, report)).status).toBe(409);
    for (let time = 0; time < 2; time += 1)
      expect((await creator.person.post(path, report)).status).toBe(204);
    await stage.drain();
    const { rowCount: told } = await stage.database.pool.query(
      `select from mails where recipient = $1 and subject like 'A rating was reported%'`,
      [admin.email],
    );
    expect(told).toBe(1);
    const reported = async () =>
      (await admin.person.get<{ bookingId: string }[]>('/api/admin/ratings')).body.filter(
        ({ bookingId }) => bookingId === id,
      );
    expect(await reported()).toMatchObject([{ ...report, by: 'brand', text: 'Lives at 12 Harbor Road.' }]);
    const remove = (reason: string, by = 'brand') =>
      admin.person.post(`/api/admin/ratings/${id}/${by}/remove`, { reason });
    expect((await remove('i_dont_like_it')).status).toBe(400);
    expect((await remove('personal_data', 'creator')).status).toBe(404);
    for (let time = 0; time < 2; time += 1) expect((await remove('personal_data')).status).toBe(204);
    expect(await reported()).toEqual([]);
    const { body: deeds } = await admin.person.get<{ action: string; target: string }[]>('/api/admin/log');
    expect(deeds.filter(({ target }) => target === id)).toContainEqual(
      expect.objectContaining({ action: 'removeRating', details: { by: 'brand', reason: 'personal_data' } }),
    );
    expect(await list(creator.username)).toMatchObject({ stars: 5, ratings: 3, removed: 1 });
    expect((await list(creator.username)).list).toHaveLength(3);
    for (const person of [bad.brand, creator.person]) {
      expect((await readRating(person, bad)).removed).toEqual([{ by: 'brand', reason: 'personal_data' }]);
      expect((await titlesOf(person)).filter((title) => title.includes('was removed'))).toHaveLength(1);
    }
    const other = scenes[0]!;
    await creator.person.post(`/api/bookings/${other.booking.id}/rating/reports`, { reason: 'off_topic' });
    expect((await admin.person.post(`/api/admin/ratings/${other.booking.id}/brand/keep`)).status).toBe(204);
    expect(await list(creator.username)).toMatchObject({ ratings: 3, removed: 1 });
    // All numbers or none: how many were removed is one.
    await stage.database.rows('t-hide-numbers', 'update creators set show_numbers = false where id = $1', [
      creator.id,
    ]);
    expect(await list(creator.username)).toMatchObject({ stars: null, ratings: null, removed: 0 });
  });

  it('says of a brand what creators say, by what is known to be that brand', async () => {
    const user = await aUser(stage);
    const scenes: Scene[] = [];
    for (let time = 0; time < 3; time += 1) {
      const creator = await aCreator(stage);
      const { body: booking } = await user.person.post<Scene['booking']>('/api/package-bookings', {
        ...bookingBody('pay_first', creator.packageId),
        contactEmail: user.email,
      });
      await pay(stage, user.person, booking.id);
      await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
      await stage.drain();
      const driver = new BookingDriver(
        stage,
        { brand: user.person, creator, admin: user.person },
        booking.id,
      );
      await deliver(driver);
      await user.person.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
      await stage.drain();
      const scene = { creator, brand: user.person, booking, driver };
      scenes.push(scene);
      await rate(scene, 'creator', 4);
      await atEnd(stage, scene, 0);
      await sweepRatings(stage);
      await setClock(stage.database, Date.now());
    }
    const asked = await aCreator(stage);
    const request = async (person: Scene['brand']) => {
      const body = { ...bookingBody('approve_first', asked.packageId), clientEmail: user.email };
      return (await person.post<Scene['booking']>('/api/package-bookings', body)).body.id;
    };
    const stars = { stars: 4, ratings: 3, answers: { feedback: 4 } };
    expect(await ofBrand(asked, await request(user.person))).toMatchObject(stars);
    expect((await user.person.get<RatingSumsDto>('/api/brand/ratings')).body).toMatchObject(stars);
    // Somebody who types that brand's address isn't it.
    expect(await ofBrand(asked, await request(stage.person()))).toEqual(NOTHING);
    const [over] = scenes;
    const path = `/api/bookings/${over!.booking.id}/brand-ratings`;
    expect((await over!.creator.person.get(path)).status).toBe(409);
  });

  const exported = async (person: Scene['brand']) =>
    (await person.get<{ data: Record<string, unknown[]> }>('/api/auth/export')).body.data;

  it('forgets the words of who leaves, and keeps the stars', async () => {
    const user = await aUser(stage);
    const creator = await aCreator(stage);
    const scene = await rateable(stage, { creator, contactEmail: user.email });
    await rate(scene, 'brand', 2, 'Call me.');
    await rate(scene, 'creator', 5, 'What a brand.');
    await scene.brand.post(`/api/bookings/${scene.booking.id}/rating/reply`, { text: 'Thanks.' });
    const unseen = await rateable(stage, { creator, contactEmail: user.email });
    await rate(unseen, 'brand', 2, 'Not shown.');
    expect(await exported(user.person)).toMatchObject({
      ratingsGiven: [
        { text: 'Not shown.', shownAt: null },
        { text: 'Call me.', answers: { quality: 2 } },
      ],
      ratingsReceived: [{ text: 'What a brand.', reply: 'Thanks.' }],
    });
    expect((await exported(creator.person))['ratingsReceived']).toHaveLength(1);
    const leaving = { email: user.email, password: PASSWORD };
    expect((await user.person.post('/api/auth/delete-account', leaving)).status).toBe(204);
    const left = await stage.database.rows(
      't-left-words',
      'select written_by as by, text, reply, stars from ratings where creator_id = $1 order by written_by',
      [creator.id],
    );
    expect(left).toEqual([
      { by: 'brand', text: null, reply: null, stars: [2, 2, 2] },
      { by: 'creator', text: 'What a brand.', reply: null, stars: [5, 5, 5] },
    ]);
  });
});
