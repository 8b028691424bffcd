import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { TestApp } from '../app.js';
import { type TestCreator, aCreator } from '../builders.js';
import type { CuttableLine } from '../faults/cuttable-line.js';
import type { Product } from '../faults/product.js';
import { profileForm } from '../profile-forms.js';
import { SOAK } from '../soak.js';
import { until } from '../until.js';
import { PUBLIC_URL, pageServers } from './servers.js';

/** Edits that have to be seen on the other servers. */
const EDITS = SOAK ? 1000 : 25;

let stage: TestApp;
let line: CuttableLine;
let near: Product;
let far: Product;
beforeAll(async () => {
  ({ stage, line, near, far } = await pageServers());
});

interface Heard {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** As a client asks that adds nothing of its own. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Heard> {
  return new Promise((done, fail) => {
    const sent = request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.once('error', fail).end();
  });
}
const textOf = async (product: Product, path: string): Promise<string> =>
  (await ask(`${product.url}${path}`)).body.toString();
const statusOf = async (product: Product, path: string): Promise<number> =>
  (await ask(`${product.url}${path}`)).status;

async function change({ person, id }: TestCreator, fields: Record<string, unknown>): Promise<void> {
  const { status } = await person.call('PUT', `/api/creator/profile/${id}`, profileForm(fields));
  expect(status).toBe(200);
}
const nameOf = async ({ id }: TestCreator): Promise<string> =>
  (await stage.person().get<{ username: string }>(`/api/creator/profile/${id}`)).body.username;

describe('what everyone may see', () => {
  it('is whole documents, each at its address', async () => {
    const creator = await aCreator(stage);
    const username = await nameOf(creator);
    for (const [path, title] of [
      [`/${username}`, 'profile'],
      [`/${username.toUpperCase()}?utm_source=qr`, 'profile'],
      [`/${username}/kit`, 'kit of'],
      [`/${username}/ratings`, 'ratings 0'],
      [`/creator/${creator.id}`, 'short'],
      [`/service/${creator.packageId}`, 'service'],
    ] as const) {
      const { status, headers, body } = await ask(`${near.url}${path}`);
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain(`<title>${title}`);
      expect(headers['content-security-policy']).toContain("style-src 'sha256-");
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await textOf(near, '/')).toContain('the landing page');
    expect(await textOf(near, '/terms')).toBe('the terms');
    expect(await textOf(near, '/privacy')).toBe('the privacy policy');
  });

  it('lies at the sign-up where people type it by hand', async () => {
    for (const path of ['/register', '/signup']) {
      const { status, headers } = await ask(`${near.url}${path}`);
      expect([status, headers.location]).toEqual([301, '/auth']);
    }
  });

  it.each([
    ['/nobodyatall', 404, 'Creator Not Found'],
    ['/nobodyatall/kit', 404, 'Creator Not Found'],
    ['/nobodyatall/ratings', 404, 'Creator Not Found'],
    ['/caf%C3%A9', 404, 'Creator Not Found'],
    ['/creator/00000000-0000-4000-8000-000000000000', 404, 'Creator Not Found'],
    ['/service/00000000-0000-4000-8000-000000000000', 404, 'Package Not Found'],
    ['/api/creator/profile/nobodyatall', 404, 'CREATOR_NOT_FOUND'],
    ['/sitemaps/2.xml', 200, 'the application'],
    ['/package/00000000-0000-4000-8000-000000000000/booking', 404, 'Package Not Found'],
    ['/package/nothing/booking', 404, 'Package Not Found'],
    ['/verify-email', 200, 'the application'],
    ['/creator/dashboard', 200, 'the application'],
    ['/creator/onboarding', 200, 'the application'],
    ['/server/pages.mjs', 200, 'the application'],
    ['/landing/', 200, 'the application'],
  ])('at %s is answered with %i', async (path, status, text) => {
    const answer = await ask(`${near.url}${path}`);
    expect([answer.status, answer.body.toString()]).toEqual([status, expect.stringContaining(text)]);
  });

  it.each(['session', 'token'])(
    'is read again for who has a %s, and not for who only says so',
    async (how) => {
      const creator = await aCreator(stage);
      const url = `${near.url}/api/creator/profile/${creator.id}`;
      const bioFor = async (headers: Record<string, string> = {}): Promise<unknown> =>
        (JSON.parse((await ask(url, headers)).body.toString()) as { bio: unknown }).bio;
      const made = { name: 'A program', scopes: ['read'] };
      const { body: program } = await creator.person.post<{ token: string }>('/api/auth/tokens', made);
      const authorization = `Bearer ${program.token}`;
      const before = await bioFor();
      await stage.database.pool.query('alter table creators disable trigger user');
      await stage.database.rows('t-silent-bio', 'update creators set bio = $2 where id = $1', [
        creator.id,
        'Changed in silence',
      ]);
      await stage.database.rows('t-silent-change', 'insert into page_changes (creator_id) values ($1)', [
        creator.id,
      ]);
      await stage.database.pool.query('alter table creators enable trigger user');
      const { cookieHeader } = creator.person;
      const session = /reelpact_session=[^;]+/.exec(cookieHeader)?.[0] ?? '';
      for (const forged of [
        'reelpact_session=x',
        session.slice(0, -3),
        session.replace('_session', '_other'),
      ])
        expect(await bioFor({ cookie: forged })).toBe(before);
      for (const forged of [authorization.slice(0, -3), `Basic ${program.token}`, 'Bearer'])
        expect(await bioFor({ authorization: forged })).toBe(before);
      expect(await bioFor(how === 'session' ? { cookie: cookieHeader } : { authorization })).toBe(
        'Changed in silence',
      );
    },
  );

  it('is sent compressed, as a head, and not again to those who have it', async () => {
    const creator = await aCreator(stage);
    for (const path of [`/${await nameOf(creator)}`, `/api/creator/profile/${creator.id}`]) {
      const url = near.url + path;
      const plain = await ask(url);
      const { etag = '' } = plain.headers as { etag?: string };
      const zipped = await ask(url, { 'accept-encoding': 'gzip' });
      expect([zipped.headers['content-encoding'], zipped.headers.etag]).toEqual(['gzip', etag]);
      expect(gunzipSync(zipped.body)).toEqual(plain.body);
      const best = await ask(url, { 'accept-encoding': 'gzip, deflate, br' });
      expect([best.headers['content-encoding'], best.headers.vary]).toEqual(['br', 'accept-encoding']);
      const refused = await ask(url, { 'accept-encoding': 'br;q=0, gzip;q=0' });
      expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body]);
      const head = await ask(url, {}, 'HEAD');
      expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
        200,
        0,
        String(plain.body.length),
      ]);
      const again = await ask(url, { 'if-none-match': `"other", ${etag}` });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(plain.headers['cache-control']).toMatch(/^public, /);
    }
  });

  it('says what every other answer says to keep browsers safe', async () => {
    const usual = (await ask(`${near.url}/api/health/live`)).headers;
    const page = (await ask(`${near.url}/terms`)).headers;
    const safe = Object.keys(usual).filter((name) =>
      /^(x-(?!request-id)|cross-|origin-|referrer|strict)/.test(name),
    );
    expect(safe.length).toBeGreaterThan(8);
    for (const name of safe) expect([name, page[name]]).toEqual([name, usual[name]]);
  });

  it('leads from a former name to the present one, kit and all', async () => {
    const creator = await aCreator(stage);
    const old = await nameOf(creator);
    await textOf(near, `/${old}`);
    await change(creator, { username: `${old.slice(0, 12)}-new` });
    await until(async () => (await statusOf(near, `/${old}`)) === 301);
    const { headers } = await ask(`${near.url}/${old}/kit`);
    expect(headers.location).toBe(`/${old.slice(0, 12)}-new/kit`);
    expect(await statusOf(near, `/${old}/`)).toBe(301);
  });
});

