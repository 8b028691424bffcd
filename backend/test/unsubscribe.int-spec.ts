import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOTIFICATIONS, NOTIFICATION_REASONS, REASON_META, canSilence } from '@reelpact/domain';
import type {
  NotificationSettingsDto,
  SubscriptionDto,
} from '../src/modules/notifications/http/notification-settings.dto.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aBooking, aCreator, aUser } from './builders.js';
import { type SmtpStandIn, startSmtp } from './smtp-stand-in.js';

let smtp: SmtpStandIn;
let stage: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  stage = await startTestApp({ SMTP_URL: smtp.url, DEMO_MODE: 'false' });
});
afterAll(async () => {
  await stage.stop();
  await smtp.stop();
});

const SETTINGS = '/api/notification-settings';
const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
/** How many emails an address was sent that can be unsubscribed from. */
const silenceable = async (email: string): Promise<number> =>
  (
    await stage.database.rows(
      't-silenceable',
      'select 1 from mails where recipient = $1 and unsubscribe is not null',
      [email],
    )
  ).length;

/** A request that the creator turns down: the brand is told so, and may not want to be. */
async function decline(creator: TestCreator, clientEmail: string): Promise<void> {
  const { booking } = await aBooking(stage, creator, 'approve_first', { clientEmail });
  await creator.person.post(`/api/creator/bookings/${booking.id}/reject`, { reason: 'No time' });
}

async function linkTo(email: string, reason: string): Promise<string> {
  const rows = await stage.database.rows<{ link: string }>(
    't-links',
    'select unsubscribe as link from mails where recipient = $1 and unsubscribe is not null order by created_at desc',
    [email],
  );
  const token = rows
    .map(({ link }) => link.split('/').at(-1) ?? '')
    .find((one) =>
      Buffer.from(one.split('.')[0] ?? '', 'base64url')
        .toString()
        .startsWith(`${reason}:`),
    );
  if (token === undefined) throw new Error(`no ${reason} email to ${email}`);
  return `/api/unsubscribe/${token}`;
}

