import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHOSEN_EVENT_TYPES } from '@reelpact/domain';
import { MakeAdmin } from '../src/modules/admin/index.js';
import { PurgeExpired } from '../src/platform/database/purge-expired.js';
import { PASSWORD, aBooking, aCreator, aUser, pay, unprove } from './builders.js';
import type { Person } from './person.js';
import { schemaReader } from './fuzz/answer-schemas.js';
import { description } from './fuzz/description.js';
import { giveFactor } from './factors.js';
import { statement } from './money-views.js';
import { completed, deliver, producing } from './scenes.js';
import type { Received } from './webhooks/receiver.js';
import { type WebhookStage, startWebhookStage } from './webhooks/webhook-stage.js';

let hooks: WebhookStage;
beforeAll(async () => {
  hooks = await startWebhookStage();
});
afterAll(() => hooks.stop());

const typesOf = (received: Received[]): string[] => received.map(({ json }) => json.type);
const settings = (url: string) => ({ url, eventTypes: ['booking.paid'], enabled: true });

describe('an endpoint', () => {
  it('shows its secret once, and keeps it so that the database alone can’t sign', async () => {
    const { person } = await aUser(hooks.stage);
    const made = await hooks.endpoint(person, 'ok/secret', ['booking.paid']);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await person.get<object[]>('/api/webhook-endpoints');
    expect(JSON.stringify(listed.body)).not.toContain('whsec_');
    expect(listed.body).toMatchObject([{ id: made.id, eventTypes: ['booking.paid'], enabled: true }]);
    const [row] = await hooks.stage.database.rows<{ secret: Buffer }>(
      't-secret',
      'select secret from webhook_endpoints where id = $1',
      [made.id],
    );
    expect(row?.secret.toString('latin1')).not.toContain(made.secret.slice(6));
  });

  it.each([
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00:ec2::254]/',
    'https://[::ffff:10.0.0.1]/',
    'https://167772161.:22/',
    'http://example.org/',
    'https://user:pass@example.org/',
    'https://example.org:25/',
    'nonsense',
  ])('can’t be at %s', async (url) => {
    const { person } = await aUser(hooks.stage);
    const { status, body } = await person.post<{ errors: object }>('/api/webhook-endpoints', settings(url));
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['url']);
  });

  it('is one of five at most, also when many are made at once', async () => {
    const { person } = await aUser(hooks.stage);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, number) =>
        person.post('/api/webhook-endpoints', settings(hooks.receiver.url(`ok/${number}`))),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409]);
  });

  it('is its owner’s alone', async () => {
    const [one, other] = await Promise.all([aUser(hooks.stage), aUser(hooks.stage)]);
    const { id } = await hooks.endpoint(one.person, 'ok/own');
    const ping = await one.person.post<{ id: string }>(`/api/webhook-endpoints/${id}/ping`);
    const delivery = `/api/webhook-deliveries/${ping.body.id}`;
    const endpoint = `/api/webhook-endpoints/${id}`;
    const calls: [string, string, object?][] = [
      ['PUT', endpoint, settings('https://example.org/')],
      ['DELETE', endpoint],
      ['POST', `${endpoint}/secret`],
      ['POST', `${endpoint}/ping`],
      ['GET', `${endpoint}/deliveries`],
      ['GET', delivery],
      ['POST', `${delivery}/redeliver`],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await other.person.call(method, path, body)).status]).toEqual([path, 404]);
    }
    expect((await one.person.get(delivery)).status).toBe(200);
  });

  it('is no business of a token’s', async () => {
    const { person } = await aUser(hooks.stage);
    const wish = { name: 'One', scopes: ['write'] };
    const { body } = await person.post<{ token: string }>('/api/auth/tokens', wish);
    const program = { authorization: `Bearer ${body.token}` };
    const stranger = hooks.stage.person();
    expect((await stranger.get('/api/auth/user', program)).status).toBe(200);
    expect((await stranger.get('/api/webhook-endpoints', program)).status).toBe(403);
    const url = hooks.receiver.url('ok/token');
    expect((await stranger.post('/api/webhook-endpoints', settings(url), program)).status).toBe(403);
  });

  it('that is turned off gets nothing, and what waited for it counts as failed', async () => {
    const { person } = await aUser(hooks.stage);
    const { id, url } = await hooks.endpoint(person, 'ok/off');
    const { body } = await person.post<{ id: string }>(`/api/webhook-endpoints/${id}/ping`);
    await person.call('PUT', `/api/webhook-endpoints/${id}`, { ...settings(url), enabled: false });
    await hooks.send();
    expect(hooks.receiver.at('ok/off')).toEqual([]);
    expect(await hooks.details(person, body.id)).toMatchObject({ status: 'failed', failure: 'turned_off' });
    expect((await person.post(`/api/webhook-endpoints/${id}/ping`)).status).toBe(409);
    await person.call('PUT', `/api/webhook-endpoints/${id}`, settings(url));
    await person.post(`/api/webhook-deliveries/${body.id}/redeliver`);
    await hooks.send();
    expect(hooks.receiver.at('ok/off')).toHaveLength(1);
  });

  it('lists what was sent to it, newest first, page by page', async () => {
    const { person } = await aUser(hooks.stage);
    const { id } = await hooks.endpoint(person, 'ok/pages');
    const ids: string[] = [];
    for (let number = 0; number < 27; number += 1) {
      ids.push((await person.post<{ id: string }>(`/api/webhook-endpoints/${id}/ping`)).body.id);
    }
    const first = await person.get<{ id: string }[]>(`/api/webhook-endpoints/${id}/deliveries`);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await person.get<{ id: string }[]>(next);
    expect(first.body).toHaveLength(25);
    expect(second.headers.get('link')).toBeNull();
    expect([...first.body, ...second.body].map((one) => one.id)).toEqual(ids.reverse());
  });
});

