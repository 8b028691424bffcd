import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  BOOKING_MESSAGES,
  PASSWORD,
  PROBLEMS,
  SECOND_FACTOR,
  SIGN_IN_MESSAGES,
  TIP_MESSAGES,
} from '@reelpact/domain';
import type { TestApp } from '../app.js';
import { PASSWORD as TEST_PASSWORD, aBooking, aCreator, aUser } from '../builders.js';
import { turnCodesOn } from '../factors.js';
import type { Product } from '../faults/product.js';
import { aTippedCreator } from '../tips.js';
import { PUBLIC_URL, pageServers } from './servers.js';

let stage: TestApp;
/** Serves pages, which a server in the tests' own process can't. */
let product: Product;
beforeAll(async () => {
  ({ stage, near: product } = await pageServers());
});

interface Drawn {
  route: string;
  params: object;
  search: string;
  site: { supportEmail: string };
  user: { email: string } | null;
  pack?: { id: string; bookable: boolean };
  booking?: { id: string; amount: string };
  isMissing?: boolean;
}

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${product.url}${path}`, { headers, redirect: 'manual' });
/** What the document was drawn of. */
const drawnAt = async (path: string, headers?: Record<string, string>): Promise<Drawn> =>
  JSON.parse((await (await ask(path, headers)).text()).split('form{}')[1] ?? '') as Drawn;

describe('the screens where strangers arrive', () => {
  it.each(['/login', '/auth', '/second-step', '/reset-password'])('are documents: %s', async (path) => {
    const answer = await ask(`${path}?next=%2Faccount`);
    expect(answer.status).toBe(200);
    expect(await drawnAt(`${path}?next=%2Faccount`)).toMatchObject({
      route: path,
      params: {},
      search: '?next=%2Faccount',
      site: { supportEmail: expect.any(String) },
      user: null,
    });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'sha256-");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    // What somebody is sent to by a mail or a step before is nothing to be found.
    const isFound = ['/login', '/auth'].includes(path);
    expect(answer.headers.get('x-robots-tag')).toBe(isFound ? null : 'noindex');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('know the package, and who is signed in', async () => {
    const creator = await aCreator(stage);
    const path = `/package/${creator.packageId}/booking`;
    expect(await drawnAt(`${path}?source=Instagram`)).toMatchObject({
      route: '/package/:packageId/booking',
      params: { packageId: creator.packageId },
      search: '?source=Instagram',
      user: null,
      pack: { id: creator.packageId, bookable: true },
    });
    const { email } = (await creator.person.get<{ email: string }>('/api/auth/user')).body;
    expect(await drawnAt(path, { cookie: creator.person.cookieHeader })).toMatchObject({ user: { email } });
  });

  it('say that a package is not there, as a page', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing', '%2e%2e%2fauth%2fuser']) {
      const answer = await ask(`/package/${id}/booking`);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining('Package Not Found'),
      ]);
    }
  });

  it.each(['checkout', 'escrow-checkout'])(
    'know what is paid for at the %s, for its brand alone',
    async (door) => {
      const creator = await aCreator(stage);
      const { brand, booking } = await aBooking(stage, creator);
      const { id } = booking;
      const path = `/${door}/${id}`;
      const route = `/${door}/:bookingId`;
      const headers = { cookie: brand.cookieHeader };
      const answer = await ask(path, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect(await drawnAt(path, headers)).toMatchObject({
        route,
        params: { bookingId: id },
        booking: { id, amount: '150.00' },
      });
      for (const [address, cookie] of [
        [path, ''],
        [path, creator.person.cookieHeader],
        [`/${door}/${randomUUID()}`, brand.cookieHeader],
        [`/${door}/nothing`, brand.cookieHeader],
        [`/${door}/%2e%2e%2fauth%2fuser`, brand.cookieHeader],
      ] as const) {
        const refused = await ask(address, { cookie });
        const drawn = JSON.parse((await refused.text()).split('form{}')[1] ?? '') as Drawn;
        expect([refused.status, drawn.isMissing, drawn.booking]).toEqual([404, true, undefined]);
      }
    },
  );

  it('lead on who is signed in, but never to another site', async () => {
    const { person } = await aCreator(stage);
    const leadsTo = async (path: string) => {
      const answer = await ask(path, { cookie: person.cookieHeader });
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
    };
    const home = [303, '/creator/dashboard', 'private, no-cache'];
    expect(await leadsTo('/login')).toEqual(home);
    expect(await leadsTo('/auth?next=https://elsewhere.test/')).toEqual(home);
    expect(await leadsTo('/login?next=//elsewhere.test')).toEqual(home);
    expect(await leadsTo('/login?next=%2Faccount%3Fa%3D1')).toEqual([
      303,
      '/account?a=1',
      'private, no-cache',
    ]);
  });

  it('take a session that is over for none', async () => {
    const { person } = await aCreator(stage);
    const cookie = person.cookieHeader;
    await person.call('POST', '/api/auth/logout');
    expect((await drawnAt('/login', { cookie })).user).toBeNull();
  });
});

/** Sends a form as a browser does that runs no script. */
async function sendForm(
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${product.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: PUBLIC_URL,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  const text = await answer.text();
  const drawn = text.includes('form{}') ? (JSON.parse(text.split('form{}')[1] ?? '') as Redrawn) : null;
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cookie: cookies.join('; '),
    sent: drawn?.sent,
    text,
  };
}

interface Redrawn extends Drawn {
  sent?: {
    values: Record<string, string>;
    addonIds: string[];
    problems: Record<string, string>;
    failure: string | null;
    key: string | null;
  };
}

const newcomer = (email: string) => ({
  firstName: 'Ann',
  lastName: 'Miller',
  email,
  password: 'violet anchors hum at noon',
});

describe('without a script', () => {
  it('somebody signs up and signs in, and goes where they wanted to', async () => {
    const ann = newcomer('ann@no-script.test');
    const made = await sendForm('/auth?next=%2Faccount', ann);
    expect([made.status, made.location]).toEqual([303, '/account']);
    expect((await drawnAt('/second-step', { cookie: made.cookie })).user?.email).toBe(ann.email);
    const entered = await sendForm('/login', { email: ann.email, password: ann.password });
    expect([entered.status, entered.location]).toEqual([303, '/creator/onboarding']);
    expect((await drawnAt('/second-step', { cookie: entered.cookie })).user?.email).toBe(ann.email);
    const elsewhere = await sendForm('/login?next=https://elsewhere.test', {
      email: ann.email,
      password: ann.password,
    });
    expect(elsewhere.location).toBe('/creator/onboarding');
  });

  it('somebody tips a creator, up to the card, and loses nothing that was typed', async () => {
    const { username } = await aTippedCreator(stage);
    const path = `/tip/${username}`;
    const asked = await drawnAt(`${path}?amount=10`);
    expect(asked).toMatchObject({ route: '/tip/:subject', creator: { username, packages: [] } });
    const typed = { key: randomUUID(), amount: 'own', email: 'mia@no-script.test', name: 'Mia', message: '' };
    const refused = await sendForm(path, { ...typed, ownAmount: '1' });
    expect([refused.status, refused.sent?.problems, refused.sent?.values]).toEqual([
      400,
      { amount: TIP_MESSAGES.amount },
      { amount: 'own', ownAmount: '1', email: typed.email, name: 'Mia', message: '' },
    ]);
    const sent = { ...typed, ownAmount: '7.50' };
    const [first, second] = [await sendForm(path, sent), await sendForm(path, sent)];
    expect([first.status, second.location]).toEqual([303, first.location]);
    expect(await drawnAt(first.location ?? '')).toMatchObject({
      tip: { amount: '7.50', status: 'created', creator: { username } },
    });
    const off = await aCreator(stage);
    const none = await sendForm(`/tip/${off.username}`, { ...sent, key: randomUUID() });
    expect([none.status, none.sent?.failure]).toEqual([409, PROBLEMS.TIPS_OFF.message]);
    for (const unknown of ['/tip/nobody-has-this', `/tip/${randomUUID()}`])
      expect([(await ask(unknown)).status, (await drawnAt(unknown)).isMissing]).toEqual([404, true]);
  });

  it('somebody without their app signs in with a recovery code', async () => {
    const { person, email } = await aUser(stage);
    const [code = ''] = (await turnCodesOn(person)).recoveryCodes;
    const half = await sendForm('/login?next=%2Faccount', { email, password: TEST_PASSWORD });
    expect([half.status, half.location]).toEqual([303, '/second-step?next=%2Faccount']);
    const path = '/second-step?next=%2Faccount&with=recovery';
    const wrong = await sendForm(path, { recoveryCode: 'aaaaa-aaaaa' }, { cookie: half.cookie });
    expect([wrong.status, wrong.sent?.problems, wrong.sent?.values]).toEqual([
      400,
      { recoveryCode: SECOND_FACTOR.messages.recoveryCode },
      {},
    ]);
    const entered = await sendForm(path, { recoveryCode: code.toUpperCase() }, { cookie: half.cookie });
    expect([entered.status, entered.location]).toEqual([303, '/account']);
    expect((await drawnAt('/second-step', { cookie: entered.cookie })).user?.email).toBe(email);
  });

  it('what is refused is shown again with its reason, and never with the password', async () => {
    const wrong = await sendForm('/login', { email: 'ann@no-script.test', password: 'not the one' });
    expect([wrong.status, wrong.sent?.failure]).toEqual([401, SIGN_IN_MESSAGES.invalid]);
    expect(wrong.sent?.values).toEqual({ email: 'ann@no-script.test' });
    expect(wrong.text).not.toContain('not the one');
    const short = await sendForm('/auth', { ...newcomer('bea@no-script.test'), password: 'abc' });
    expect([short.status, short.sent?.problems, short.sent?.failure]).toEqual([
      400,
      { password: PASSWORD.hint },
      null,
    ]);
    expect(short.sent?.values).toMatchObject({ firstName: 'Ann', email: 'bea@no-script.test' });
  });

  it('a link for a new password is mailed, and its code asked for', async () => {
    const { status, sent } = await sendForm('/reset-password', { email: 'ann@no-script.test' });
    expect([status, sent?.values.askedFor]).toEqual([200, 'ann@no-script.test']);
    const wrong = { email: 'ann@no-script.test', code: '1234 5678', password: 'another long one' };
    const again = await sendForm('/reset-password', wrong);
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(again.sent?.values.askedFor).toBe('ann@no-script.test');
    expect(again.text).not.toContain('another long one');
  });

  it('a package is booked once, however often its form is sent', async () => {
    const creator = await aCreator(stage);
    const path = `/package/${creator.packageId}/booking?source=Instagram`;
    const first = (await drawnAt(path)) as Redrawn;
    const brief = {
      brandName: 'Northwind',
      contactEmail: 'ann@no-script.test',
      projectDescription: 'Two lines\r\nof text',
      scriptUrl: '',
      additionalNotes: '',
    };
    const empty = await sendForm(path, { ...brief, brandName: '', key: first.sent?.key ?? '' });
    expect([empty.status, Object.keys(empty.sent?.problems ?? {})]).toEqual([400, ['brandName']]);
    expect(empty.sent?.values).toMatchObject({ contactEmail: brief.contactEmail });
    const key = empty.sent?.key ?? '';
    expect(key).not.toBe(first.sent?.key);
    const booked = await sendForm(path, { ...brief, key });
    expect([booked.status, booked.location]).toEqual([303, expect.stringMatching(/^\/checkout\//)]);
    const id = booked.location?.split('/').at(-1);
    const found = await fetch(`${product.url}/api/bookings/${id}`, { headers: { cookie: booked.cookie } });
    expect(await found.json()).toMatchObject({
      brandName: 'Northwind',
      projectDescription: 'Two lines\nof text',
    });
    const again = await sendForm(path, { ...brief, key }, { cookie: booked.cookie });
    expect(again.location).toBe(booked.location);
    // Another browser learns no more than that a link can be mailed.
    const stranger = await sendForm(path, { ...brief, key });
    expect(stranger.location).toBe(`/open-booking/${id}`);
  });

  it('a deal that has changed since its form was drawn is shown again, and not booked', async () => {
    const creator = await aCreator(stage, { cancellationPercent: 20 });
    const path = `/package/${creator.packageId}/booking`;
    const brief = {
      brandName: 'Northwind',
      contactEmail: 'ann@no-script.test',
      projectDescription: 'A film about tea',
    };
    const stale = await sendForm(path, { ...brief, key: 'k3', shownFee: '0', shownProduct: 'false' });
    expect([stale.status, stale.sent?.failure]).toEqual([409, PROBLEMS.TERMS_CHANGED.message]);
    expect(stale.sent?.values).toMatchObject(brief);
    const shown = await sendForm(path, { ...brief, key: 'k4', shownFee: '20', shownProduct: 'false' });
    expect(shown.location).toMatch(/^\/checkout\//);
  });

  it('a request leads to what happens next', async () => {
    const creator = await aCreator(stage);
    const path = `/package/${creator.packageId}/booking`;
    const request = { clientName: '', clientEmail: 'ann@no-script.test', projectDetails: 'too short' };
    const wrong = await sendForm(path, { ...request, key: 'k1' });
    expect(wrong.sent?.problems).toEqual({
      clientName: BOOKING_MESSAGES.clientName,
      projectDetails: BOOKING_MESSAGES.projectDetails,
    });
    const right = { ...request, clientName: 'Ann', projectDetails: 'A film about tea' };
    expect((await sendForm(path, { ...right, key: 'k2' })).location).toMatch(/^\/request-submitted\//);
  });

  it.each([
    ['origin', { origin: 'https://elsewhere.test' }],
    ['origin that is hidden', { origin: 'null' }],
    ['browser', { 'sec-fetch-site': 'cross-site' }],
  ])('nothing is done for another site, by its %s', async (_name, headers) => {
    const answer = await sendForm('/auth', newcomer('mallory@no-script.test'), headers);
    expect([answer.status, answer.cookie]).toEqual([403, '']);
  });

  it('nothing is read but small forms', async () => {
    const huge = { email: 'a'.repeat(70_000), password: 'x' };
    expect((await sendForm('/login', huge)).status).toBe(413);
    const json = await sendForm('/login', {}, { 'content-type': 'application/json' });
    expect(json.status).toBeGreaterThanOrEqual(400);
    const multipart = await sendForm('/login', {}, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(multipart.status).toBe(415);
    expect((await sendForm('/api/auth/login', { email: 'a@b.test', password: 'x' })).status).toBe(415);
  });
});
