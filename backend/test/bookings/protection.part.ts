import { type Server, connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, aUser } from '../builders.js';
import { until } from '../until.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('every answer', () => {
  it('lets a page run its own scripts and no others', async () => {
    const { headers } = await stage.person().get('/api/site');
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values];
      }),
    );
    // The whole of it: what a library adds by default is decided by nobody.
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'media-src': ["'self'", 'blob:'],
      'connect-src': ["'self'"],
      'worker-src': ["'none'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('names the styles that stand in a page, and no page has any others', async () => {
    const docs = await stage.person().get<string>('/api/docs');
    const policy = docs.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/style-src 'self' ('sha256-[^']+' )+'unsafe-hashes';/);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('is for our own pages alone: other sites may neither read it nor ask with cookies', async () => {
    const origin = 'https://elsewhere.test';
    const { headers } = await stage.person().get('/api/site', { origin });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await stage.person().call('OPTIONS', '/api/auth/login', undefined, {
      origin,
      'access-control-request-method': 'POST',
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a request that another site’s page may have made', () => {
  const login = (headers: Record<string, string>) =>
    stage.person().post<{ code: string }>('/api/auth/login', {}, headers);
  const own = () => new URL(stage.url);

  it('is refused by its origin: scheme, host and port', async () => {
    const others = [
      `https://${own().host}`,
      `http://${own().hostname}:${Number(own().port) + 1}`,
      `http://${own().hostname}`,
      'http://localhost',
      'null',
      '',
    ];
    for (const origin of others) {
      const { status, body } = await login({ origin });
      expect([origin, status, body.code]).toEqual([origin, 403, 'CROSS_SITE_REQUEST']);
    }
    for (const origin of [own().origin, stage.config.publicUrl]) {
      expect([origin, (await login({ origin })).status]).toEqual([origin, 400]);
    }
  });
});

describe('too much, or too slow', () => {
  it('a body above the limit is 413, and one with a picture may be larger', async () => {
    const { person } = await aUser(stage);
    const text = 'x'.repeat(1_100_000);
    expect((await person.post('/api/auth/login', { email: text, password: 'x' })).body).toMatchObject({
      statusCode: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
    const creator = await aCreator(stage);
    const profileImageUrl = `data:image/png;base64,${'A'.repeat(6_000_000)}`;
    const put = (image: string) =>
      creator.person.call('PUT', `/api/creator/profile/${creator.id}`, { profileImageUrl: image });
    // It is read whole, and refused for what it is.
    expect((await put(profileImageUrl)).status).toBe(400);
    expect((await put(profileImageUrl.repeat(2))).status).toBe(413);
  });

  it('anyone who sends headers without end is hung up on', async () => {
    const server = stage.app.getHttpServer() as Server & { headersTimeout: number };
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    server.headersTimeout = 100;
    const { port } = new URL(stage.url);
    const heard = await new Promise<string>((done) => {
      let words = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET /api/site HTTP/1.1\r\nhost: h'),
      );
      socket.setEncoding('utf8').on('data', (text: string) => (words += text));
      socket.on('error', () => undefined).on('close', () => done(words));
    });
    expect(heard).toMatch(/^(HTTP\/1\.1 408|$)/);
  });
});

describe('what is read again', () => {
  it('is answered in a few bytes while it has not changed', async () => {
    const { person, username, id } = await aCreator(stage);
    const path = `/api/creator/profile/${username}`;
    const first = await stage.person().get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{32}"$/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const own = await person.get('/api/creators/dashboard');
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    const known = { 'if-none-match': own.headers.get('etag') ?? '' };
    expect((await person.get('/api/creators/dashboard', known)).status).toBe(304);
    const ask = (value: string) => stage.person().get(path, { 'if-none-match': value });
    for (const value of [tag, tag.slice(2), `"old", ${tag}`, '*']) {
      const again = await ask(value);
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await ask('"old"')).status).toBe(200);
    const profile = {
      username,
      displayName: 'Another Name',
      bio: 'Bright and honest videos.',
      category: 'Travel',
    };
    expect((await person.call('PUT', `/api/creator/profile/${id}`, profile)).status).toBe(200);
    expect((await person.get(path, { 'if-none-match': tag })).status).toBe(200);
    await until(async () => (await ask(tag)).status === 200);
  });

  it('is only what was read: a step and a refusal are always answered in full', async () => {
    const out = await stage.person().call('POST', '/api/auth/logout', undefined, { 'if-none-match': '*' });
    expect(out.status).toBe(204);
    const gone = await stage.person().get('/api/auth/user', { 'if-none-match': '*' });
    expect(gone.status).toBe(401);
    expect(gone.headers.get('cache-control')).toBe('no-store');
  });
});
