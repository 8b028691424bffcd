import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { aCreator } from './builders.js';
import { Product } from './faults/product.js';
import { makeWebRoot } from './web-root.js';

const SESSION_SECRET = 'a secret of the tests that is long enough';

const web = makeWebRoot();
let stage: TestApp;
/** Serves pages, which a server in the tests' own process can't. */
let product: Product;
beforeAll(async () => {
  stage = await startTestApp({ SESSION_SECRET });
  product = await Product.start({
    SESSION_SECRET,
    DATABASE_URL: stage.config.databaseUrl,
    DEMO_MODE: 'false',
    WEB_ROOT: web.root,
    RATE_LIMIT_FACTOR: '100000',
  });
});
afterAll(async () => {
  await product.stop();
  await stage.stop();
  web.remove();
});

interface Drawn {
  route: string;
  params: object;
  search: string;
  site: { supportEmail: string };
  user: { email: string } | null;
  pack?: { id: string; bookable: boolean };
}

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${product.url}${path}`, { headers, redirect: 'manual' });
/** What the document was drawn of. */
const drawnAt = async (path: string, headers?: Record<string, string>): Promise<Drawn> =>
  JSON.parse((await (await ask(path, headers)).text()).split('form{}')[1] ?? '') as Drawn;

describe('the screens where strangers arrive', () => {
  it.each(['/login', '/auth', '/second-step', '/reset-password'])('are documents: %s', async (path) => {
    const answer = await ask(`${path}?next=%2Faccount`);
    expect(answer.status).toBe(200);
    expect(await drawnAt(`${path}?next=%2Faccount`)).toMatchObject({
      route: path,
      params: {},
      search: '?next=%2Faccount',
      site: { supportEmail: expect.any(String) },
      user: null,
    });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'sha256-");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('know the package, and who is signed in', async () => {
    const creator = await aCreator(stage);
    const path = `/package/${creator.packageId}/booking`;
    expect(await drawnAt(`${path}?source=Instagram`)).toMatchObject({
      route: '/package/:packageId/booking',
      params: { packageId: creator.packageId },
      search: '?source=Instagram',
      user: null,
      pack: { id: creator.packageId, bookable: true },
    });
    const { email } = (await creator.person.get<{ email: string }>('/api/auth/user')).body;
    expect(await drawnAt(path, { cookie: creator.person.cookieHeader })).toMatchObject({ user: { email } });
  });

  it('say that a package is not there, as a page', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing', '%2e%2e%2fauth%2fuser']) {
      const answer = await ask(`/package/${id}/booking`);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('Package Not Found'),
      ]);
    }
  });

  it('lead on who is signed in, but never to another site', async () => {
    const { person } = await aCreator(stage);
    const leadsTo = async (path: string) => {
      const answer = await ask(path, { cookie: person.cookieHeader });
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
    };
    const home = [303, '/creator/dashboard', 'private, no-cache'];
    expect(await leadsTo('/login')).toEqual(home);
    expect(await leadsTo('/auth?next=https://elsewhere.test/')).toEqual(home);
    expect(await leadsTo('/login?next=//elsewhere.test')).toEqual(home);
    expect(await leadsTo('/login?next=%2Faccount%3Fa%3D1')).toEqual([
      303,
      '/account?a=1',
      'private, no-cache',
    ]);
  });

  it('take a session that is over for none', async () => {
    const { person } = await aCreator(stage);
    const cookie = person.cookieHeader;
    await person.call('POST', '/api/auth/logout');
    expect((await drawnAt('/login', { cookie })).user).toBeNull();
  });
});
