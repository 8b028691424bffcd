import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALLOWANCES, demoEmail, isDemoEmail } from '@reelpact/domain';
import { DEMO_ADMIN, DEMO_PASSWORD, DemoSeed } from '../src/modules/demo/index.js';
import type { InsightsDto } from '../src/modules/page-numbers/http/insights.dto.js';
import { SCENES } from '../src/modules/demo/pictures.js';
import { layOut } from '../src/platform/mail/email-layout.js';
import { Mailer } from '../src/platform/mail/mailer.js';
import { type TestApp, startTestApp } from './app.js';

/** Nobody waits for previews here. */
const PREVIEWS = ['process-media'];

let stage: TestApp;
beforeAll(async () => {
  // Nothing listens on port 1.
  stage = await startTestApp({
    RATE_LIMIT_FACTOR: '1',
    TRUSTED_PROXIES: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await stage.app.get(DemoSeed).plantOnce();
});
afterAll(() => stage.stop());

describe('a demo whose mail server does not answer', () => {
  it('is planted all the same, and mails none of its people', async () => {
    await stage.drain(PREVIEWS);
    const mails = await stage.database.rows<{ recipient: string; sent: boolean; body: string }>(
      't-demo-mails',
      'select recipient, sent_at is not null as sent, body from mails',
    );
    expect(mails.length).toBeGreaterThan(20);
    expect(mails.filter(({ recipient }) => !isDemoEmail(recipient))).toEqual([]);
    expect(mails.filter(({ sent, body }) => !sent || body === '')).toEqual([]);
  });

  it('has used up nothing of what its first visitors may do', async () => {
    expect(await stage.database.rows('t-counts', 'select key from rate_limits')).toEqual([]);
  });

  it('shows what the sample creator’s page has led to, from four sources in four weeks', async () => {
    const person = stage.person();
    await person.post('/api/auth/login', { email: demoEmail('creator'), password: DEMO_PASSWORD });
    const { body } = await person.get<InsightsDto>('/api/creators/insights?days=28');
    expect(body.bySource.map(({ source }) => source).sort()).toEqual([
      'direct',
      'instagram.com',
      'newsletter',
      'tiktok.com',
    ]);
    const { totals } = body;
    const way = [totals.views, totals.visitors, totals.packageClicks, totals.bookingStarts, totals.bookings];
    expect(way).toEqual([...way].sort((one, other) => other - one));
    expect(totals.paidBookings).toBeGreaterThan(0);
    expect(Number(totals.money)).toBeGreaterThan(0);
    expect(body.byDay.filter(({ visitors }) => visitors > 0)).toHaveLength(28);
    for (const row of body.bySource) {
      expect(row.bookingStarts).toBeGreaterThanOrEqual(row.bookings);
      expect(row.visitors).toBeLessThanOrEqual(row.views);
    }
  });

  it('has the pictures and the video of its creator made as pages need them', async () => {
    const tasks = await stage.database.rows<{ task: string; waiting: number }>(
      't-tasks',
      `select task, count(*)::int as waiting from media_tasks
       where task in ('portfolio-picture', 'portfolio-loop', 'profile-picture') group by task order by task`,
    );
    expect(tasks).toEqual([
      { task: 'portfolio-loop', waiting: 1 },
      { task: 'portfolio-picture', waiting: SCENES.length },
      { task: 'profile-picture', waiting: 1 },
    ]);
  });

  it('has an admin, made once', async () => {
    await stage.app.get(DemoSeed).plantOnce();
    const person = stage.person();
    await person.post('/api/auth/login', { email: DEMO_ADMIN, password: DEMO_PASSWORD });
    expect((await person.get('/api/auth/user')).body).toMatchObject({ isAdmin: true, emailVerified: true });
    expect((await person.get('/api/lab')).body).toMatchObject({ revisions: [1, 2, null] });
  });

  it('keeps what is written to its people, and sends what is written to others', async () => {
    const post = (to: string) =>
      stage.database.transaction((tx) =>
        stage.app.get(Mailer).post(tx, {
          to,
          ...layOut({ kind: 'admin', subject: 'Hello', paragraphs: ['A text'], signature: '' }),
        }),
      );
    const sent = async (to: string) =>
      (
        await stage.database.row<{ sent: boolean }>(
          't-demo-sent',
          `select sent_at is not null as sent from mails where recipient = $1 and subject = 'Hello'`,
          [to],
        )
      )?.sent;
    await post(demoEmail('Creator').toUpperCase());
    await stage.drain(PREVIEWS);
    expect(await sent(demoEmail('Creator').toUpperCase())).toBe(true);
    await post('somebody@example.test');
    await expect(stage.drain(PREVIEWS)).rejects.toThrow();
    expect(await sent('somebody@example.test')).toBe(false);
  });
});

describe('the links that sign in to the demo', () => {
  const click = (ip: string, as = 'brand') =>
    stage.person().post('/api/demo/sign-in', { as }, { 'x-forwarded-for': ip });

  it('are counted by address, and not for everyone together', async () => {
    const { most } = ALLOWANCES.demo_sign_in_by_address;
    for (let taken = 0; taken < most; taken += 1) expect((await click('192.0.2.1')).status).toBe(204);
    expect((await click('192.0.2.1')).status).toBe(429);
    for (const as of ['brand', 'creator']) {
      const person = stage.person();
      const answer = await person.post('/api/demo/sign-in', { as }, { 'x-forwarded-for': '192.0.2.2' });
      expect(answer.status).toBe(204);
      expect((await person.get('/api/auth/user')).body).toMatchObject({ email: demoEmail(as) });
    }
  });

  it('say so when somebody has deleted the account', async () => {
    await stage.database.rows('t-delete-demo', 'update users set deleted_at = now() where email = $1', [
      demoEmail('brand'),
    ]);
    expect((await click('192.0.2.3')).status).toBe(404);
  });
});
