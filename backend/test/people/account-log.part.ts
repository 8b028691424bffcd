import { beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_EVENTS } from '@reelpact/domain';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aCreator, aUser } from '../builders.js';
import { turnCodesOn } from '../factors.js';
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
const eventsOf = async (person: Person) =>
  (await person.get<{ event: string; detail: string }[]>('/api/auth/events')).body.map(
    ({ event, detail }) => [event, detail],
  );
const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await stage.database.rows<{ subject: string }>(
      't-account-mails',
      'select subject from mails where recipient = $1 order by created_at, id',
      [email],
    )
  ).map(({ subject }) => subject);

describe('what concerns the safety of an account', () => {
  it('is listed for its owner, newest first, and told to them by an email each', async () => {
    const { person, email } = await aUser(stage);
    await person.post('/api/auth/tokens', { name: 'Desk', scopes: ['read'] });
    await person.post('/api/calendar-feed');
    await person.post('/api/webhook-endpoints', ENDPOINT);
    await person.call('DELETE', '/api/auth/sessions');
    expect(await eventsOf(person)).toEqual([
      ['signed_out', ''],
      ['endpoint_made', ENDPOINT.url],
      ['calendar_made', ''],
      ['token_made', 'Desk'],
    ]);
    expect((await subjectsTo(email)).slice(1)).toEqual([
      ACCOUNT_EVENTS.token_made,
      ACCOUNT_EVENTS.calendar_made,
      ACCOUNT_EVENTS.endpoint_made,
      ACCOUNT_EVENTS.signed_out,
    ]);
  });

  it('is a device on which nobody has signed in before, and a new password', async () => {
    const { email } = await aUser(stage);
    const phone = stage.person();
    const signIn = (password: string) =>
      phone.post('/api/auth/login', { email, password }, { 'user-agent': 'Firefox on a phone' });
    await signIn(PASSWORD);
    await signIn(PASSWORD);
    expect(await eventsOf(phone)).toEqual([['new_device', 'Firefox on a phone']]);
    await stage.person().post('/api/auth/forgot-password', { email });
    await stage.drain();
    const { token } = await newestLink(stage, email);
    await phone.post('/api/auth/reset-password', { token, password: 'violet anchors hum' });
    expect(await eventsOf(phone)).toEqual([
      ['password_set', ''],
      ['new_device', 'Firefox on a phone'],
    ]);
  });

  it('is an endpoint that sends elsewhere, sends again, or signs with another secret', async () => {
    const { person, email } = await aUser(stage);
    const { id } = (await person.post<{ id: string }>('/api/webhook-endpoints', ENDPOINT)).body;
    const path = `/api/webhook-endpoints/${id}`;
    const change = (fields: Partial<typeof ENDPOINT>) => person.call('PUT', path, { ...ENDPOINT, ...fields });
    const url = 'https://elsewhere.example/hooks';
    await change({ url });
    await change({ url, enabled: false });
    await change({ url, description: 'Off' });
    await change({ url, description: 'Still on' });
    await person.post(`${path}/secret`);
    expect(await eventsOf(person)).toEqual([
      ['endpoint_secret_made', url],
      ['endpoint_changed', url],
      ['endpoint_changed', url],
      ['endpoint_made', ENDPOINT.url],
    ]);
    expect((await subjectsTo(email)).slice(2)).toEqual([
      ACCOUNT_EVENTS.endpoint_changed,
      ACCOUNT_EVENTS.endpoint_changed,
      ACCOUNT_EVENTS.endpoint_secret_made,
    ]);
  });

  it('is setting up payouts', async () => {
    const { person, email } = await aCreator(stage);
    await turnCodesOn(person);
    expect((await person.post('/api/creator/payouts/onboarding')).status).toBeLessThan(300);
    expect((await eventsOf(person))[0]).toEqual(['payouts_begun', '']);
    expect((await subjectsTo(email)).at(-1)).toBe(ACCOUNT_EVENTS.payouts_begun);
  });

  it('is a reset on a device that nobody knows; devices known before it are new ones afterwards', async () => {
    const { email } = await aUser(stage);
    const intruder = stage.person();
    const agent = (name: string) => ({ 'user-agent': name });
    await intruder.post('/api/auth/login', { email, password: PASSWORD }, agent('Intruder'));
    await stage.person().post('/api/auth/forgot-password', { email });
    await stage.drain();
    const { token } = await newestLink(stage, email);
    const password = 'violet anchors hum';
    const owner = stage.person();
    await owner.post('/api/auth/reset-password', { token, password }, agent('Owner'));
    await intruder.post('/api/auth/login', { email, password }, agent('Intruder'));
    await owner.post('/api/auth/login', { email, password }, agent('Owner'));
    expect(await eventsOf(owner)).toEqual([
      ['new_device', 'Intruder'],
      ['new_device', 'Owner'],
      ['password_set', ''],
      ['new_device', 'Intruder'],
    ]);
  });

  it('is not told to an address that nobody has proven, and of a wrong password there is nothing', async () => {
    const { person, email } = await aUser(stage, { verified: false });
    await stage.person().post('/api/auth/login', { email, password: 'not this one' });
    await stage.person().post('/api/auth/login', { email, password: PASSWORD });
    expect((await eventsOf(person)).map(([event]) => event)).toEqual(['new_device']);
    expect(await subjectsTo(email)).toEqual(['Confirm your email address']);
  });

  it('is nobody else’s to read, and goes with the account', async () => {
    const { person, id, email } = await aUser(stage);
    const { person: other } = await aUser(stage);
    await person.post('/api/auth/tokens', { name: 'Desk', scopes: ['read'] });
    expect(await eventsOf(other)).toEqual([]);
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    const left = await stage.database.rows(
      't-events-left',
      'select 1 from account_events where user_id = $1',
      [id],
    );
    expect(left).toEqual([]);
  });
});
