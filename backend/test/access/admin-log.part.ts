import { beforeAll, describe, expect, it } from '@jest/globals';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import type { LoggedDeedDto } from '../../src/modules/admin/http/admin.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aUser } from '../builders.js';
import type { Person } from '../person.js';
import { aProduction } from '../sending.js';
import { giveFactor } from '../factors.js';

let stage: TestApp;
let admin: { person: Person; email: string; id: string };
beforeAll(async () => {
  stage = await sharedTestApp();
  admin = await aUser(stage);
  await stage.app.get(MakeAdmin).run(admin.email, true);
  await giveFactor(stage.database, admin.id);
});

const log = async (path = '/api/admin/log') => admin.person.get<LoggedDeedDto[]>(path);
const newest = async () => (await log()).body[0];

describe('the log of what admins did', () => {
  it('has what the command line did', async () => {
    const { email } = await aUser(stage);
    await stage.app.get(MakeAdmin).run(email, true);
    expect(await newest()).toMatchObject({ adminEmail: null, action: 'makeAdmin', outcome: 'DONE' });
  });

  it('has who did what to which booking, and why', async () => {
    const { bookingId } = await aProduction(stage);
    const reason = 'Both of them asked for it.';
    expect((await admin.person.post(`/api/admin/bookings/${bookingId}/cancel`, { reason })).status).toBe(200);
    expect(await newest()).toMatchObject({
      adminEmail: admin.email,
      action: 'cancelAsAdmin',
      target: bookingId,
      details: { reason },
      outcome: 'DONE',
    });
  });

  it('names the step that was taken by its name', async () => {
    const { bookingId } = await aProduction(stage);
    const reason = 'Both asked for it.';
    const path = `/api/admin/bookings/${bookingId}/steps/cancel_as_admin`;
    expect((await admin.person.post(path, { reason })).status).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'takeAdminStep',
      target: bookingId,
      details: { step: 'cancel_as_admin', reason },
      outcome: 'DONE',
    });
  });

  it('has what was refused, and by what', async () => {
    const { bookingId } = await aProduction(stage);
    await admin.person.post(`/api/admin/bookings/${bookingId}/resolve`, { creatorPercent: 50 });
    expect(await newest()).toMatchObject({ action: 'resolveDispute', outcome: 'INVALID_TRANSITION' });
  });

  it('has what no text of the database can hold, and what is no object', async () => {
    const path = (id: string) => `/api/admin/bookings/${id}/cancel`;
    const sent = { reason: String.raw`a\u0000` + '\0\ud800z' };
    expect((await admin.person.post(path('a'), sent)).status).toBe(400);
    expect(await newest()).toMatchObject({
      target: 'a',
      details: { reason: String.raw`a\u0000` + '\ufffd\ufffdz' },
    });
    for (const [body, details] of [
      ['text', { sent: 'text' }],
      [null, {}],
    ] as const) {
      expect((await admin.person.post(path('a'), body)).status).toBe(400);
      expect(await newest()).toMatchObject({ target: 'a', details });
    }
    // Refused before anyone is asked to do anything.
    const before = await newest();
    expect((await admin.person.post(path('a'), ['list'])).status).toBe(400);
    expect(await newest()).toEqual(before);
  });

  it('has nothing of people who only tried, nor of what is only read', async () => {
    const before = await newest();
    const { person } = await aUser(stage);
    expect((await person.post('/api/admin/jobs/1/retry')).status).toBe(403);
    await admin.person.get('/api/admin/stuck');
    expect(await newest()).toEqual(before);
  });

  it('can be changed by nobody', async () => {
    for (const statement of [
      `update admin_log set action = 'nothing'`,
      'delete from admin_log_outcomes',
      'truncate admin_log cascade',
    ]) {
      await expect(stage.database.pool.query(statement)).rejects.toThrow('append-only');
    }
  });

  it('does nothing that can’t be written down', async () => {
    const { bookingId } = await aProduction(stage);
    await stage.database.pool.query('alter table admin_log rename to gone');
    const answer = await admin.person.post(`/api/admin/bookings/${bookingId}/cancel`, { reason: 'because' });
    await stage.database.pool.query('alter table gone rename to admin_log');
    expect(answer.status).toBe(500);
    const { body } = await admin.person.get(`/api/bookings/${bookingId}`);
    expect(body['stage']).toBe('producing');
  });

  it('goes on, page by page', async () => {
    for (let turn = 0; turn < 51; turn += 1) await admin.person.post('/api/admin/jobs/999999/retry');
    const first = await log();
    expect(first.body).toHaveLength(50);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await log(next);
    expect(second.body.length).toBeGreaterThan(0);
    const ids = [...first.body, ...second.body].map(({ id }) => id);
    expect([...ids].sort().reverse()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
