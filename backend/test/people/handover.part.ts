import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAYOUT_HOLDS } from '@reelpact/domain';
import { PayoutAccounts } from '../../src/modules/escrow/payouts/payout-accounts.js';
import { EndpointSecrets } from '../../src/modules/webhooks/endpoint-secrets.js';
import { webhookHeaders } from '../../src/modules/webhooks/webhook-signature.js';
import type { UserDto } from '../../src/modules/identity/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, type TestCreator, aCreator, aUser, unprove } from '../builders.js';
import { newestLink } from '../mailbox.js';
import type { Person } from '../person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const ENDPOINT = {
  url: 'https://receiver.example/hooks',
  description: '',
  eventTypes: ['booking.accepted'],
  enabled: true,
};
const makeFeed = async (person: Person): Promise<string> =>
  new URL((await person.post<{ url: string }>('/api/calendar-feed')).body.url).pathname;
const endpointsOf = async (person: Person) =>
  (await person.get<{ id: string; enabled: boolean; offReason: string | null }[]>('/api/webhook-endpoints'))
    .body;
const userOf = async (person: Person): Promise<UserDto> => (await person.get<UserDto>('/api/auth/user')).body;

/** A profile, a calendar feed, an endpoint and a token, all made before the address was proven. */
async function planted(): Promise<TestCreator & { feed: string; token: string }> {
  const creator = await aCreator(stage);
  const feed = await makeFeed(creator.person);
  expect((await creator.person.post('/api/webhook-endpoints', ENDPOINT)).status).toBe(201);
  const made = await creator.person.post<{ token: string }>('/api/auth/tokens', {
    name: 'x',
    scopes: ['read'],
  });
  await unprove(stage, creator.userId);
  return { ...creator, feed, token: made.body.token };
}
const statusOf = async (path: string, headers = {}): Promise<number> =>
  (await stage.person().get(path, headers)).status;

describe('what a stranger has set up under another’s address', () => {
  it('is over when the address is proven: feed, endpoint, token and session', async () => {
    const { person, userId, email, feed, token } = await planted();
    expect(await statusOf(feed)).toBe(200);
    const owner = stage.person();
    await person.post('/api/auth/verification-mail');
    const link = await newestLink(stage, email);
    const { body } = await owner.post<UserDto>('/api/auth/verify-email', {
      token: link.token,
      password: PASSWORD,
    });
    expect(body.creator?.inDoubt).toBe(true);
    expect(await statusOf(feed)).toBe(404);
    expect(await statusOf('/api/auth/user', { authorization: `Bearer ${token}` })).toBe(401);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect(await endpointsOf(owner)).toEqual([]);
    const left = await stage.database.rows('t-left', 'select 1 from calendar_feeds where user_id = $1', [
      userId,
    ]);
    expect(left).toEqual([]);
  });

  it('is paid nothing until the owner has said that the profile is theirs', async () => {
    const { person, userId, email, id } = await planted();
    await person.post('/api/auth/verification-mail');
    const owner = stage.person();
    await owner.post('/api/auth/verify-email', {
      token: (await newestLink(stage, email)).token,
      password: PASSWORD,
    });
    const payee = { creatorId: id, creator: { userId, email } };
    const accounts = stage.app.get(PayoutAccounts);
    expect([await accounts.ready(payee), await accounts.hold(payee)]).toEqual([null, 'PROFILE_IN_DOUBT']);
    expect(PAYOUT_HOLDS.PROFILE_IN_DOUBT).toContain('yours');
    expect((await owner.post('/api/auth/own-profile')).status).toBe(204);
    expect((await userOf(owner)).creator?.inDoubt).toBe(false);
    expect(await accounts.ready(payee)).not.toBeNull();
  });

  it('is asked about by nobody who proves it where they are signed in, or has no profile', async () => {
    const { person, email } = await planted();
    await person.post('/api/auth/verification-mail');
    const { token } = await newestLink(stage, email);
    const same = await person.post<UserDto>('/api/auth/verify-email', { token, password: PASSWORD });
    expect(same.body.creator?.inDoubt).toBe(false);
    // Their own endpoint is turned off and says why.
    expect(await endpointsOf(person)).toMatchObject([{ enabled: false, offReason: 'secured' }]);

    const { email: other } = await aUser(stage, { verified: false });
    const owner = stage.person();
    await owner.post('/api/auth/verify-email', {
      token: (await newestLink(stage, other)).token,
      password: PASSWORD,
    });
    expect((await owner.get<UserDto>('/api/auth/user')).body.creator).toBeNull();
    expect(
      await stage.database.row('t-doubt', 'select profile_doubted_at as at from users where email = $1', [
        other,
      ]),
    ).toEqual({ at: null });
  });
});

