import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';

const PUBLIC_URL = 'https://reelpact.test';

/** Behind a proxy that ends https and says so. */
let proxied: TestApp;
/** Where nobody is believed. */
let direct: TestApp;
beforeAll(async () => {
  proxied = await startTestApp({ PUBLIC_URL, TRUSTED_PROXIES: '1' });
  direct = await startTestApp({ PUBLIC_URL });
});
afterAll(async () => {
  await proxied.stop();
  await direct.stop();
});

const login = async (stage: TestApp, origin: string, headers: Record<string, string> = {}): Promise<number> =>
  (await stage.person().post('/api/auth/login', {}, { origin, ...headers })).status;
/** It is let in, to be told that the body is empty. */
const [LET_IN, REFUSED] = [400, 403];

describe('a site of https', () => {
  it('is asked by its own pages', async () => {
    expect(await login(proxied, PUBLIC_URL)).toBe(LET_IN);
    expect(await login(direct, PUBLIC_URL)).toBe(LET_IN);
  });

  it('is not asked by pages of http, which anyone on the network can make', async () => {
    expect(await login(proxied, 'http://reelpact.test')).toBe(REFUSED);
    expect(await login(direct, 'http://reelpact.test')).toBe(REFUSED);
    expect(await login(direct, direct.url)).toBe(REFUSED);
  });

  it('has another name only by the word of a proxy that is trusted', async () => {
    const named = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'other.reelpact.test' };
    expect(await login(proxied, 'https://other.reelpact.test', named)).toBe(LET_IN);
    expect(await login(proxied, 'http://other.reelpact.test', named)).toBe(REFUSED);
    expect(await login(direct, 'https://other.reelpact.test', named)).toBe(REFUSED);
  });
});
