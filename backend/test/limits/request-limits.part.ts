import { request } from 'node:http';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ValidationPipe } from '@nestjs/common';
import { ALLOWANCES, type AllowanceName } from '@reelpact/domain';
import { RateLimits } from '../../src/platform/access/rate-limits.js';
import { LARGEST_BODY } from '../../src/platform/http/bodies.js';
import { SentFiles } from '../../src/platform/media/sent-files.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aCreator, aUser, bookingBody } from '../builders.js';
import { changes, routesOf } from '../routes.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const anAddress = (index: number): string => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** Routes that anyone may call as often as they like, and why. */
const UNLIMITED: Readonly<Record<string, string>> = {
  'POST /api/webhooks/payments': 'Its sender is known by a signature over the bytes, which is checked first.',
  'POST /api/page-events':
    'It costs no statement. Each server counts it in memory, and what is too much is not counted.',
};

/** Uses an allowance up, as far as this one is concerned. */
const useUp = (name: string, who: string): Promise<unknown> =>
  stage.database.rows(
    't-use-up-requests',
    `insert into rate_limits (key, full_until) values ($1, now() + interval '1 day')
     on conflict (key) do update set full_until = excluded.full_until`,
    [`${name}:${who}`],
  );

describe('a picture of eight megabytes', () => {
  const statusOf = async (path: string, cookie: string): Promise<number> => {
    const receive = jest.spyOn(stage.app.get(SentFiles), 'receive');
    const call = request(stage.url + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'content-length': LARGEST_BODY },
    });
    call.flushHeaders();
    const status = await new Promise<number>((done) =>
      call.once('response', ({ statusCode = 0 }) => done(statusCode)),
    );
    call.on('error', () => undefined).destroy();
    expect(receive).not.toHaveBeenCalled();
    return status;
  };

  it('is refused unread where its sender may not send it, or has used up what they may', async () => {
    const creator = await aCreator(stage);
    const path = `/api/creator/${creator.id}/portfolio`;
    const guest = stage.person();
    const { status } = await guest.post('/api/package-bookings', bookingBody('pay_first', creator.packageId));
    expect(status).toBe(201);
    const [user, other] = [await aUser(stage), await aCreator(stage)];
    const senders = [guest, user.person, other.person];
    const statuses = [];
    for (const { cookieHeader } of senders) statuses.push(await statusOf(path, cookieHeader));
    expect(statuses).toEqual([401, 403, 403]);
    await useUp('picture_by_user', creator.userId);
    expect(await statusOf(path, creator.person.cookieHeader)).toBe(429);
  });
});

describe('every call that changes something and that anyone may make', () => {
  const open = () => routesOf(stage).filter((route) => route.access === 'anyone' && changes(route));

  it('has an allowance that is taken before its body is validated', () => {
    const without = open().filter(({ limit }) => limit === undefined);
    expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(UNLIMITED));
    expect(open().length).toBeGreaterThan(25);
  });

  it('is refused without a look at its body when that is used up', async () => {
    const validated = jest.spyOn(ValidationPipe.prototype, 'transform');
    const address = '192.0.2.77';
    for (const { method, path, limit } of open()) {
      if (limit === undefined) continue;
      await useUp(limit, address);
      const answer = await stage
        .person()
        .call<{ code: string; retryAfter: number }>(
          method,
          path.replace(/:\w+/g, 'none'),
          { nonsense: true },
          from(address),
        );
      expect([path, answer.status, answer.body.code]).toEqual([path, 429, 'TOO_MANY_REQUESTS']);
      expect(Number(answer.headers.get('retry-after'))).toBe(answer.body.retryAfter);
    }
    expect(validated).not.toHaveBeenCalled();
  });

  it('is counted when it is refused for what was sent', async () => {
    const address = '192.0.2.78';
    const register = () => stage.person().post('/api/auth/register', { nonsense: true }, from(address));
    const { most } = ALLOWANCES.registration_by_address;
    for (let taken = 0; taken < most; taken += 1) expect((await register()).status).toBe(400);
    expect((await register()).status).toBe(429);
  });

  it('is not counted when another site’s page sends it: it must not use up its visitor’s', async () => {
    const address = '192.0.2.79';
    await stage
      .person()
      .post('/api/auth/register', {}, { ...from(address), origin: 'https://elsewhere.test' });
    const row = await stage.database.row('t-counted', 'select 1 from rate_limits where key = $1', [
      `registration_by_address:${address}`,
    ]);
    expect(row).toBeNull();
  });
});

describe('whom a request is counted for', () => {
  const used = (name: AllowanceName, who: string) => useUp(name, who);

  it('lets an owner in on a device of theirs, whatever others on the network do', async () => {
    const { email } = await aUser(stage);
    const [owner, network] = [stage.person(), '192.0.2.80'];
    const login = (person = owner) =>
      person.post('/api/auth/login', { email, password: PASSWORD }, from(network));
    expect((await login()).status).toBe(200);
    await owner.post('/api/auth/logout');
    await used('login_request_by_device', network);
    expect((await login(stage.person())).status).toBe(429);
    expect((await login()).status).toBe(200);
  });

  it('lets the parties of a booking go on, whatever others on the network do', async () => {
    const { person } = await aUser(stage);
    const network = '192.0.2.81';
    await used('step_by_caller', network);
    const step = (who = person) => who.post('/api/brand/bookings/none/withdraw', {}, from(network));
    expect((await step()).status).toBe(404);
    expect((await step(stage.person())).status).toBe(429);
  });
});

describe('a creator’s shop', () => {
  const book = (packageId: string, flow: 'pay_first' | 'approve_first', email: string, ip: string) =>
    stage.person().post<{ code?: string }>(
      '/api/package-bookings',
      {
        ...bookingBody(flow, packageId),
        [flow === 'pay_first' ? 'contactEmail' : 'clientEmail']: email,
      },
      from(ip),
    );

  it('is sent few requests by one stranger, by network and by email, and stays open to others', async () => {
    const { packageId } = await aCreator(stage);
    const other = await aCreator(stage);
    const sent = async (count: number, email: (index: number) => string, ip: (index: number) => string) => {
      let taken = 0;
      for (let index = 0; index < count; index += 1) {
        if ((await book(packageId, 'approve_first', email(index), ip(index))).status === 201) taken += 1;
      }
      return taken;
    };
    const { creator_request_by_address: byAddress, creator_request_by_email: byEmail } = ALLOWANCES;
    expect(
      await sent(
        byAddress.most + 2,
        (index) => `one-${index}@example.test`,
        () => '192.0.2.91',
      ),
    ).toBe(byAddress.most);
    expect(
      await sent(
        byEmail.most + 2,
        () => 'two@example.test',
        (index) => anAddress(2_000 + index),
      ),
    ).toBe(byEmail.most);
    // The same stranger may still ask another creator, and another brand this one.
    expect((await book(other.packageId, 'approve_first', 'one@example.test', '192.0.2.91')).status).toBe(201);
    expect((await book(packageId, 'approve_first', 'three@example.test', '192.0.2.92')).status).toBe(201);
  });

  it('is open to the owner of an email, however often strangers type it', async () => {
    const { packageId } = await aCreator(stage);
    const { person, email } = await aUser(stage);
    await stage.app.get(RateLimits).take('booking_by_email', email);
    await useUp('booking_by_email', email);
    expect((await book(packageId, 'pay_first', email, '192.0.2.93')).status).toBe(429);
    const body = { ...bookingBody('pay_first', packageId), contactEmail: email };
    expect((await person.post('/api/package-bookings', body, from('192.0.2.94'))).status).toBe(201);
  });
});
