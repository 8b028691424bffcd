import { spawnSync } from 'node:child_process';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyWebhook } from '@reelpact/client';
import { SendWebhooks } from '../src/modules/webhooks/index.js';
import { EndpointSecrets } from '../src/modules/webhooks/endpoint-secrets.js';
import { type Claim, ClaimDeliveries } from '../src/modules/webhooks/use-cases/claim-deliveries.js';
import { NoteAttempt } from '../src/modules/webhooks/use-cases/note-attempt.js';
import { HostAddresses } from '../src/platform/outgoing/host-addresses.js';
import { PostOutside } from '../src/platform/outgoing/post-outside.js';
import { readConfig } from '../src/platform/config/config.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { aUser } from './builders.js';
import type { Person } from './person.js';
import { SELF_SIGNED } from './webhooks/self-signed.js';
import { type WebhookStage, startWebhookStage } from './webhooks/webhook-stage.js';

let hooks: WebhookStage;
let owner: Person;
let ownerEmail: string;
beforeAll(async () => {
  hooks = await startWebhookStage();
});
afterAll(() => hooks.stop());
beforeEach(async () => {
  ({ person: owner, email: ownerEmail } = await aUser(hooks.stage));
});

const ping = async (endpointId: string): Promise<string> => {
  const { status, body } = await owner.post<{ id: string }>(`/api/webhook-endpoints/${endpointId}/ping`);
  expect(status).toBe(201);
  return body.id;
};
/** What a delivery is known by to its receiver. */
const eventOf = async (deliveryId: string): Promise<string> =>
  (await hooks.details(owner, deliveryId)).eventId;
/** A test sent to an endpoint that behaves like this. */
async function pinged(path: string): Promise<{ endpointId: string; deliveryId: string; path: string }> {
  const unique = `${path}/${Math.random().toString(36).slice(2)}`;
  const { id } = await hooks.endpoint(owner, unique);
  const deliveryId = await ping(id);
  await hooks.send();
  return { endpointId: id, deliveryId, path: unique };
}

/** Another server on the same database: it knows nothing of what this one is sending. */
function anotherServer(
  parts: {
    attempts?: Pick<NoteAttempt, 'run'>;
    outside?: Pick<PostOutside, 'run'>;
  } = {},
): SendWebhooks {
  const { app, config, database } = hooks.stage;
  return new SendWebhooks(
    config,
    database,
    app.get(Jobs),
    app.get(ClaimDeliveries),
    (parts.outside ?? app.get(PostOutside)) as PostOutside,
    app.get(EndpointSecrets),
    (parts.attempts ?? app.get(NoteAttempt)) as NoteAttempt,
  );
}

