import { describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { ALLOWANCES, SIGN_IN_PROBLEMS, SIGN_UP_PATH, signInProblemText } from '@reelpact/domain';
import { OpenIdProvider } from '../src/modules/identity/openid/open-id-provider.js';
import { startTestApp } from './app.js';
import { aBooking, aCreator } from './builders.js';
import { FAULTS } from './oidc/faults.js';
import { placeOf, setOidcStage, somebody, whoIs } from './oidc/oidc-stage.js';
import { StandInProvider } from './oidc/stand-in-provider.js';

const oidc = setOidcStage();
const { begin, atProvider, signIn, rows } = oidc;

describe('the way there and back', () => {
  it('leads to the screen that was asked for, and to none of another site', async () => {
    const to = (next: string) => signIn(oidc.stage.person(), next);
    expect(await to('/package/1/booking?x=é#form')).toBe('/package/1/booking?x=%C3%A9#form');
    const bad = ['//evil.test', '/\\evil.test', '/\t/evil.test', '/.//evil.test', 'https://evil.test'];
    for (const next of [...bad, '/api/auth/user', `/${'x'.repeat(501)}`, '']) {
      expect(await to(next)).toBe('/creator/onboarding');
    }
  });

  it('leads a creator and a brand to their dashboards', async () => {
    const creator = await aCreator(oidc.stage);
    const owner = await whoIs(creator.person);
    oidc.provider.person = { ...oidc.provider.person, email: owner?.email };
    expect(await signIn(oidc.stage.person())).toBe('/creator/dashboard');
    oidc.provider.person = somebody();
    await aBooking(oidc.stage, creator, 'pay_first', { contactEmail: oidc.provider.person['email'] });
    expect(await signIn(oidc.stage.person())).toBe('/brand/dashboard');
  });

  it('is remembered in a cookie that no script reads and that is gone afterwards', async () => {
    const person = oidc.stage.person();
    const begun = await begin(person);
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^reelpact_journey=[\w.-]+; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    const end = await person.get(await atProvider(begun));
    expect(end.headers.get('cache-control')).toBe('no-store');
    const names = end.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(names.sort()).toEqual([
      'reelpact_device',
      'reelpact_journey',
      'reelpact_session',
      'reelpact_signed_in',
    ]);
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
        const settings = { issuer, clientId, clientSecret, name: 'Acme', timeout: 2000 };
        const ours = new OpenIdProvider({ ...oidc.stage.config, oidc: settings });
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
    const person = oidc.stage.person();
    const begun = await begin(person);
    const cookie = person.cookieHeader;
    const path = await atProvider(begun);
    const again = () => oidc.stage.person().get(path, { cookie });
    const places = (await Promise.all([again(), again(), again()])).map(placeOf);
    expect(places.sort()).toEqual(['/creator/onboarding', expired, expired]);
    // A code that was never used changes nothing: the journey is over.
    const fresh = new URL(await atProvider(begun), oidc.stage.url);
    expect(placeOf(await oidc.stage.person().get(fresh.pathname + fresh.search, { cookie }))).toBe(expired);
  });

  it('is nothing to another browser', async () => {
    const path = await atProvider(await begin(oidc.stage.person()));
    const other = oidc.stage.person();
    expect(placeOf(await other.get(path))).toBe(expired);
    const begun = await begin(other);
    expect(placeOf(await other.get(path))).toBe(expired);
    expect(await whoIs(other)).toBeNull();
    // Nor does it end what was begun there.
    expect(placeOf(await other.get(await atProvider(begun)))).toBe('/creator/onboarding');
  });

  it('is nothing ten minutes later, or with a cookie that is no journey’s', async () => {
    const person = oidc.stage.person();
    const path = await atProvider(await begin(person));
    const jwt = oidc.stage.app.get(JwtService, { strict: false });
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
      const person = oidc.stage.person();
      const path = new URL(await atProvider(await begin(person)), oidc.stage.url);
      change(path.searchParams);
      const place = placeOf(await person.get(path.pathname + path.search));
      expect(place).toMatch(/^\/login\?problem=(expired|not_valid)$/);
      expect(await whoIs(person)).toBeNull();
    }
  });

  it.each(FAULTS)('signs nobody in when %s', async (_, fault, problem) => {
    const before = await rows();
    oidc.provider.fault = fault;
    const person = oidc.stage.person();
    expect(await signIn(person, '/brand/dashboard?tab=1')).toBe(
      `/login?problem=${problem}&next=%2Fbrand%2Fdashboard%3Ftab%3D1`,
    );
    expect(signInProblemText(problem)).toBe(SIGN_IN_PROBLEMS[problem]);
    expect(person.cookieHeader).toBe('');
    expect(await whoIs(person)).toBeNull();
    expect(await rows()).toEqual(before);
  });
});

describe('an email that is not in the token', () => {
  it('is asked for at UserInfo, as certified providers have it by default', async () => {
    const { email } = oidc.provider.person;
    const withoutProfile = ['email', 'email_verified', 'given_name', 'family_name'];
    oidc.provider.fault = {
      claims: (claims) =>
        Object.fromEntries(Object.entries(claims).filter(([name]) => !withoutProfile.includes(name))),
    };
    const person = oidc.stage.person();
    expect(await signIn(person)).toBe('/creator/onboarding');
    expect(await whoIs(person)).toMatchObject({ email, firstName: 'Zoë', emailVerified: true });
  });
});

describe('what pages and programs learn', () => {
  it('is the provider’s name, and where to go', async () => {
    expect((await oidc.stage.person().get('/api/site')).body).toMatchObject({ signIn: { name: 'Acme' } });
    expect(placeOf(await oidc.stage.person().get('/api/login'))).toBe('/api/auth/oidc');
    expect(placeOf(await oidc.stage.person().get(SIGN_UP_PATH))).toBe('/api/auth/oidc');
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
    const { settings } = oidc.provider;
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