describe('the ways to a page', () => {
  it('are drawn for cameras and listed for search engines', async () => {
    const creator = await aCreator(stage);
    const username = await nameOf(creator);
    const { headers, body } = await ask(`${near.url}/${username}/qr.png`);
    expect(headers['content-type']).toBe('image/png');
    const { width = 0, height, format } = await sharp(body).metadata();
    expect([width > 400, width === height, format]).toEqual([true, true, 'png']);
    expect(await textOf(near, `/${username}/qr.svg`)).toMatch(/^<svg/);
    expect(await textOf(near, '/robots.txt')).toContain(`Sitemap: ${PUBLIC_URL}`);
    expect(await textOf(near, '/sitemap.xml')).toContain('/sitemaps/1.xml</loc>');
    expect(await textOf(near, '/sitemaps/1.xml')).toContain(`/${username}</loc>`);
  });
});

describe('a change of a page', () => {
  it(`is seen on every server, ${EDITS} times of ${EDITS}`, async () => {
    const creator = await aCreator(stage);
    const username = await nameOf(creator);
    const paths = [`/${username}`, `/api/creator/profile/${creator.id}`];
    for (let edit = 0; edit < EDITS; edit += 1) {
      const displayName = `Edit number ${edit}`;
      await change(creator, { username, displayName });
      for (const product of [near, far]) {
        for (const path of paths)
          await until(async () => (await textOf(product, path)).includes(displayName));
      }
    }
  });

  it('is seen when it is a package, a block or the look', async () => {
    const creator = await aCreator(stage);
    const path = `/api/creator/profile/${creator.id}`;
    await textOf(far, path);
    await creator.person.call('PUT', `/api/creator/${creator.id}/page`, {
      tagline: 'Filmed by the sea',
      design: { theme: 'night', accent: '#F2B705', font: 'serif', corner: 'soft', cover: 'band' },
      blocks: [{ kind: 'packages', enabled: true, archived: false, content: { heading: 'Book me' } }],
    });
    await until(async () => {
      const text = await textOf(far, path);
      return text.includes('Filmed by the sea') && text.includes('Book me') && text.includes('night');
    });
    await creator.person.call('DELETE', `/api/packages/${creator.packageId}`);
    await until(async () => !(await textOf(far, path)).includes(creator.packageId));
  });

  it('is seen though the line on which it would be told has gone dead without a word', async () => {
    const creator = await aCreator(stage);
    const username = await nameOf(creator);
    expect(await textOf(far, `/${username}`)).not.toContain('Nobody told');
    expect(line.silence('listen page_changed')).toBe(1);
    await change(creator, { username, bio: 'Nobody told the other server.' });
    await until(async () => (await textOf(far, `/${username}`)).includes('Nobody told'));
  });
});

describe('while the database is away', () => {
  it('the last page is served, and nothing is said not to exist', async () => {
    const [known, unknown] = await Promise.all([aCreator(stage), aCreator(stage)]);
    const [seen, unseen] = [await nameOf(known), await nameOf(unknown)];
    expect(await statusOf(far, `/${seen}`)).toBe(200);
    await line.cut();
    try {
      const kept = await ask(`${far.url}/${seen}`);
      expect([kept.status, kept.body.toString()]).toEqual([200, expect.stringContaining('<title>profile')]);
      const failed = await ask(`${far.url}/${unseen}`);
      expect([failed.status, failed.headers['retry-after'], failed.headers['cache-control']]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      expect(failed.body.toString()).toMatch(/couldn’t load this page.*retries$/s);
      expect(await statusOf(far, `/api/creator/profile/${unseen}`)).toBe(503);
      expect(await statusOf(far, '/terms')).toBe(200);
    } finally {
      await line.mend();
    }
    await until(async () => (await statusOf(far, `/${unseen}`)) === 200);
  });
});