describe('a delivery', () => {
  it('is noted with what was answered, and comes once', async () => {
    const { deliveryId, path } = await pinged('ok');
    const details = await hooks.details(owner, deliveryId);
    expect(details).toMatchObject({ status: 'delivered', attempts: 1, failure: null, answeredWith: 200 });
    expect(details.log).toMatchObject([{ number: 1, failure: null, answeredWith: 200, answer: 'thank you' }]);
    const [only, ...more] = hooks.receiver.at(path);
    expect(more).toEqual([]);
    expect(only?.body.toString()).toBe(details.body);
    expect(only?.json).toMatchObject({ id: details.eventId, type: 'ping', data: {} });
    expect(only?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': details.eventId,
    });
    await hooks.makeDue();
    await hooks.send();
    expect(hooks.receiver.at(path)).toHaveLength(1);
  });

  it.each([
    ['fails', { failure: 'status', answeredWith: 500 }, 'out of order\ufffd'],
    ['redirects', { failure: 'redirect', answeredWith: 302 }, ''],
    ['hangs', { failure: 'timeout', answeredWith: null }, null],
    ['late', { failure: 'timeout', answeredWith: null }, null],
    ['breaks', { failure: 'connection', answeredWith: null }, null],
    ['upgrades', { failure: 'status', answeredWith: 101 }, ''],
    ['switches', { failure: 'status', answeredWith: 101 }, ''],
    ['hints', { failure: 'timeout', answeredWith: null }, null],
    ['continues', { failure: 'timeout', answeredWith: null }, null],
    ['stutters', { failure: 'timeout', answeredWith: null }, null],
    ['closes', { failure: 'connection', answeredWith: null }, null],
  ])('to one that %s waits for the next attempt, visibly', async (behavior, seen, answer) => {
    const { deliveryId, path } = await pinged(behavior);
    const details = await hooks.details(owner, deliveryId);
    expect(details).toMatchObject({ status: 'pending', attempts: 1, ...seen });
    expect(details.log).toMatchObject([{ ...seen, answer }]);
    expect(Date.parse(details.nextAttemptAt ?? '')).toBeGreaterThan(Date.parse(details.createdAt));
    expect(hooks.receiver.at(path)).toHaveLength(1);
    // It was not followed.
    expect(hooks.receiver.at('redirected')).toEqual([]);
  });

  it.each(['floods', 'trickles', 'shortens'])(
    'is delivered to one that %s, and hardly any of it is kept',
    async (behavior) => {
      const { deliveryId } = await pinged(behavior);
      const { status, log } = await hooks.details(owner, deliveryId);
      expect(status).toBe('delivered');
      expect(log[0]?.answer?.length).toBeLessThanOrEqual(1024);
      expect(log[0]?.answer?.length).toBeGreaterThan(0);
    },
  );

  it('that failed comes again with the same event, until it is delivered', async () => {
    const { deliveryId, endpointId, path } = await pinged('fails');
    hooks.receiver.instead.set('fails', 'ok');
    await hooks.send();
    expect(hooks.receiver.at(path)).toHaveLength(1);
    await hooks.makeDue();
    await hooks.send();
    hooks.receiver.instead.clear();
    const [first, second] = hooks.receiver.at(path);
    expect(second?.body).toEqual(first?.body);
    const details = await hooks.details(owner, deliveryId);
    expect(details).toMatchObject({ status: 'delivered', attempts: 2, nextAttemptAt: null });
    expect(details.log.map(({ number, answeredWith }) => [number, answeredWith])).toEqual([
      [2, 200],
      [1, 500],
    ]);
    const { body } = await owner.get<{ failingSince: string | null }[]>('/api/webhook-endpoints');
    expect(body.find((one) => (one as { id?: string }).id === endpointId)?.failingSince).toBeNull();
  });

  it('that can’t be delivered for three days has failed, and its endpoint is turned off with an email', async () => {
    const { deliveryId, endpointId, path } = await pinged('fails');
    const waiting = await ping(endpointId);
    await hooks.stage.database.rows(
      't-wait-for-later',
      `update webhook_deliveries set next_attempt_at = now() + interval '1 hour' where id = $1`,
      [waiting],
    );
    await hooks.stage.database.rows(
      't-three-days',
      `update webhook_deliveries set round_began_at = now() - interval '71 hours', round_attempts = 12,
         next_attempt_at = now() where id = $1`,
      [deliveryId],
    );
    await hooks.stage.database.rows(
      't-failing-long',
      `update webhook_endpoints set failing_since = now() - interval '72 hours', next_due_at = now() where id = $1`,
      [endpointId],
    );
    await hooks.send();
    expect(await hooks.details(owner, deliveryId)).toMatchObject({ status: 'failed', failure: 'status' });
    expect(await hooks.details(owner, waiting)).toMatchObject({ status: 'failed', failure: 'turned_off' });
    const { body } = await owner.get('/api/webhook-endpoints');
    expect(body).toMatchObject([{ id: endpointId, enabled: false, offReason: 'failing' }]);
    const mails = await hooks.stage.database.rows(
      't-off-mails',
      `select subject from mails where recipient = $1 and subject like 'A webhook was turned off%'`,
      [ownerEmail],
    );
    expect(mails).toEqual([{ subject: 'A webhook was turned off: 127.0.0.1' }]);
    const sent = hooks.receiver.at(path).length;
    await hooks.makeDue();
    await hooks.send();
    expect(hooks.receiver.at(path)).toHaveLength(sent);
  });

  it('that was given up leaves an endpoint on which has taken something since', async () => {
    const { deliveryId, endpointId } = await pinged('fails');
    await hooks.stage.database.rows(
      't-three-days-of-one',
      `update webhook_deliveries set round_began_at = now() - interval '71 hours', round_attempts = 12,
         next_attempt_at = now() where id = $1`,
      [deliveryId],
    );
    await hooks.makeDue();
    await hooks.send();
    expect(await hooks.details(owner, deliveryId)).toMatchObject({ status: 'failed' });
    const { body } = await owner.get('/api/webhook-endpoints');
    expect(body).toMatchObject([{ id: endpointId, enabled: true, offReason: null }]);
  });

  it('answered with 410 turns the endpoint off at once', async () => {
    const { deliveryId, endpointId } = await pinged('gone');
    expect(await hooks.details(owner, deliveryId)).toMatchObject({ status: 'failed', answeredWith: 410 });
    const { body } = await owner.get('/api/webhook-endpoints');
    expect(body).toMatchObject([{ id: endpointId, enabled: false, offReason: 'gone' }]);
    const refused = await owner.post(`/api/webhook-deliveries/${deliveryId}/redeliver`);
    expect(refused.status).toBe(409);
  });

  it('is sent again when its owner asks for it', async () => {
    const { deliveryId, path } = await pinged('ok');
    expect((await owner.post(`/api/webhook-deliveries/${deliveryId}/redeliver`)).body).toMatchObject({
      status: 'pending',
    });
    await hooks.send();
    const [first, second, ...more] = hooks.receiver.at(path);
    expect(more).toEqual([]);
    expect(second?.body).toEqual(first?.body);
    expect(await hooks.details(owner, deliveryId)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('has three days again from when its owner asks for it', async () => {
    const { deliveryId, endpointId } = await pinged('fails');
    await hooks.stage.database.rows(
      't-given-up',
      `update webhook_deliveries set status = 'failed', next_attempt_at = null, round_began_at = now() - interval '80 hours', round_attempts = 14
       where id = $1`,
      [deliveryId],
    );
    await owner.post(`/api/webhook-deliveries/${deliveryId}/redeliver`);
    await hooks.send();
    expect(await hooks.details(owner, deliveryId)).toMatchObject({
      ...{ status: 'pending', attempts: 2 },
      nextAttemptAt: expect.any(String),
    });
    const { body } = await owner.get<{ id: string; enabled: boolean }[]>('/api/webhook-endpoints');
    expect(body.find(({ id }) => id === endpointId)?.enabled).toBe(true);
  });
});

describe('two servers at once', () => {
  it('send each delivery once, and one at a time to each endpoint', async () => {
    const { id } = await hooks.endpoint(owner, 'ok/both');
    const ids = [];
    for (let number = 0; number < 12; number += 1) ids.push(await ping(id));
    await hooks.stage.drain();
    const servers = [anotherServer(), anotherServer(), anotherServer()];
    await Promise.all(servers.map((server) => server.run()));
    // One that found the endpoint taken by another may have left the rest to the next look.
    await hooks.send();
    const got = hooks.receiver.at('ok/both').map(({ headers }) => headers['webhook-id']);
    const events = await Promise.all(ids.map(eventOf));
    expect([...got].sort()).toEqual(events.sort());
    expect(hooks.receiver.open.get('/ok/both')?.most).toBe(1);
  });

  it('send again, with the same id, what one was sending when it was killed', async () => {
    const { id } = await hooks.endpoint(owner, 'ok/killed');
    const deliveryId = await ping(id);
    const waiting = await ping(id);
    await hooks.stage.drain();
    await anotherServer({ attempts: { run: () => Promise.reject(new Error('killed')) } }).run();
    await hooks.send();
    // While its lease lasts, nobody else sends to this endpoint.
    expect(hooks.receiver.at('ok/killed')).toHaveLength(1);
    await hooks.stage.database.rows(
      't-lease-over',
      `update webhook_endpoints set lease_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    await hooks.send();
    const got = hooks.receiver.at('ok/killed').map(({ headers }) => headers['webhook-id']);
    const [event, next] = [await eventOf(deliveryId), await eventOf(waiting)];
    expect(got).toEqual([event, event, next]);
    const [first, second] = hooks.receiver.at('ok/killed');
    expect(second?.json.id).toBe(first?.json.id);
    expect(await hooks.details(owner, deliveryId)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it('note nothing for a lease that has passed to the other', async () => {
    const { id } = await hooks.endpoint(owner, 'ok/stale');
    const deliveryId = await ping(id);
    await hooks.stage.drain();
    const claims = hooks.stage.app.get(ClaimDeliveries);
    const stale = await claims.next({ onlyPrompt: false });
    expect(stale?.delivery.id).toBe(deliveryId);
    await hooks.stage.database.rows(
      't-stale-lease',
      `update webhook_endpoints set lease_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    await hooks.send();
    const late = { failure: 'timeout', answeredWith: null, answer: null, tookMs: 1 } as const;
    await hooks.stage.app.get(NoteAttempt).run(stale!, late);
    expect(await hooks.details(owner, deliveryId)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it('send two at once to the endpoints of one owner, so that others find room', async () => {
    for (let number = 0; number < 5; number += 1) {
      const { id } = await hooks.endpoint(owner, `slow/${number}`);
      await ping(id);
    }
    const { person: other } = await aUser(hooks.stage);
    const { id } = await hooks.endpoint(other, 'quick');
    await other.post(`/api/webhook-endpoints/${id}/ping`);
    await hooks.stage.drain();
    const slow = { now: 0, most: 0 };
    let reachOther: () => void = () => undefined;
    const otherReached = new Promise<void>((reached) => (reachOther = reached));
    const outside: Pick<PostOutside, 'run'> = {
      run: async ({ url }) => {
        if (url.endsWith('/quick')) reachOther();
        if (url.includes('/slow/')) slow.most = Math.max(slow.most, (slow.now += 1));
        await otherReached;
        if (url.includes('/slow/')) slow.now -= 1;
        return { status: 200, beginning: '' };
      },
    };
    await anotherServer({ outside }).run();
    expect(slow).toEqual({ now: 0, most: 2 });
  });

  it('leave room for others beside endpoints that hang', async () => {
    const people = await Promise.all([1, 2].map(() => aUser(hooks.stage)));
    for (const [index, { person }] of people.entries()) {
      for (let number = 0; number < 5; number += 1) {
        const { id } = await hooks.endpoint(person, `hangs/${index}-${number}`);
        await person.post(`/api/webhook-endpoints/${id}/ping`);
      }
    }
    await hooks.send();
    const { database } = hooks.stage;
    const failing = await database.rows(
      't-failing',
      'select from webhook_endpoints where failing_since is not null',
    );
    expect(failing.length).toBeGreaterThanOrEqual(10);
    await hooks.makeDue();
    const claims = hooks.stage.app.get(ClaimDeliveries);
    expect(await claims.next({ onlyPrompt: true })).toBeNull();
    const { id } = await hooks.endpoint(owner, 'ok/beside');
    const deliveryId = await ping(id);
    expect((await claims.next({ onlyPrompt: true }))?.delivery.id).toBe(deliveryId);
  });

  it('take an endpoint that answers late for one that hangs, until it answers at once', async () => {
    const { id } = await hooks.endpoint(owner, 'ok/took-long');
    const claims = hooks.stage.app.get(ClaimDeliveries);
    const notes = hooks.stage.app.get(NoteAttempt);
    const answered = { failure: null, answeredWith: 200, answer: '' } as const;
    /** Of this endpoint alone: others of this suite have something due as well. */
    async function claimed(onlyPrompt: boolean) {
      await ping(id);
      await hooks.stage.drain();
      const others: Claim[] = [];
      let claim = await claims.next({ onlyPrompt });
      while (claim && claim.endpoint.id !== id) {
        others.push(claim);
        claim = await claims.next({ onlyPrompt });
      }
      for (const other of others) await notes.run(other, { ...answered, tookMs: 1 });
      return claim;
    }
    await notes.run((await claimed(true))!, { ...answered, tookMs: 9_000 });
    expect(await claimed(true)).toBeNull();
    const late = await claimed(false);
    expect(late?.endpoint.isHoldingUp).toBe(true);
    await notes.run(late!, { ...answered, tookMs: 5 });
    expect((await claimed(true))?.endpoint.isHoldingUp).toBe(false);
  });
});

describe('where something is sent', () => {
  const hosts: HostAddresses & { asked: number } = {
    asked: 0,
    of(name: string) {
      this.asked += 1;
      const known: Record<string, string[]> = {
        'receiver.test': ['127.0.0.1'],
        'inside.test': ['10.0.0.1'],
        'cloud.test': ['169.254.169.254'],
        'mixed.test': ['93.184.216.34', '127.0.0.1'],
        'mapped.test': ['::ffff:127.0.0.1'],
      };
      return Promise.resolve(known[name] ?? (/^[\d.:a-f]+$/.test(name) ? [name] : []));
    },
  };
  const request = (url: string) => ({
    url,
    headers: {},
    body: Buffer.from('{"data":{}}'),
    timeoutMs: 5_000,
    readBytes: 1024,
    keepBytes: 100,
  });
  const inDemo = () => new PostOutside(hooks.stage.config, hosts);
  const outside = () => new PostOutside({ ...hooks.stage.config, webhookAllowLoopback: false }, hosts);

  it.each([
    'https://inside.test/',
    'https://cloud.test/',
    'https://mixed.test/',
    'https://mapped.test/',
    'https://receiver.test/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://0x7f.1/',
    'https://2130706433/',
  ])('is never inside: %s', async (url) => {
    expect(await outside().run(request(url))).toEqual({ failure: 'not_public' });
  });

  it('is never inside in the demo either, but for the machine itself', async () => {
    for (const url of ['https://inside.test/', 'https://cloud.test/', 'https://mapped.test/']) {
      expect(await inDemo().run(request(url))).toEqual({ failure: 'not_public' });
    }
  });

  it('is the very address that was looked at, which is asked for once', async () => {
    hosts.asked = 0;
    // No name server knows this name: only the address that was looked at can lead there.
    const url = `http://receiver.test:${hooks.receiver.port}/ok/pinned`;
    expect(await inDemo().run(request(url))).toMatchObject({ status: 200 });
    expect(hosts.asked).toBe(1);
    expect(hooks.receiver.at('ok/pinned')[0]?.headers.host).toBe(`receiver.test:${hooks.receiver.port}`);
  });

  it('has a name that exists, and a certificate that somebody vouches for', async () => {
    expect(await outside().run(request('https://nowhere.test/'))).toEqual({ failure: 'not_found' });
    const server = createServer(SELF_SIGNED, (_request, response) => response.end());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    expect(await inDemo().run(request(`https://receiver.test:${port}/`))).toEqual({ failure: 'certificate' });
    await new Promise((closed) => server.close(closed));
  });

  it('can be this machine only where a demo says so', () => {
    const settings = { DATABASE_URL: 'postgres://unused', WEBHOOK_ALLOW_LOOPBACK: 'true' };
    expect(readConfig({ ...settings, DEMO_MODE: 'true' }).webhookAllowLoopback).toBe(true);
    expect(() => readConfig({ ...settings, DEMO_MODE: 'false' })).toThrow('WEBHOOK_ALLOW_LOOPBACK');
    const production = {
      ...settings,
      DEMO_MODE: 'true',
      NODE_ENV: 'production',
      ALLOW_SANDBOX_PAYMENTS: 'true',
      SESSION_SECRET: 'x'.repeat(32),
    };
    expect(() => readConfig(production)).toThrow('WEBHOOK_ALLOW_LOOPBACK');
  });
});

describe('the signature', () => {
  const SIGNED = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
  const script = (name: string): string => join(__dirname, 'webhooks', name);
  const works = (command: string, ...args: string[]): boolean =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  /** Written without the server's code, each in a language of its own; a machine has at least the one that runs this. */
  const verifiers: [language: string, command: string[]][] = [
    ['JavaScript', [process.execPath, script('verify.mjs')]],
    ...(works('python3', '--version')
      ? [['Python', ['python3', script('verify.py')]] as [string, string[]]]
      : []),
    ...(works('sh', '-c', 'openssl version')
      ? [['shell', ['sh', script('verify.sh')]] as [string, string[]]]
      : []),
  ];
  const verdict = (
    [command = '', ...args]: string[],
    secret: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): number | null =>
    spawnSync(command, [...args, secret, ...SIGNED.map((name) => String(headers[name]))], { input: body })
      .status;

  it.each(verifiers)('is verified in %s, and nothing that was changed', async (language, command) => {
    const path = `ok/${language}`;
    const { id, secret } = await hooks.endpoint(owner, path);
    await ping(id);
    await hooks.send();
    const { headers, body } = hooks.receiver.at(path)[0]!;
    expect(verdict(command, secret, headers, body)).toBe(0);
    expect(await verifyWebhook(secret, headers, body)).toMatchObject({ type: 'ping' });
    expect(verdict(command, secret, headers, Buffer.concat([body, Buffer.from(' ')]))).toBe(1);
    expect(verdict(command, `whsec_${'A'.repeat(43)}=`, headers, body)).toBe(1);
    expect(verdict(command, secret, { ...headers, 'webhook-id': 'evt_other' }, body)).toBe(1);
    const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 301) };
    expect(verdict(command, secret, old, body)).toBe(1);
  });

  it('can’t be made with a secret that can’t be read, which its owner sees', async () => {
    const { id } = await hooks.endpoint(owner, 'ok/unreadable');
    await hooks.stage.database.rows(
      't-unreadable',
      `update webhook_endpoints set secret = decode(repeat('00', 80), 'hex') where id = $1`,
      [id],
    );
    const deliveryId = await ping(id);
    await hooks.send();
    expect(hooks.receiver.at('ok/unreadable')).toEqual([]);
    expect(await hooks.details(owner, deliveryId)).toMatchObject({ status: 'pending', failure: 'secret' });
  });

  it('is made with both secrets for a day after a change, and then with the new one alone', async () => {
    const [, command] = verifiers[0]!;
    const { id, secret: first } = await hooks.endpoint(owner, 'ok/rotated');
    const { body: rotated } = await owner.post<{ secret: string }>(`/api/webhook-endpoints/${id}/secret`);
    const { secret: second } = rotated;
    expect(second).not.toBe(first);
    const verdicts = async (): Promise<(number | null)[]> => {
      await ping(id);
      await hooks.send();
      const { headers, body } = hooks.receiver.at('ok/rotated').at(-1)!;
      return [first, second].map((secret) => verdict(command, secret, headers, body));
    };
    expect(await verdicts()).toEqual([0, 0]);
    await hooks.stage.database.rows(
      't-day-later',
      `update webhook_endpoints set old_secret_until = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect(await verdicts()).toEqual([1, 0]);
  });
});
