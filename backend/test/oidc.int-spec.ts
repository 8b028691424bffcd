import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { ALLOWANCES, LINKED_LOGIN, SIGN_IN_PROBLEMS, signInProblemText } from '@reelpact/domain';
import type { LinkedLoginDto } from '../src/modules/identity/http/access.dto.js';
import type { UserDto } from '../src/modules/identity/index.js';
import { OpenIdProvider } from '../src/modules/identity/open-id-provider.js';
import { type TestApp, startTestApp } from './app.js';
import { PASSWORD, aBooking, aCreator, aUser } from './builders.js';
import { newestLink } from './mailbox.js';
import { FAULTS } from './oidc/faults.js';
import { StandInProvider } from './oidc/stand-in-provider.js';
import type { Answer, Person } from './person.js';

let provider: StandInProvider;
let stage: TestApp;
beforeAll(async () => {
  provider = await StandInProvider.start();
  stage = await startTestApp({ ...provider.settings, OIDC_TIMEOUT_MS: '2000' });
});
afterAll(async () => {
  await stage.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.fault = {};
  provider.person = somebody();
});

let counter = 0;
/** Somebody of whom nobody has heard. */
function somebody(): Record<string, unknown> & { sub: string; email: string } {
  counter += 1;
  return {
    sub: `subject-${counter}`,
    email: `Person-${counter}@Example.test`,
    email_verified: true,
    given_name: 'Zoë',
    family_name: 'Okafor',
  };
}

type Redirect = Answer<unknown>;
const placeOf = ({ headers }: Redirect): string => headers.get('location') ?? '';
const begin = (person: Person, next?: string): Promise<Redirect> =>
  person.get(`/api/auth/oidc${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`);