describe('an address that is not proven', () => {
  it('gets no calendar feed and no endpoint', async () => {
    const { person } = await aUser(stage, { verified: false });
    for (const [path, body] of [
      ['/api/calendar-feed', undefined],
      ['/api/webhook-endpoints', ENDPOINT],
    ] as const) {
      const { status, body: problem } = await person.post(path, body);
      expect([status, problem['message']]).toEqual([403, 'Please confirm your email first.']);
    }
  });
});

describe('signing out everywhere else', () => {
  it('leaves programs alone, or ends them too, as is asked', async () => {
    const { person } = await aUser(stage);
    const feed = await makeFeed(person);
    await person.post('/api/webhook-endpoints', ENDPOINT);
    const { body } = await person.post<{ token: string }>('/api/auth/tokens', {
      name: 'x',
      scopes: ['read'],
    });
    const authorization = `Bearer ${body.token}`;
    const states = async () => [
      await statusOf(feed),
      await statusOf('/api/auth/user', { authorization }),
      (await endpointsOf(person)).map(({ enabled }) => enabled),
    ];
    expect((await person.call('DELETE', '/api/auth/sessions')).status).toBe(204);
    expect(await states()).toEqual([200, 200, [true]]);
    expect((await person.call('DELETE', '/api/auth/sessions?programs=true')).status).toBe(204);
    expect(await states()).toEqual([404, 401, [false]]);
    expect((await person.get('/api/auth/user')).status).toBe(200);
  });

  it('with programs makes the secrets of endpoints worthless, of those that were off too', async () => {
    const { person, id: userId } = await aUser(stage);
    const made = async (enabled: boolean) =>
      (
        await person.post<{ id: string; secret: string }>('/api/webhook-endpoints', {
          ...ENDPOINT,
          enabled,
        })
      ).body;
    const endpoints = [await made(true), await made(false)];
    const turnOn = async (id: string) =>
      (await person.call<{ secret: string | null }>('PUT', `/api/webhook-endpoints/${id}`, ENDPOINT)).body
        .secret;
    // One that its owner turned off by hand keeps its secret.
    expect(await turnOn(endpoints[1]?.id ?? '')).toBeNull();
    await person.call('PUT', `/api/webhook-endpoints/${endpoints[1]?.id ?? ''}`, {
      ...ENDPOINT,
      enabled: false,
    });
    await person.call('DELETE', '/api/auth/sessions?programs=true');
    const secrets = stage.app.get(EndpointSecrets, { strict: false });
    for (const { id, secret } of endpoints) {
      const renewed = await turnOn(id);
      expect(renewed).toMatch(/^whsec_/);
      const kept = await stage.database.row<{ secret: Buffer; old: Buffer | null }>(
        't-endpoint-secret',
        'select secret, old_secret as old from webhook_endpoints where id = $1 and user_id = $2',
        [id, userId],
      );
      expect([kept?.old, secrets.open(kept?.secret ?? Buffer.alloc(0), id)]).toEqual([null, renewed]);
      const message = { id: 'msg_1', seconds: 0, body: Buffer.from('{"type":"ping"}') };
      expect(webhookHeaders([renewed ?? ''], message)).not.toEqual(webhookHeaders([secret], message));
      expect(await turnOn(id)).toBeNull();
    }
  });
});
