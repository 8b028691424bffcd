import { beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { COOKIES, PROBLEMS } from '@reelpact/domain';
import openapi from '../../openapi.json' with { type: 'json' };
import { ACCESS } from '../../src/platform/http/caller.js';
import { type TestApp, startTestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aBooking, aCreator, aUser, bookingBody } from '../builders.js';

const COOKIE = 'reelpact_session';
const HINT = 'reelpact_signed_in';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const whoIs = async (cookie: string): Promise<number> =>
  (await stage.person().get('/api/auth/user', { cookie })).status;
const valueOf = (cookieHeader: string): string => cookieHeader.slice(`${COOKIE}=`.length);

describe('signing in', () => {
  it('answers a wrong password and an unknown email alike', async () => {
    const { email } = await aUser(stage);
    const attempts = [
      { email, password: 'wrong horse' },
      { email: 'unknown@example.test', password: PASSWORD },
    ];
    const answers = await Promise.all(attempts.map((body) => stage.person().post('/api/auth/login', body)));
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([
        401,
        { statusCode: 401, code: 'INVALID_CREDENTIALS', message: PROBLEMS.INVALID_CREDENTIALS.message },
      ]);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('finds the email in any case, with spaces around it', async () => {
    const { email, id } = await aUser(stage);
    const answer = await stage
      .person()
      .post('/api/auth/login', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect([answer.status, answer.body['id']]).toEqual([200, id]);
  });

  it.each([
    {},
    { email: 'a@b.test' },
    { email: 'a@b.test', password: '' },
    { password: 'x' },
    { email: 1 },
    { email: 'a\u0000@b.test', password: 'x' },
  ])('asks for both fields: %j', async (body) => {
    const answer = await stage.person().post('/api/auth/login', body);
    expect([answer.status, answer.body['message']]).toEqual([400, 'Please fill in all fields']);
  });
});

describe('a session', () => {
  it('ends alone when it is signed out, and its cookie is good for nothing afterwards', async () => {
    const { person: first, email } = await aUser(stage);
    const second = stage.person();
    await second.post('/api/auth/login', { email, password: PASSWORD });
    const stolen = first.cookieHeader;
    expect(await whoIs(stolen)).toBe(200);
    expect((await first.post('/api/auth/logout')).status).toBe(204);
    expect(first.cookieHeader).toBe('');
    expect([await whoIs(stolen), await whoIs(second.cookieHeader)]).toEqual([401, 200]);
    expect((await stage.person().post('/api/auth/logout')).status).toBe(204);
  });

  it('is over when its row says so', async () => {
    const { person, id } = await aUser(stage);
    await stage.database.rows(
      't-expire',
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      [id],
    );
    expect(await whoIs(person.cookieHeader)).toBe(401);
  });

  it('is over after two weeks in which nobody used it', async () => {
    const { person, id } = await aUser(stage);
    const idle = (days: number) =>
      stage.database.rows(
        't-idle-session',
        'update sessions set seen_at = now() - make_interval(days => $2) where user_id = $1',
        [id, days],
      );
    await idle(COOKIES.session.idleDays - 1);
    expect(await whoIs(person.cookieHeader)).toBe(200);
    await idle(COOKIES.session.idleDays);
    expect(await whoIs(person.cookieHeader)).toBe(401);
  });

  it('can’t be forged', async () => {
    const { person } = await aUser(stage);
    const cookie = valueOf(person.cookieHeader);
    const [head = '', content = '', signature = ''] = cookie.split('.');
    const { sub } = JSON.parse(Buffer.from(content, 'base64url').toString()) as { sub: string };
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const own = new JwtService({ secret: 'x'.repeat(32) });
    const ours = stage.app.get(JwtService, { strict: false });
    const forged = [
      '',
      'nonsense',
      `${head}.${content}.`,
      `${none}.${content}.`,
      `${head}.${content}.${[...signature].reverse().join('')}`,
      own.sign({ sub, kind: 'session' }),
      ours.sign({ sub, kind: 'guest' }),
      ours.sign({ sub, kind: 'session' }, { expiresIn: -1 }),
      ours.sign({ sub: '0190aaaa-0000-7000-8000-000000000000', kind: 'session' }, { expiresIn: 60 }),
    ];
    for (const value of forged) expect([value, await whoIs(`${COOKIE}=${value}`)]).toEqual([value, 401]);
    expect(await whoIs(`${COOKIE}=${ours.sign({ sub, kind: 'session' }, { expiresIn: 60 })}`)).toBe(200);
  });

  it('names a row and tells nothing else', async () => {
    const { person, id } = await aUser(stage);
    const [, content = ''] = valueOf(person.cookieHeader).split('.');
    const ticket = JSON.parse(Buffer.from(content, 'base64url').toString()) as Record<string, unknown>;
    expect(Object.keys(ticket).sort()).toEqual(['exp', 'iat', 'kind', 'sub']);
    expect(ticket['sub']).not.toBe(id);
  });

  it('with a bad cookie is a visitor’s, who can still see public pages and book', async () => {
    const { username, packageId } = await aCreator(stage);
    const headers = { cookie: `${COOKIE}=nonsense; reelpact_guest=nonsense` };
    expect((await stage.person().get(`/api/creator/profile/${username}`, headers)).status).toBe(200);
    const body = bookingBody('pay_first', packageId);
    expect((await stage.person().post('/api/package-bookings', body, headers)).status).toBe(201);
  });
});

const cookiesOf = async (on: TestApp): Promise<string[]> => {
  const creator = await aCreator(on);
  const body = { email: `cookie@example.test`, password: PASSWORD, firstName: 'Ann', lastName: 'Miller' };
  const registered = await on.person().post('/api/auth/register', body);
  const booked = await on.person().post('/api/package-bookings', bookingBody('pay_first', creator.packageId));
  return [registered, booked].flatMap(({ headers }) => headers.getSetCookie());
};

describe('a cookie', () => {
  it('is out of reach for scripts and for other sites’ forms', async () => {
    const cookies = await cookiesOf(stage);
    expect(cookies.map((line) => line.split('=')[0])).toEqual([COOKIE, HINT, 'reelpact_guest']);
    for (const line of cookies) {
      // It says that there is a session, which the pages want to know, and opens nothing.
      if (!line.startsWith(`${HINT}=`)) expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=Lax/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).not.toMatch(/; Secure/);
    }
  });
});

describe('another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  it.each(foreign)('with %j can neither act nor sign in', async (headers) => {
    const { person, email } = await aUser(stage);
    const answers = [
      await person.post('/api/auth/logout', undefined, headers),
      await person.call('PUT', '/api/packages/x', { price: 1 }, headers),
      await stage.person().post('/api/auth/login', { email, password: PASSWORD }, headers),
    ];
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
      Array(3).fill([403, 'CROSS_SITE_REQUEST']),
    );
    expect((await person.get('/api/auth/user', headers)).status).toBe(200);
  });

  it('is not the product itself', async () => {
    const { person } = await aUser(stage);
    const own: Record<string, string>[] = [
      { origin: stage.url, 'sec-fetch-site': 'same-origin' },
      { origin: stage.config.publicUrl },
    ];
    for (const headers of own) {
      expect((await person.post('/api/creator/onboard', {}, headers)).status).toBe(400);
    }
  });
});