describe('what programs are told of a booking', () => {
  /** Both parties of a booking have an account, and an endpoint for everything. */
  async function bothListening(): Promise<{
    creator: Awaited<ReturnType<typeof aCreator>>;
    brand: Person;
    email: string;
  }> {
    const creator = await aCreator(hooks.stage);
    const { person: brand, email } = await aUser(hooks.stage);
    await hooks.endpoint(creator.person, `ok/creator-of-${email}`);
    await hooks.endpoint(brand, `ok/brand-of-${email}`);
    return { creator, brand, email };
  }

  it('is each step, for each party in their own words, and nothing of the other’s private data', async () => {
    const { creator, email } = await bothListening();
    const { brand: guest, booking } = await aBooking(hooks.stage, creator, 'pay_first', {
      contactEmail: email,
    });
    await hooks.send();
    // It isn't paid: the creator knows nothing of it.
    expect(typesOf(hooks.receiver.at(`ok/creator-of-${email}`))).toEqual([]);
    expect(typesOf(hooks.receiver.at(`ok/brand-of-${email}`))).toEqual(['booking.payment_needed']);
    await pay(hooks.stage, guest, booking.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await hooks.send();
    const told = hooks.receiver.at(`ok/creator-of-${email}`);
    expect(typesOf(told)).toEqual(['booking.requested', 'booking.accepted', 'booking.paid']);
    expect(typesOf(hooks.receiver.at(`ok/brand-of-${email}`))).toEqual([
      'booking.payment_needed',
      'booking.requested',
      'booking.accepted',
      'booking.paid',
    ]);
    // What was true when it happened, whatever has happened since.
    expect(told[0]?.json.data.booking).toMatchObject({
      id: booking.id,
      role: 'creator',
      stage: 'requested',
      label: 'Pending Approval',
      amount: '150.00',
      turn: 'creator',
      brand: { name: 'Northwind Coffee' },
      apiUrl: `${hooks.stage.config.publicUrl}/api/bookings/${booking.id}`,
    });
    const [, asBrand] = hooks.receiver.at(`ok/brand-of-${email}`);
    expect(asBrand?.json.data.booking).toMatchObject({ role: 'brand', label: 'Pending Review' });
    const revisions = told.map(({ json }) => Number(json.data.booking?.['revision']));
    expect([...revisions].sort((a, b) => a - b)).toEqual(revisions);
    const everything = JSON.stringify(told.map(({ json }) => json));
    expect(everything).not.toContain(email);
    expect(everything).not.toContain('A film about our coffee');
    expect(new Set(told.map(({ json }) => json.id)).size).toBe(told.length);
    const reader = schemaReader();
    reader.addSchema(description, 'api');
    const isDescribed = reader.compile({ $ref: 'api#/components/schemas/WebhookEventDto' });
    for (const { json } of told) {
      expect([isDescribed(json), isDescribed.errors]).toEqual([true, null]);
      expect(description.webhooks[json.type]).toBeDefined();
    }
  });

  it('says how the payment was divided, as the statement has it', async () => {
    const { stage } = hooks;
    const { id, email, person: admin } = await aUser(stage);
    await stage.app.get(MakeAdmin).run(email, true);
    await giveFactor(stage.database, id);
    const { creator, brand, booking, driver } = await producing(stage, { admin });
    const path = `ok/divided-${booking.id}`;
    await hooks.endpoint(creator.person, path);
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    await admin.post(`/api/admin/bookings/${booking.id}/resolve`, { creatorPercent: 60, reason: 'fair' });
    await hooks.send();
    const { net, fee, refunded } = await statement(brand, booking.id);
    const told = hooks.receiver.at(path).map(({ json }) => [json.type, json.data.settlement]);
    expect(told.at(-1)).toEqual(['booking.completed', { net, fee, refunded }]);
    expect(told.slice(0, -1).filter(([, settlement]) => settlement !== undefined)).toEqual([]);
  });

  it('is nothing to strangers, to unproven addresses, and of events that were not chosen', async () => {
    const creator = await aCreator(hooks.stage);
    const stranger = await aUser(hooks.stage);
    const unproven = await aUser(hooks.stage);
    await hooks.endpoint(stranger.person, 'ok/stranger');
    await hooks.endpoint(unproven.person, 'ok/unproven');
    await unprove(hooks.stage, unproven.id);
    await hooks.endpoint(creator.person, 'ok/choosy', ['booking.withdrawn']);
    const { brand, booking } = await aBooking(hooks.stage, creator, 'approve_first', {
      clientEmail: unproven.email,
    });
    await brand.post(`/api/brand/bookings/${booking.id}/withdraw`);
    await hooks.send();
    expect(hooks.receiver.at('ok/stranger')).toEqual([]);
    expect(hooks.receiver.at('ok/unproven')).toEqual([]);
    expect(typesOf(hooks.receiver.at('ok/choosy'))).toEqual(['booking.withdrawn']);
  });

  it('is not written down for people without endpoints', async () => {
    const { booking } = await completed(hooks.stage);
    const rows = await hooks.stage.database.rows(
      't-events',
      'select from webhook_events where booking_id = $1',
      [booking.id],
    );
    expect(rows).toEqual([]);
  });

  it('is gone with a change that is rolled back', async () => {
    const { creator, email } = await bothListening();
    const { booking } = await aBooking(hooks.stage, creator, 'approve_first', { clientEmail: email });
    await hooks.send();
    const before = hooks.receiver.at(`ok/creator-of-${email}`).length;
    // Declining needs a reason.
    const { status } = await creator.person.post(`/api/creator/bookings/${booking.id}/reject`, {});
    expect(status).toBe(400);
    await hooks.send();
    expect(hooks.receiver.at(`ok/creator-of-${email}`)).toHaveLength(before);
  });
});

describe('what is kept of it', () => {
  it('is in the copy of a person’s data, and goes with the account', async () => {
    const { person, id: userId, email } = await aUser(hooks.stage);
    const { id, url } = await hooks.endpoint(person, 'ok/leaving');
    await person.post(`/api/webhook-endpoints/${id}/ping`);
    await hooks.send();
    const exported = await person.get<{ data: Record<string, object[]> }>('/api/auth/export');
    const body = exported.body.data;
    expect(body['webhookEndpoints']).toMatchObject([{ url, enabled: true }]);
    expect(body['webhookDeliveries']).toMatchObject([{ url, status: 'delivered', event: { type: 'ping' } }]);
    expect(JSON.stringify(body)).not.toContain('whsec_');
    const gone = await person.post('/api/auth/delete-account', { email, password: PASSWORD });
    expect(gone.status).toBe(204);
    for (const table of ['webhook_endpoints', 'webhook_events']) {
      const rows = await hooks.stage.database.pool.query(`select from ${table} where user_id = $1`, [userId]);
      expect(rows.rowCount).toBe(0);
    }
  });

  it('of a creator goes with the creator’s account, also where a brand was told of them', async () => {
    const creator = await aCreator(hooks.stage);
    const { person: brand, email } = await aUser(hooks.stage);
    await hooks.endpoint(brand, 'ok/of-creator');
    const { booking } = await aBooking(hooks.stage, creator, 'approve_first', { clientEmail: email });
    await brand.post(`/api/brand/bookings/${booking.id}/withdraw`);
    const holders = () =>
      hooks.stage.database.rows('t-named', 'select from webhook_events where body like $1', [
        `%${creator.username}%`,
      ]);
    expect((await holders()).length).toBeGreaterThan(0);
    const wish = { email: creator.email, password: PASSWORD };
    expect((await creator.person.post('/api/auth/delete-account', wish)).status).toBe(204);
    expect(await holders()).toEqual([]);
  });

  it('is forgotten after 30 days', async () => {
    const { person } = await aUser(hooks.stage);
    const { id } = await hooks.endpoint(person, 'ok/old', CHOSEN_EVENT_TYPES);
    const { body } = await person.post<{ id: string }>(`/api/webhook-endpoints/${id}/ping`);
    const recent = await person.post<{ id: string }>(`/api/webhook-endpoints/${id}/ping`);
    await hooks.stage.database.rows(
      't-old-event',
      `update webhook_events set created_at = now() - interval '31 days'
       where id = (select event_id from webhook_deliveries where id = $1)`,
      [body.id],
    );
    await hooks.stage.app.get(PurgeExpired).run();
    const left = await hooks.deliveries(person, id);
    expect(left.map((one) => one.id)).toEqual([recent.body.id]);
  });
});
