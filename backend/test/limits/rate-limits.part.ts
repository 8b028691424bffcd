import { beforeAll, describe, expect, it } from '@jest/globals';
import { ALLOWANCES } from '@reelpact/domain';
import { RateLimits } from '../../src/platform/access/rate-limits.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import sharp from 'sharp';
import { PASSWORD, aBooking, aCreator, aUser, pay } from '../builders.js';
import { profileForm } from '../profile-forms.js';
import type { Person } from '../person.js';
import { producing } from '../scenes.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** A request through the proxy, which names where it came from. */
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const login = (person: Person, email: string, password: string, ip: string) =>
  person.post<{ code?: string; retryAfter?: number }>('/api/auth/login', { email, password }, from(ip));
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

it('lets a brand correct the tracking of a parcel ten times a day: each time stands in the history', async () => {
  const creator = await aCreator(stage, { needsProduct: true });
  const { brand, booking } = await aBooking(stage, creator);
  await pay(stage, brand, booking.id);
  await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
  await stage.drain();
  await brand.post(`/api/brand/bookings/${booking.id}/product-sent`, {});
  const correct = (tracking: string) =>
    brand.call<{ code?: string }>('PUT', `/api/brand/bookings/${booking.id}/shipment`, { tracking });
  for (let number = 1; number <= ALLOWANCES.offer_of_party.most; number += 1)
    expect((await correct(`RR${number}`)).status).toBe(200);
  expect((await correct('RR0')).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

it('lets one party of a booking ask the other for something ten times a day: each one is an email', async () => {
  const { creator, brand, booking } = await producing(stage);
  const propose = (person: Person, creatorPercent: number) =>
    person.post<{ code?: string; settlement?: object }>(
      `/api/bookings/${booking.id}/steps/propose_settlement`,
      {
        creatorPercent,
        reason: 'Please.',
      },
    );
  const { most } = ALLOWANCES.offer_of_party;
  for (let percent = 1; percent <= most; percent += 1)
    expect((await propose(brand, percent)).status).toBe(200);
  expect((await propose(brand, 50)).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await propose(creator.person, 50)).body).toMatchObject({ settlement: { number: most + 1 } });
});

it('lets the code of a guest’s link be guessed twenty times a day, wherever the guesses come from', async () => {
  const { most } = ALLOWANCES.guest_code_by_email;
  const guess = (number: number) =>
    stage
      .person()
      .post<{ code?: string }>(
        '/api/guest/sessions',
        { email: 'guessed@northwind.test', code: '123456' },
        from(`198.51.100.${number}`),
      );
  for (let number = 1; number <= most; number += 1)
    expect((await guess(number)).body).toMatchObject({ code: 'LINK_NOT_VALID' });
  expect((await guess(most + 1)).body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

describe('an allowance', () => {
  const limits = () => stage.app.get(RateLimits);

  it('is used up exactly, however many take of it at once', async () => {
    const { most } = ALLOWANCES.booking_by_email;
    const results = await times(most + 15, () =>
      limits()
        .take('booking_by_email', 'at-once@example.test')
        .then(
          () => true,
          () => false,
        ),
    );
    expect(results.filter(Boolean)).toHaveLength(most);
  });

  it('comes back part by part, and not all at once', async () => {
    const { most, seconds } = ALLOWANCES.booking_by_email;
    const take = () => limits().take('booking_by_email', 'slow@example.test');
    for (let taken = 0; taken < most; taken += 1) await take();
    const refused = await take().catch((error: unknown) => error);
    const part = seconds / most;
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: expect.any(Number) } });
    const { retryAfter } = (refused as { details: { retryAfter: number } }).details;
    expect(retryAfter).toBeGreaterThan(part - 5);
    expect(retryAfter).toBeLessThanOrEqual(part + 1);
    await stage.database.rows(
      't-time-passes',
      `update rate_limits set full_until = full_until - $1 * interval '1 second' where key like '%slow@example.test'`,
      [part + 1],
    );
    await take();
    await expect(take()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('counts afterwards what something took that nobody knew before', async () => {
    const { most } = ALLOWANCES.picture_seconds_by_user;
    const take = () => limits().take('picture_seconds_by_user', 'painter');
    await take();
    await limits().spend('picture_seconds_by_user', most - 2, 'painter');
    await take();
    await expect(take()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('of decoding pictures is used by what each one takes, and ends with it', async () => {
    const { person, id } = await aCreator(stage);
    const userId = (await person.get<{ id: string }>('/api/auth/user')).body.id;
    const left = () =>
      stage.database.row<{ used: number }>(
        't-seconds',
        `select extract(epoch from full_until - now())::float as used from rate_limits where key = $1`,
        [`picture_seconds_by_user:${userId}`],
      );
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a63' } })
      .png()
      .toBuffer();
    const send = () =>
      person.call(
        'PUT',
        `/api/creator/profile/${id}`,
        profileForm({
          username: `painter${id.slice(0, 8)}`,
          profileImageUrl: `data:image/png;base64,${picture.toString('base64')}`,
        }),
      );
    expect((await send()).status).toBe(200);
    expect((await left())?.used).toBeGreaterThan(0);
    await limits().spend('picture_seconds_by_user', ALLOWANCES.picture_seconds_by_user.most, userId);
    expect((await send()).status).toBe(429);
  });

  it('of one person is not another’s', async () => {
    await expect(limits().take('booking_by_email', 'other@example.test')).resolves.toBeUndefined();
  });
});

describe('guessing a password', () => {
  it('slows the guesser and says for how long, with the right password too', async () => {
    const { email } = await aUser(stage);
    const { most } = ALLOWANCES.login_by_email_and_place;
    const answers = await times(most + 4, (index) =>
      login(stage.person(), email, `wrong ${index}`, '192.0.2.1'),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(most);
    const slowed = await login(stage.person(), email, PASSWORD, '192.0.2.1');
    expect(slowed).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(slowed.headers.get('retry-after'))).toBe(slowed.body.retryAfter);
    expect(slowed.body.retryAfter).toBeGreaterThan(0);
  });

  it('in an open session to delete the account is slowed as well', async () => {
    const { person, email } = await aUser(stage);
    const remove = (password: string) => person.post('/api/auth/delete-account', { email, password });
    const answers = await times(ALLOWANCES.password_check_by_user.most, (index) => remove(`wrong ${index}`));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await remove(PASSWORD)).status).toBe(429);
    expect((await person.get('/api/auth/user')).status).toBe(200);
  });

  it('from many networks at once locks no owner out of a device they know', async () => {
    const { email } = await aUser(stage);
    const owner = stage.person();
    expect((await login(owner, email, PASSWORD, '198.51.100.1')).status).toBe(200);
    await owner.post('/api/auth/logout');
    const { most } = ALLOWANCES.login_by_email;
    const answers = await times(most + 5, (index) =>
      login(stage.person(), email, 'wrong', `203.0.${index}.1`),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await login(stage.person(), email, PASSWORD, '203.0.113.250')).status).toBe(429);
    expect((await login(owner, email, PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('is forgiven to anyone who then knows it', async () => {
    const { email } = await aUser(stage);
    const { most } = ALLOWANCES.login_by_email_and_place;
    for (let round = 0; round < 3; round += 1) {
      await times(most - 1, () => login(stage.person(), email, 'wrong', '192.0.2.9'));
      expect((await login(stage.person(), email, PASSWORD, '192.0.2.9')).status).toBe(200);
    }
  });

  it('says the same of an email that nobody has', async () => {
    const { most } = ALLOWANCES.login_by_email_and_place;
    const nobody = () => login(stage.person(), 'nobody@example.test', 'wrong', '192.0.2.20');
    const answers = await times(most + 1, nobody);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(most);
  });
});

describe('an address', () => {
  it('of IPv6 is counted by its network, and nobody is believed who is no proxy of ours', async () => {
    const check = (ip: string) => stage.person().get('/api/check-username?username=free', from(ip));
    expect((await check('2001:db8:1:2::1')).status).toBe(200);
    const used = await stage.database.rows(
      't-use-up',
      `update rate_limits set full_until = now() + interval '1 day' where key = 'username_check_by_address:2001:db8:1:2' returning 1`,
    );
    expect(used).toHaveLength(1);
    expect((await check('2001:db8:1:2:ffff::2')).status).toBe(429);
    expect((await check('2001:db8:1:3::1')).status).toBe(200);
    // What the client itself claims stands before what the proxy adds.
    expect((await check('198.51.100.7, 2001:db8:1:2::77')).status).toBe(429);
  });
});