/** Without a session there is nothing to end, and that is fine; who signs in with a passkey isn’t known before. */
const PUBLIC = ['logout', 'getPasskeyChallenge'];

describe('every route', () => {
  const unsafe = Object.entries(openapi.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, { operationId?: string }>)
      .filter(([method]) => ['post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, { operationId = '' }]) => ({ method: method.toUpperCase(), path, operationId })),
  );

  it('says who may call it', () => {
    const scanner = new MetadataScanner();
    const silent: string[] = [];
    let routes = 0;
    const modules = [...stage.app.get(ModulesContainer).values()];
    for (const { metatype, instance } of modules.flatMap(({ controllers }) => [...controllers.values()])) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        if (!handler || !Reflect.hasMetadata('method', handler)) continue;
        routes += 1;
        const allowed =
          Reflect.hasMetadata(ACCESS, handler) || Reflect.hasMetadata(ACCESS, metatype ?? Object);
        if (!allowed) silent.push(`${metatype?.name ?? ''}.${name}`);
      }
    }
    expect(silent).toEqual([]);
    expect(routes).toBeGreaterThanOrEqual(Object.keys(openapi.paths).length);
  });

  it.each(unsafe.filter(({ operationId }) => !PUBLIC.includes(operationId)))(
    'refuses a stranger’s $method $path',
    async ({ method, path }) => {
      const { booking } = await aBooking(stage, await aCreator(stage));
      const target = path.replace('{id}', booking.id).replace(/\{\w+\}/g, 'x');
      for (const body of [
        undefined,
        {},
        { reason: 'x', feedback: 'x', action: 'approve', creatorPercent: 1 },
      ]) {
        const { status } = await stage.person().call(method, target, body);
        expect([400, 401, 403, 404, 409, 412, 415, 422]).toContain(status);
      }
    },
  );
});

// Last in this file: Passport knows strategies by name for the whole process, so a second application takes the first one's.
describe('a product that is served over https', () => {
  it('sends its cookies over https alone', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://reelpact.test' });
    try {
      const cookies = await cookiesOf(secure);
      expect(cookies).toHaveLength(3);
      for (const line of cookies) expect(line).toMatch(/; Secure/);
      expect(cookies.map((line) => line.split('=')[0])).toEqual([
        `__Host-${COOKIE}`,
        HINT,
        '__Host-reelpact_guest',
      ]);
      // Another host of the domain can plant a cookie by the plain name.
      const session = /=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
      const asks = async (cookie: string) => (await secure.person().get('/api/auth/user', { cookie })).status;
      expect([await asks(`__Host-${COOKIE}=${session}`), await asks(`${COOKIE}=${session}`)]).toEqual([
        200, 401,
      ]);
    } finally {
      await secure.stop();
    }
  });
});
