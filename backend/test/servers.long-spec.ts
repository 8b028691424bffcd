import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { PASSWORD, aUser, card } from './builders.js';
import { Product } from './faults/product.js';
import { Person } from './person.js';
import { S3StandIn } from './s3-stand-in.js';
import { aPhoto, aProduction, entry, send, submit } from './sending.js';
import { until } from './until.js';

const SESSION_SECRET = randomBytes(32).toString('hex');

/** Two servers over one database: one in this process, one that can be listened to. */
let stage: TestApp;
let other: Product;
beforeAll(async () => {
  stage = await startTestApp({ SESSION_SECRET });
  other = await Product.start({ DATABASE_URL: stage.config.databaseUrl, SESSION_SECRET, DEMO_MODE: 'false' });
});
afterAll(async () => {
  await other.stop();
  await stage.stop();
});

const who = async (person: Person, url: string): Promise<number> => {
  const { status } = await fetch(`${url}/api/auth/user`, { headers: { cookie: person.cookieHeader } });
  return status;
};
const onBoth = async (person: Person): Promise<number[]> => [
  await who(person, stage.url),
  await who(person, other.url),
];

describe('two sessions of one person, on two servers', () => {
  it('are both open everywhere; logging one out leaves the other', async () => {
    const { person: desk, email } = await aUser(stage);
    const phone = new Person(other.url);
    expect((await phone.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    expect([await onBoth(desk), await onBoth(phone)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await stage.person().post('/api/auth/logout');
    const { cookieHeader } = desk;
    expect((await desk.post('/api/auth/logout')).status).toBe(204);
    expect(await onBoth(phone)).toEqual([200, 200]);
    // The cookie is gone from the browser; a copy of it opens nothing either.
    const copy = { headers: { cookie: cookieHeader } };
    for (const url of [stage.url, other.url]) {
      expect((await fetch(`${url}/api/auth/user`, copy)).status).toBe(401);
    }
  });

  it('a revoked one is refused at once on every server', async () => {
    const { person: desk, email } = await aUser(stage);
    const phone = new Person(other.url);
    await phone.post('/api/auth/login', { email, password: PASSWORD });
    expect(await onBoth(phone)).toEqual([200, 200]);
    const { body: sessions } = await desk.get<{ id: string; current: boolean }[]>('/api/auth/sessions');
    const lost = sessions.find(({ current }) => !current);
    expect((await desk.call('DELETE', `/api/auth/sessions/${lost?.id ?? ''}`)).status).toBe(204);
    expect(await onBoth(phone)).toEqual([401, 401]);
    expect(await onBoth(desk)).toEqual([200, 200]);
  });

  it('a revoked token is refused at once on every server too', async () => {
    const { person } = await aUser(stage);
    const made = await person.post<{ id: string; token: string }>('/api/auth/tokens', {
      name: 'Spreadsheet',
      scopes: ['read'],
    });
    const headers = { authorization: `Bearer ${made.body.token}` };
    const asks = async () =>
      Promise.all(
        [stage.url, other.url].map(async (url) => (await fetch(`${url}/api/auth/user`, { headers })).status),
      );
    expect(await asks()).toEqual([200, 200]);
    await person.call('DELETE', `/api/auth/tokens/${made.body.id}`);
    expect(await asks()).toEqual([401, 401]);
  });
});

describe('what a server prints', () => {
  it('holds no secret, not even of requests that fail inside it', async () => {
    const person = new Person(other.url);
    const secrets = {
      password: `pass-${randomBytes(9).toString('hex')}`,
      wrong: `wrong-${randomBytes(9).toString('hex')}`,
      number: '4000 0000 0000 0069',
      session: SESSION_SECRET,
      database: new URL(stage.config.databaseUrl).password,
    };
    const email = `quiet-${randomBytes(6).toString('hex')}@users.test`;
    const account = { email, password: secrets.password, firstName: 'Ann', lastName: 'Miller' };
    const login = (password: string) => person.post('/api/auth/login', { email, password });
    expect((await person.post('/api/auth/register', account)).status).toBe(201);
    await login(secrets.wrong);
    const token = (await person.post<{ token: string }>('/api/auth/tokens', { name: 'A', scopes: ['write'] }))
      .body.token;
    const pay = { clientSecret: 'pi_unknown_secret_x', card: card(secrets.number) };
    await person.post('/api/payments/sandbox/confirm', pay);
    // The server loses a table under its feet: each of these calls fails inside it and is logged.
    const { pool } = stage.database;
    await pool.query('alter table users rename to users_gone');
    try {
      const bearer = { authorization: `Bearer ${token}` };
      const failed = [
        await login(secrets.password),
        await person.post('/api/auth/register', account),
        await person.post('/api/auth/verify-email', { token: 't'.repeat(43), password: secrets.password }),
        await fetch(`${other.url}/api/auth/user`, { headers: bearer }),
        await person.get('/api/auth/user'),
      ];
      expect(failed.map(({ status }) => status)).toContain(500);
    } finally {
      await pool.query('alter table users_gone rename to users');
    }
    const { printed } = other;
    expect(printed).toContain('/api/auth/login');
    const cookies = person.cookieHeader.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
    for (const secret of [...Object.values(secrets), token, ...cookies, secrets.number.replaceAll(' ', '')]) {
      if (secret !== '') expect(printed).not.toContain(secret);
    }
    expect(printed).not.toContain(email);
  });
});

describe('servers that are there for different things', () => {
  it('do together what one does: what is delivered is previewed by the one for media, and told by the worker', async () => {
    const storage = new S3StandIn();
    const settings = { ...(await storage.start()), SESSION_SECRET };
    const shop = await startTestApp(settings);
    const started: Product[] = [];
    try {
      const start = async (ROLE: string): Promise<Product> => {
        const DATABASE_URL = shop.config.databaseUrl;
        const more = { RATE_LIMIT_FACTOR: '100000', DEMO_MODE: 'false' };
        started.push(await Product.start({ ...settings, ...more, DATABASE_URL, ROLE }));
        return started.at(-1)!;
      };
      const { creator, bookingId } = await aProduction(shop);
      const photo = { content: await aPhoto(), name: 'dusk.jpg', type: 'image/jpeg' };
      const web = await start('web');
      const person = Object.create(creator.person, { url: { value: web.url } }) as Person;
      const uploadId = await send(person, bookingId, photo);
      expect((await submit(person, bookingId, [entry(photo, uploadId)])).status).toBe(200);
      const left = async () =>
        (
          await shop.database.rows<{ task: string }>(
            't-left-for-roles',
            'select distinct task_identifier as task from graphile_worker.jobs where run_at <= now() order by 1',
          )
        ).map(({ task }) => task);
      const preview = async () =>
        (
          await shop.database.row('t-role-preview', 'select status from previews where upload_id = $1', [
            uploadId,
          ])
        )?.['status'];
      expect(await left()).toContain('process-media');
      await start('worker');
      await until(async () => (await left()).join() === 'process-media');
      expect(await preview()).toBe('pending');
      await start('media');
      await until(async () => (await preview()) === 'ready');
      await until(async () => (await left()).length === 0);
    } finally {
      for (const product of started) await product.stop();
      await shop.stop();
      await storage.stop();
    }
  });
});