/** What a mail program sends: a form, and none of the headers of a browser. */
const oneClick = (path: string, body = ONE_CLICK, type = FORM): Promise<Response> =>
  fetch(`${stage.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });

describe('an email that nobody has to get', () => {
  it('says so in its head, as RFC 8058 has it, and at its foot', async () => {
    const creator = await aCreator(stage);
    await decline(creator, 'head@away.test');
    await stage.drain();
    const raw = smtp.received.find(
      (one) => one.includes('To: head@away.test') && one.includes('Subject: Your request was declined'),
    );
    const head = (raw ?? '').split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
    const link = /^List-Unsubscribe: <(\S+)>$/im.exec(head)?.[1];
    expect(link).toBe(`${stage.config.publicUrl}${await linkTo('head@away.test', 'decision')}`);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    // The creator has to answer: that email has no way out.
    const toCreator = smtp.received.find(
      (one) => one.includes(`To: ${creator.email}`) && one.includes('wants'),
    );
    expect(toCreator).not.toMatch(/List-Unsubscribe/i);
  });

  it('ends with one click of a mail program, for a guest’s address too, and comes again when it is wanted', async () => {
    const creator = await aCreator(stage);
    await decline(creator, 'click@away.test');
    const before = await silenceable('click@away.test');
    const path = await linkTo('click@away.test', 'decision');
    const answer = await oneClick(path);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { email: 'click@away.test', reason: 'decision', subscribed: false },
    ]);
    expect((await oneClick(path)).status).toBe(200);
    await decline(creator, 'click@away.test');
    // The receipt is of another reason and still comes.
    expect(await silenceable('click@away.test')).toBe(before + 1);
    const person = stage.person();
    expect((await person.post<SubscriptionDto>(`${path}/undo`)).body.subscribed).toBe(true);
    await decline(creator, 'click@away.test');
    expect(await silenceable('click@away.test')).toBe(before + 3);
  });

  it('takes the click in the other kind of form too, and from its page as JSON, and nothing else', async () => {
    const creator = await aCreator(stage);
    await decline(creator, 'forms@away.test');
    const path = await linkTo('forms@away.test', 'decision');
    const part = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    expect((await oneClick(path, part, 'multipart/form-data; boundary=x')).status).toBe(200);
    expect(
      (await oneClick(path, JSON.stringify({ 'List-Unsubscribe': 'One-Click' }), 'application/json')).status,
    ).toBe(200);
    expect((await oneClick(path, 'something=else')).status).toBe(400);
    expect((await oneClick(path, '')).status).toBe(400);
    expect((await oneClick(path, `${ONE_CLICK}&a=${'b'.repeat(5000)}`)).status).toBe(413);
    // Forms are taken here alone.
    expect((await oneClick('/api/auth/login', 'email=a&password=b')).status).toBe(415);
  });

  it('is not ended by looking: programs open links', async () => {
    const creator = await aCreator(stage);
    await decline(creator, 'look@away.test');
    const path = await linkTo('look@away.test', 'decision');
    for (const method of ['GET', 'HEAD']) await fetch(`${stage.url}${path}`, { method });
    const seen = await fetch(`${stage.url}${path}`);
    expect(await seen.json()).toMatchObject({ subscribed: true });
  });

  it('opens its page for a browser, and answers that page', async () => {
    const creator = await aCreator(stage);
    await decline(creator, 'page@away.test');
    const path = await linkTo('page@away.test', 'decision');
    const get = async (headers: Record<string, string>): Promise<[number, string | null]> => {
      // Unlike `fetch`, this sends a browser's headers as they are.
      const [answer] = (await once(request(`${stage.url}${path}`, { headers }).end(), 'response')) as [
        IncomingMessage,
      ];
      answer.resume();
      return [answer.statusCode ?? 0, answer.headers.location ?? null];
    };
    const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const fetched = { accept: 'application/json, text/html, text/plain, */*' };
    const toPage = [302, `${stage.config.publicUrl}${path.replace('/api', '')}`];
    expect(await get({ ...opened, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toEqual(
      toPage,
    );
    expect(await get({ ...fetched, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).toEqual([
      200,
      null,
    ]);
    // Without https, browsers don't say what they fetch for.
    expect(await get(opened)).toEqual(toPage);
    expect(await get(fetched)).toEqual([200, null]);
  });

  it('is ended by its own link alone', async () => {
    const creator = await aCreator(stage);
    await decline(creator, 'own@away.test');
    const path = await linkTo('own@away.test', 'decision');
    const [, signature = ''] = path.split('.');
    const forged = Buffer.from('decision:other@away.test').toString('base64url');
    const act = Buffer.from('act:own@away.test').toString('base64url');
    for (const bad of [
      `${path}x`,
      `/api/unsubscribe/${forged}.${signature}`,
      `/api/unsubscribe/${act}.${signature}`,
      '/api/unsubscribe/x',
    ]) {
      expect((await oneClick(bad)).status).toBe(422);
    }
  });
});

describe('the settings', () => {
  it('begin with the usual, and keep what is chosen for each reason', async () => {
    const { person } = await aUser(stage);
    const { body } = await person.get<NotificationSettingsDto>(SETTINGS);
    expect(body.choices).toEqual(
      NOTIFICATION_REASONS.map((reason) => ({ reason, ...REASON_META[reason].usual })),
    );
    const chosen = { reason: 'system', email: false, push: true } as const;
    const changed = await person.call<NotificationSettingsDto>('PUT', SETTINGS, { choices: [chosen] });
    expect(changed.body.choices.find(({ reason }) => reason === 'system')).toEqual(chosen);
    expect((await person.get<NotificationSettingsDto>(SETTINGS)).body).toEqual(changed.body);
  });

  it('don’t let anyone switch off what needs them or is about money', async () => {
    const { person } = await aUser(stage);
    for (const reason of NOTIFICATION_REASONS.filter((one) => !canSilence(one))) {
      const choices = [
        { reason: 'system', email: false, push: false },
        { reason, email: false, push: false },
      ];
      const { status, body } = await person.call('PUT', SETTINGS, { choices });
      expect([status, body['message']]).toEqual([400, NOTIFICATIONS.messages.always]);
    }
    // Nothing of a refused change is kept.
    const { body } = await person.get<NotificationSettingsDto>(SETTINGS);
    expect(body.choices.every(({ email }) => email)).toBe(true);
    const pushOff = await person.call('PUT', SETTINGS, {
      choices: [{ reason: 'act', email: true, push: false }],
    });
    expect(pushOff.status).toBe(200);
  });

  it('count for what is booked with a proven address, and show what was chosen by a link', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage);
    await decline(creator, email);
    const path = await linkTo(email, 'decision');
    await oneClick(path);
    const shown = async (): Promise<boolean | undefined> =>
      (await person.get<NotificationSettingsDto>(SETTINGS)).body.choices.find(
        ({ reason }) => reason === 'decision',
      )?.email;
    expect(await shown()).toBe(false);
    await person.call('PUT', SETTINGS, { choices: [{ reason: 'decision', email: true, push: false }] });
    expect(await shown()).toBe(true);
    await person.call('PUT', SETTINGS, { choices: [{ reason: 'decision', email: false, push: false }] });
    const before = await silenceable(email);
    await decline(creator, email);
    expect(await silenceable(email)).toBe(before + 1);
    // Whoever comes back by the link comes back.
    await stage.person().post(`${path}/undo`);
    expect(await shown()).toBe(true);
  });

  it('of an account that has not proven its address say nothing about the address', async () => {
    const creator = await aCreator(stage);
    const { person, email } = await aUser(stage, { verified: false });
    await decline(creator, email);
    const path = await linkTo(email, 'decision');
    await oneClick(path);
    await person.call('PUT', SETTINGS, { choices: [{ reason: 'decision', email: true, push: false }] });
    const answer = await fetch(`${stage.url}${path}`);
    expect(await answer.json()).toMatchObject({ subscribed: false });
  });
});
