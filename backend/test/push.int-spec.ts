import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NOTIFICATIONS } from '@reelpact/domain';
import { type TestApp, startTestApp } from './app.js';
import { PASSWORD, aBooking, aCreator, aUser, bookingBody } from './builders.js';
import { untilNothingIsHeldBack } from './log-readers.js';
import { Person } from './person.js';
import { StatementCount } from './statements.js';

const PATH = '/api/push-subscriptions';
const ours = createECDH('prime256v1');
ours.generateKeys();

let stage: TestApp;
let service: Server;
let base: string;
/** What the push service was sent, and what it answers. */
let sent: { path: string; headers: Record<string, unknown>; body: Buffer }[];
let status: number;
beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  stage = await startTestApp({
    VAPID_PUBLIC_KEY: ours.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: ours.getPrivateKey().toString('base64url'),
    VAPID_SUBJECT: 'mailto:support@reelpact.test',
  });
});
afterAll(async () => {
  await stage.stop();
  await new Promise((closed) => service.close(closed));
});
beforeEach(() => {
  sent = [];
  status = 201;
});

interface Browser {
  endpoint: string;
  keys: { publicKey: string; auth: string };
  read: (body: Buffer) => unknown;
}
function aBrowser(name = randomBytes(6).toString('hex')): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const read = (body: Buffer): unknown => {
    const [salt, theirs, content] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const secret = derive(pair.computeSecret(theirs), auth, about, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const open = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
    open.setAuthTag(content.subarray(-16));
    const plain = Buffer.concat([open.update(content.subarray(0, -16)), open.final()]);
    return JSON.parse(plain.subarray(0, -1).toString());
  };
  const keys = { publicKey: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { endpoint: `${base}/${name}`, keys, read };
}
const subscribe = async (person: Person, { endpoint, keys }: Browser): Promise<number> =>
  (await person.call('PUT', PATH, { endpoint, ...keys })).status;
const endpointsOf = async (userId: string): Promise<string[]> =>
  (
    await stage.database.rows<{ endpoint: string }>(
      't-browsers',
      'select endpoint from push_subscriptions where user_id = $1 order by created_at, id',
      [userId],
    )
  ).map(({ endpoint }) => endpoint);

describe('a browser that is told', () => {
  it('gets what the list says, encrypted for it alone', async () => {
    const creator = await aCreator(stage);
    const browser = aBrowser();
    expect(await subscribe(creator.person, browser)).toBe(204);
    const { booking } = await aBooking(stage, creator, 'approve_first');
    await stage.drain();
    expect(sent.map(({ path }) => `${base}${path}`)).toEqual([browser.endpoint]);
    const { headers, body } = sent[0]!;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(headers['authorization']).toMatch(/^vapid t=/);
    expect(body.includes('UGC Package')).toBe(false);
    expect(browser.read(body)).toEqual({
      title: expect.stringMatching(/wants your UGC Package/),
      path: expect.stringContaining(booking.id),
      tag: booking.id,
    });
  });

  it('gets what is said to a brand that booked before it had an account', async () => {
    const creator = await aCreator(stage);
    const { person, id, email: clientEmail } = await aUser(stage, { verified: false });
    const { booking } = await aBooking(stage, creator, 'approve_first', { clientEmail });
    const browser = aBrowser();
    await subscribe(person, browser);
    const talk = await creator.person.get<{ id: string }>(`/api/bookings/${booking.id}/conversation`);
    const say = () => creator.person.post(`/api/conversations/${talk.body.id}/messages`, { body: 'Hello' });
    await say();
    await stage.drain();
    expect(sent).toEqual([]);
    await stage.database.rows('t-prove', 'update users set email_verified_at = now() where id = $1', [id]);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await say();
    await stage.drain();
    expect(sent.map(({ path }) => `${base}${path}`)).toEqual([browser.endpoint, browser.endpoint]);
  });

  it('is told of many bookings with as few statements as of one', async () => {
    const creator = await aCreator(stage);
    const browser = aBrowser();
    await subscribe(creator.person, browser);
    const statements = new StatementCount(stage.database.pool);
    const toldOf = async (count: number): Promise<number> => {
      const brand = new Person(stage.url);
      const body = bookingBody('approve_first', creator.packageId);
      for (let made = 0; made < count; made += 1)
        expect((await brand.post('/api/package-bookings', body)).status).toBe(201);
      await untilNothingIsHeldBack(stage);
      const before = statements.count;
      await stage.settle();
      return statements.count - before;
    };
    await toldOf(1);
    const ofOne = await toldOf(1);
    expect(await toldOf(6)).toBe(ofOne);
    await stage.drain();
    expect(sent).toHaveLength(8);
  });

  it('is told nothing of what its owner has switched off', async () => {
    const creator = await aCreator(stage);
    await subscribe(creator.person, aBrowser());
    const choices = [{ reason: 'act', email: true, push: false }];
    await creator.person.call('PUT', '/api/notification-settings', { choices });
    await aBooking(stage, creator, 'approve_first');
    await stage.drain();
    expect(sent).toEqual([]);
  });

  it('is forgotten when it has unsubscribed, and kept when its service only has trouble', async () => {
    const creator = await aCreator(stage);
    const browser = aBrowser();
    await subscribe(creator.person, browser);
    status = 503;
    await aBooking(stage, creator, 'approve_first');
    await expect(stage.drain()).rejects.toThrow('answered 503');
    expect(await endpointsOf(creator.userId)).toEqual([browser.endpoint]);
    status = 410;
    await stage.drain();
    expect(await endpointsOf(creator.userId)).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('is told nothing once it is signed out, and follows who signs in there', async () => {
    const creator = await aCreator(stage);
    const browser = aBrowser();
    await subscribe(creator.person, browser);
    await creator.person.post('/api/auth/logout');
    await aBooking(stage, creator, 'approve_first');
    await stage.drain();
    expect(sent).toEqual([]);
    const other = await aUser(stage);
    await subscribe(other.person, browser);
    expect(await endpointsOf(creator.userId)).toEqual([]);
    expect(await endpointsOf(other.id)).toEqual([browser.endpoint]);
  });

  it('never leads a redirect anywhere', async () => {
    const creator = await aCreator(stage);
    await subscribe(creator.person, aBrowser());
    status = 307;
    await aBooking(stage, creator, 'approve_first');
    await stage.drain();
    expect(sent).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('is of a browser’s push service, with keys that can be one’s', async () => {
    const { person } = await aUser(stage);
    const { keys } = aBrowser();
    for (const endpoint of ['https://10.0.0.1/a', 'http://localhost/a', 'https://evil.example/a', 'x']) {
      expect((await person.call('PUT', PATH, { endpoint, ...keys })).status).toBe(400);
    }
    const bad = { endpoint: `${base}/a`, ...keys, publicKey: 'B'.repeat(87) };
    expect((await person.call('PUT', PATH, bad)).status).toBe(400);
  });

  it('is one of ten at most, and ends when it is asked to, by its owner alone', async () => {
    const { person, id, email } = await aUser(stage);
    const browsers = Array.from({ length: NOTIFICATIONS.mostBrowsers + 2 }, () => aBrowser());
    for (const browser of browsers) await subscribe(person, browser);
    const kept = await endpointsOf(id);
    expect(kept).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint));
    const stranger = await aUser(stage);
    await stranger.person.call('DELETE', PATH, { endpoint: kept[0] });
    expect(await endpointsOf(id)).toHaveLength(NOTIFICATIONS.mostBrowsers);
    await person.call('DELETE', PATH, { endpoint: kept[0] });
    expect(await endpointsOf(id)).toHaveLength(NOTIFICATIONS.mostBrowsers - 1);
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    expect(await endpointsOf(id)).toEqual([]);
  });

  it('is known to pages by the platform’s key, and its worker is let run', async () => {
    const site = await stage.person().get<{ pushKey: string }>('/api/site');
    expect(site.body.pushKey).toBe(ours.getPublicKey('base64url'));
    expect(site.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });
});