/** What the browser does at the provider. @returns path and query to which it is sent back */
async function atProvider(begun: Redirect): Promise<string> {
  const answer = await fetch(placeOf(begun), { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? (await answer.text()));
  expect(back.origin + back.pathname).toBe(`${stage.config.publicUrl}/api/auth/oidc/callback`);
  return back.pathname + back.search;
}

/** The whole way. @returns where the person is sent in the end */
async function signIn(person: Person, next?: string): Promise<string> {
  const end = await person.get(await atProvider(await begin(person, next)));
  expect(end.status).toBe(302);
  return placeOf(end);
}

const whoIs = async (person: Person): Promise<UserDto | null> => {
  const { status, body } = await person.get<UserDto>('/api/auth/user');
  return status === 200 ? body : null;
};
const loginsOf = async (person: Person): Promise<LinkedLoginDto[]> =>
  (await person.get<LinkedLoginDto[]>('/api/auth/logins')).body;
const knowsPassword = async (email: string): Promise<boolean> =>
  (await stage.person().post('/api/auth/login', { email, password: PASSWORD })).status === 200;
const rows = () =>
  stage.database.row(
    't-count-rows',
    `select (select count(*) from users)::int as users, (select count(*) from sessions)::int as sessions,
       (select count(*) from linked_logins)::int as logins`,
  );

describe('somebody new', () => {
  it('gets an account with a verified email, names and no password', async () => {
    const person = stage.person();
    expect(await signIn(person)).toBe('/creator/onboarding');
    const user = await whoIs(person);
    expect(user).toMatchObject({
      email: provider.person['email'],
      emailVerified: true,
      firstName: 'Zoë',
      lastName: 'Okafor',
    });
    const stored = await stage.database.row('t-hash', 'select password_hash from users where id = $1', [
      user?.id ?? '',
    ]);
    expect(stored).toEqual({ password_hash: null });
    expect(await loginsOf(person)).toEqual([
      {
        id: expect.any(String),
        issuer: provider.issuer,
        email: provider.person['email'],
        createdAt: expect.any(String),
      },
    ]);
  });

  it('comes to the same account the next time, also when the provider knows another email by then', async () => {
    const first = stage.person();
    await signIn(first);
    const user = await whoIs(first);
    provider.person = { ...provider.person, email: 'moved@example.test', email_verified: false };
    const second = stage.person();
    await signIn(second);
    expect(await whoIs(second)).toEqual(user);
    expect(await loginsOf(second)).toMatchObject([{ email: user?.email }]);
    expect(await whoIs(first)).toEqual(user);
  });

  it.each([
    [{ given_name: ' A\u0000n\nn ', family_name: 'x'.repeat(200) }, 'A n n', 'x'.repeat(80)],
    [{ given_name: '', family_name: undefined }, 'name-less', ''],
    [{ given_name: ['Ann'], family_name: 7 }, 'name-less', ''],
    [{ given_name: '👩‍🚀'.repeat(50) }, expect.stringMatching(/^\S{40,160}$/), 'Okafor'],
  ])('is called by what can be made of %j', async (names, firstName, lastName) => {
    const email = `name-less@${counter}.test`;
    provider.person = { ...provider.person, email, ...names };
    const person = stage.person();
    await signIn(person);
    expect(await whoIs(person)).toMatchObject({ firstName, lastName });
  });

  it('makes one account when she comes back twice at once', async () => {
    const before = await rows();
    const people = [1, 2, 3, 4].map(() => stage.person());
    const ways = await Promise.all(people.map(async (person) => atProvider(await begin(person))));
    await Promise.all(people.map((person, at) => person.get(ways[at] ?? '')));
    const ids = await Promise.all(people.map(async (person) => (await whoIs(person))?.id));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toEqual(expect.any(String));
    expect(await rows()).toEqual({
      users: Number(before?.['users']) + 1,
      sessions: Number(before?.['sessions']) + 4,
      logins: Number(before?.['logins']) + 1,
    });
  });

  it('makes one account of two logins with one email at once', async () => {
    const people = [stage.person(), stage.person()];
    const ways: string[] = [];
    for (const [at, person] of people.entries()) {
      provider.person = { ...provider.person, sub: `twin-${at}` };
      ways.push(await atProvider(await begin(person)));
    }
    await Promise.all(people.map((person, at) => person.get(ways[at] ?? '')));
    const [one, other] = await Promise.all(people.map(whoIs));
    expect(one?.id).toEqual(expect.any(String));
    expect(other?.id).toBe(one?.id);
    expect(await loginsOf(people[0] ?? stage.person())).toHaveLength(2);
  });
});

describe('somebody whose email has an account', () => {
  it('finds it linked when the email is verified, and nothing else changed', async () => {
    const { person: before, id, email } = await aUser(stage);
    provider.person = { ...provider.person, email: email.toUpperCase() };
    const person = stage.person();
    await signIn(person);
    expect(await whoIs(person)).toMatchObject({ id, email, firstName: 'Ann' });
    expect(await whoIs(before)).toMatchObject({ id });
    expect(await knowsPassword(email)).toBe(true);
  });

  it('takes it over when nobody had verified the email: whoever waited there is out', async () => {
    const { person: intruder, id, email } = await aUser(stage, { verified: false });
    const { body } = await intruder.post<{ token: string }>('/api/auth/tokens', {
      name: 'Waiting',
      scopes: ['read'],
    });
    await plantLogin(id, 'the-intruders');
    await intruder.post('/api/auth/forgot-password', { email });
    await stage.drain();
    const link = await newestLink(stage, email);
    provider.person = { ...provider.person, email };
    const owner = stage.person();
    await signIn(owner);
    expect(await whoIs(owner)).toMatchObject({ id, emailVerified: true });
    expect(await whoIs(intruder)).toBeNull();
    const program = stage.person();
    const bearer = { authorization: `Bearer ${body.token}` };
    expect((await program.get('/api/auth/user', bearer)).status).toBe(401);
    expect(await knowsPassword(email)).toBe(false);
    expect(await loginsOf(owner)).toHaveLength(1);
    const reset = { token: link.token, password: 'another' };
    expect((await stage.person().post('/api/auth/reset-password', reset)).status).toBe(422);
    // The intruder's login is nobody's now, and its provider does not vouch for an email.
    provider.person = { sub: 'the-intruders' };
    expect(await signIn(stage.person())).toBe('/login?problem=no_email');
  });

  it('finds no login there that was linked before a mailed link verified the email', async () => {
    const { id, email } = await aUser(stage, { verified: false });
    await plantLogin(id, 'early-bird');
    const owner = stage.person();
    await owner.post('/api/auth/verify-email', { token: (await newestLink(stage, email)).token });
    expect(await loginsOf(owner)).toEqual([]);
  });

  it('keeps her logins when she chooses a new password later', async () => {
    const { email } = await aUser(stage);
    provider.person = { ...provider.person, email };
    await signIn(stage.person());
    const person = stage.person();
    await setPassword(person, email);
    expect(await loginsOf(person)).toHaveLength(1);
  });
});

async function plantLogin(userId: string, subject: string): Promise<void> {
  await stage.database.rows(
    't-plant-login',
    `insert into linked_logins (id, issuer, subject, user_id, email) values (gen_random_uuid(), $1, $2, $3, 'planted')`,
    [provider.issuer, subject, userId],
  );
}

async function setPassword(person: Person, email: string): Promise<void> {
  await person.post('/api/auth/forgot-password', { email });
  await stage.drain();
  const { token } = await newestLink(stage, email);
  expect((await person.post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(200);
}

describe('the way there and back', () => {
  it('leads to the screen that was asked for, and to none of another site', async () => {
    const to = (next: string) => signIn(stage.person(), next);
    expect(await to('/package/1/booking?x=é#form')).toBe('/package/1/booking?x=%C3%A9#form');
    const bad = ['//evil.test', '/\\evil.test', '/\t/evil.test', '/.//evil.test', 'https://evil.test'];
    for (const next of [...bad, '/api/auth/user', `/${'x'.repeat(501)}`, '']) {
      expect(await to(next)).toBe('/creator/onboarding');
    }
  });

  it('leads a creator and a brand to their dashboards', async () => {
    const creator = await aCreator(stage);
    const owner = await whoIs(creator.person);
    provider.person = { ...provider.person, email: owner?.email };
    expect(await signIn(stage.person())).toBe('/creator/dashboard');
    provider.person = somebody();
    await aBooking(stage, creator, 'pay_first', { contactEmail: provider.person['email'] });
    expect(await signIn(stage.person())).toBe('/brand/dashboard');
  });

  it('is remembered in a cookie that no script reads and that is gone afterwards', async () => {
    const person = stage.person();
    const begun = await begin(person);
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^reelpact_journey=[\w.-]+; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const end = await person.get(await atProvider(begun));
    expect(end.headers.get('cache-control')).toBe('no-store');
    const names = end.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(names.sort()).toEqual(['reelpact_device', 'reelpact_journey', 'reelpact_session']);
    expect(person.cookieHeader).not.toContain('reelpact_journey');
  });

  it.each([[['client_secret_basic' as const]], [['client_secret_post' as const]], [undefined]])(
    'shows our secret as the provider wants it: %j',
    async (methods) => {
      const other = await StandInProvider.start();
      other.authMethods = methods;
      other.person = somebody();
      try {
        const { clientId, clientSecret, issuer } = other;
        const oidc = { issuer, clientId, clientSecret, name: 'Acme', timeout: 2000 };
        const ours = new OpenIdProvider({ ...stage.config, oidc });
        const { address, secrets } = await ours.begin();
        const answer = await fetch(address, { redirect: 'manual' });
        const { search } = new URL(answer.headers.get('location') ?? '');
        expect(await ours.finish(search, secrets)).toMatchObject({ sub: other.person['sub'] });
        expect(other.seenMethods).toEqual(methods ?? ['client_secret_basic']);
      } finally {
        await other.stop();
      }
    },
  );
});

describe('an answer of the provider', () => {
  const expired = '/login?problem=expired';

  it('counts once, even for a browser that kept everything', async () => {
    const person = stage.person();
    const begun = await begin(person);
    const cookie = person.cookieHeader;
    const path = await atProvider(begun);
    const again = () => stage.person().get(path, { cookie });
    const places = (await Promise.all([again(), again(), again()])).map(placeOf);
    expect(places.sort()).toEqual(['/creator/onboarding', expired, expired]);
    // A code that was never used changes nothing: the journey is over.
    const fresh = new URL(await atProvider(begun), stage.url);
    expect(placeOf(await stage.person().get(fresh.pathname + fresh.search, { cookie }))).toBe(expired);
  });

  it('is nothing to another browser', async () => {
    const path = await atProvider(await begin(stage.person()));
    const other = stage.person();
    expect(placeOf(await other.get(path))).toBe(expired);
    const begun = await begin(other);
    expect(placeOf(await other.get(path))).toBe(expired);
    expect(await whoIs(other)).toBeNull();
    // Nor does it end what was begun there.
    expect(placeOf(await other.get(await atProvider(begun)))).toBe('/creator/onboarding');
  });

  it('is nothing ten minutes later, or with a cookie that is no journey’s', async () => {
    const person = stage.person();
    const path = await atProvider(await begin(person));
    const jwt = stage.app.get(JwtService, { strict: false });
    const value = person.cookieHeader.split('=')[1] ?? '';
    const { exp: _, iat: __, ...content } = jwt.decode<Record<string, unknown>>(value);
    const sign = (change: object, expiresIn: number) =>
      `reelpact_journey=${jwt.sign({ ...content, ...change }, { expiresIn })}`;
    const tries = [
      sign({}, -1),
      sign({ kind: 'session' }, 600),
      `reelpact_journey=${value.slice(0, -4)}AAAA`,
      `reelpact_journey=`,
    ];
    for (const cookie of tries) expect(placeOf(await person.get(path, { cookie }))).toBe(expired);
    expect((await person.get('/api/auth/user', { cookie: `reelpact_session=${value}` })).status).toBe(401);
    expect(placeOf(await person.get(path, { cookie: sign({}, 600) }))).toBe('/creator/onboarding');
  });

  it('is nothing with another state, none, or two', async () => {
    for (const change of [
      (query: URLSearchParams) => query.set('state', 'x'.repeat(43)),
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.append('state', 'second'),
      (query: URLSearchParams) => query.append('code', 'second'),
      (query: URLSearchParams) => query.set('iss', 'https://evil.test'),
      (query: URLSearchParams) => query.delete('code'),
    ]) {
      const person = stage.person();
      const path = new URL(await atProvider(await begin(person)), stage.url);
      change(path.searchParams);
      const place = placeOf(await person.get(path.pathname + path.search));
      expect(place).toMatch(/^\/login\?problem=(expired|not_valid)$/);
      expect(await whoIs(person)).toBeNull();
    }
  });

  it.each(FAULTS)('signs nobody in when %s', async (_, fault, problem) => {
    const before = await rows();
    provider.fault = fault;
    const person = stage.person();
    expect(await signIn(person, '/brand/dashboard?tab=1')).toBe(
      `/login?problem=${problem}&next=%2Fbrand%2Fdashboard%3Ftab%3D1`,
    );
    expect(signInProblemText(problem)).toBe(SIGN_IN_PROBLEMS[problem]);
    expect(person.cookieHeader).toBe('');
    expect(await whoIs(person)).toBeNull();
    expect(await rows()).toEqual(before);
  });
});

describe('linked logins', () => {
  it('can be unlinked, but for the one that is the only way in', async () => {
    const person = stage.person();
    await signIn(person);
    const email = String(provider.person['email']);
    const [login] = await loginsOf(person);
    const unlink = (who: Person) =>
      who.call<{ code: string; message: string }>('DELETE', `/api/auth/logins/${login?.id ?? ''}`);
    expect((await unlink((await aUser(stage)).person)).status).toBe(404);
    expect(await unlink(person)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: LINKED_LOGIN.messages.onlyWay },
    });
    await setPassword(person, email);
    expect((await unlink(person)).status).toBe(204);
    expect(await loginsOf(person)).toEqual([]);
    expect((await unlink(person)).status).toBe(404);
  });

  it('never all go, also when two are unlinked at once', async () => {
    const person = stage.person();
    await signIn(person);
    await plantLogin((await whoIs(person))?.id ?? '', `second-of-${counter}`);
    const answers = await Promise.all(
      (await loginsOf(person)).map(({ id }) => person.call('DELETE', `/api/auth/logins/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await loginsOf(person)).toHaveLength(1);
  });
});

describe('what pages and programs learn', () => {
  it('is the provider’s name, and where to go', async () => {
    expect((await stage.person().get('/api/site')).body).toMatchObject({ signIn: { name: 'Acme' } });
    expect(placeOf(await stage.person().get('/api/login'))).toBe('/api/auth/oidc');
  });

  it('is that there is none, where none is configured', async () => {
    const plain = await startTestApp();
    try {
      expect((await plain.person().get('/api/site')).body).toMatchObject({ signIn: null });
      expect(placeOf(await plain.person().get('/api/login'))).toBe('/login');
      expect(placeOf(await begin(plain.person()))).toBe('/login?problem=not_offered');
      expect(placeOf(await plain.person().get('/api/auth/oidc/callback?code=1&state=2'))).toBe(
        '/login?problem=expired',
      );
    } finally {
      await plain.stop();
    }
  });

  it('is that the provider is down until it is up, and that nobody can try for ever', async () => {
    const { settings } = provider;
    const gone = await StandInProvider.start();
    await gone.stop();
    const late = await startTestApp({ ...settings, OIDC_ISSUER: gone.issuer, RATE_LIMIT_FACTOR: '1' });
    let back: StandInProvider | null = null;
    try {
      const person = late.person();
      expect(placeOf(await begin(person, '/dashboard'))).toBe('/login?problem=unavailable&next=%2Fdashboard');
      back = await StandInProvider.start(gone.port);
      expect(placeOf(await begin(person))).toMatch(new RegExp(`^${gone.issuer}/authorize\\?`));
      const { most } = ALLOWANCES.provider_sign_in_by_address;
      const more = await Promise.all(Array.from({ length: most }, () => begin(person)));
      const refused = more.map(placeOf).filter((place) => place === '/login?problem=too_many');
      expect(refused).toHaveLength(2);
    } finally {
      await late.stop();
      await back?.stop();
    }
  });
});
