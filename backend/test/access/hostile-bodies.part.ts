import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ValidationPipe } from '@nestjs/common';
import { MAX_FIELD_ERRORS, REQUEST_SHAPE } from '@reelpact/domain';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, aUser } from '../builders.js';
import { send } from '../fuzz/wire.js';
import type { Person } from '../person.js';

let stage: TestApp;
let validated: jest.SpiedFunction<ValidationPipe['transform']>;
/** Nothing large is read of strangers. */
let cookie: string;
beforeAll(async () => {
  stage = await sharedTestApp();
  cookie = (await aUser(stage)).person.cookieHeader;
});
beforeEach(() => {
  validated = jest.spyOn(ValidationPipe.prototype, 'transform');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const JSON_TYPE = 'application/json';
const post = (path: string, body: string, type = JSON_TYPE) =>
  send(stage.url, { method: 'POST', path, headers: { 'content-type': type, cookie }, body });
const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join(',');

/** Calls that anyone may make. */
const OPEN = ['/api/auth/login', '/api/auth/register', '/api/package-bookings', '/api/guest/sessions'];

describe('a body that would be dear to validate', () => {
  it.each([
    ['60,000 unknown keys', `{${many(60_000, (index) => `"k${index}":1`)}}`],
    ['a list of 400,000 numbers', `[${many(400_000, () => '1')}]`],
    ['a field with 200,000 things', `{"email":[${many(200_000, () => '{}')}]}`],
    [
      'things in things in things',
      `{"email":${many(1, () => '{"a":'.repeat(10_000))}1${'}'.repeat(10_000)}}`,
    ],
    ['a key of half a megabyte', `{"${'k'.repeat(500_000)}":1}`],
    ['a million brackets', '['.repeat(1_000_000)],
  ])('is refused before it is validated: %s', async (_, body) => {
    for (const path of OPEN) {
      const answer = await post(path, body);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.text.length).toBeLessThan(300);
    }
    expect(validated).not.toHaveBeenCalled();
  });

  it('is refused as a form too', async () => {
    const forms = [
      many(60_000, (index) => `k${index}=1`).replaceAll(',', '&'),
      many(60_000, () => 'email=1').replaceAll(',', '&'),
    ];
    for (const form of forms) {
      const { status, text } = await post(OPEN[0] ?? '', form, 'application/x-www-form-urlencoded');
      expect([status, text.length < 300]).toEqual([415, true]);
    }
    expect(validated).not.toHaveBeenCalled();
  });

  it('is refused when a list stands where one thing should be', async () => {
    const { status, text } = await post(OPEN[0] ?? '', '[]');
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { statusCode: 400, code: 'VALIDATION_FAILED', message: REQUEST_SHAPE.messages.root },
    ]);
    expect(validated).not.toHaveBeenCalled();
  });

  it('is no way to make anyone’s prototype', async () => {
    for (const body of [
      '{"__proto__":{"email":"a@example.test"}}',
      '{"constructor":{"prototype":{"a":1}}}',
    ]) {
      expect((await post(OPEN[0] ?? '', body)).status).toBe(400);
    }
    expect(validated).not.toHaveBeenCalled();
  });

  it('of a webhook costs nothing but its reading: the signature is looked at first', async () => {
    const { status, text } = await post(
      '/api/webhooks/payments',
      `{${many(60_000, (index) => `"k${index}":1`)}}`,
    );
    expect([status, text.length < 300]).toEqual([400, true]);
    expect(validated).not.toHaveBeenCalled();
  });
});

describe('a text that would be dear to read', () => {
  it('is refused by its length before its characters are counted', async () => {
    const counted = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    const body = (emoji: string) => JSON.stringify({ packageEmoji: emoji });
    const errorsOf = async (emoji: string): Promise<Record<string, string>> => {
      const { text } = await post('/api/register-without-verification', body(emoji));
      return (JSON.parse(text) as { errors: Record<string, string> }).errors;
    };
    expect(await errorsOf('👩‍👩‍👧‍👦'.repeat(30_000))).toHaveProperty('packageEmoji');
    expect(counted).not.toHaveBeenCalled();
    expect(await errorsOf('👩🏽‍❤️‍💋‍👨🏿👩🏽‍❤️‍💋‍👨🏿')).not.toHaveProperty('packageEmoji');
    expect(counted).toHaveBeenCalled();
  });
});

describe('a text that can’t be stored, or seen', () => {
  const ID = '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70';
  const view = { submissionId: ID, seconds: 1 };
  const refused = async (person: Person, path: string, body: object) => {
    const answer = await person.post<{ code: string; errors: object }>(path, body);
    return [answer.status, answer.body.code, Object.keys(answer.body.errors)];
  };

  it.each([
    ['key', `/api/conversations/${ID}/messages`, { body: 'Hello' }],
    [
      'key',
      `/api/creators/${ID}/questions`,
      { name: 'Ann', email: 'ann@example.org', body: 'Hello, Sophia' },
    ],
    ['uploadId', `/api/bookings/${ID}/review-room/views`, view],
    [
      'uploadId',
      `/api/bookings/${ID}/review-room/drafts`,
      { submissionId: ID, kind: 'praise', body: 'Hello' },
    ],
  ])('is refused as %s of %s before anyone looks for it', async (field, path, body) => {
    const { person } = await aUser(stage);
    const errors = [400, 'VALIDATION_FAILED', [field]];
    expect(await refused(person, path, { ...body, [field]: 'a\0b' })).toEqual(errors);
  });

  it('is refused deep inside, in lists, and in queries', async () => {
    const { person } = await aCreator(stage);
    const file = { fileName: 'a.jpg', fileSize: 1, fileType: 'image/jpeg', contentType: 'image' };
    const delivery = { files: [file, { ...file, replaces: 'a\0b' }] };
    const path = `/api/bookings/${ID}/submit-content`;
    expect(await refused(person, path, delivery)).toEqual([400, 'VALIDATION_FAILED', ['files.1.replaces']]);
    expect((await person.get('/api/brand/bookings?search=a%00b')).status).toBe(400);
  });

  it.each(['Ann\u202eocseL', 'Ann\u200b', '\u3164'])('is refused as a name: %j', async (name) => {
    const { person, email } = await aUser(stage);
    const token = { name, scopes: ['read'] };
    const question = { name, email, body: 'Hello, Sophia' };
    expect([
      await refused(person, '/api/auth/tokens', token),
      await refused(person, `/api/creators/${ID}/questions`, question),
    ]).toEqual(Array(2).fill([400, 'VALIDATION_FAILED', ['name']]));
  });
});

describe('a query', () => {
  const get = (query: string) =>
    send(stage.url, { method: 'GET', path: `/api/check-username?${query}`, headers: {} });

  it('of too many parameters, or too long, is refused before it is validated', async () => {
    const flood = many(REQUEST_SHAPE.maxQueryParameters + 1, (index) => `k${index}=`).replaceAll(',', '&');
    expect((await get(flood)).status).toBe(400);
    expect((await get('username=a&'.repeat(REQUEST_SHAPE.maxQueryParameters + 1))).status).toBe(400);
    expect((await get(`username=${'a'.repeat(REQUEST_SHAPE.maxQueryLength)}`)).status).toBe(414);
    expect(validated).not.toHaveBeenCalled();
    expect((await get('username=free')).status).toBe(200);
  });
});

describe('an answer', () => {
  it('names some of the wrong fields, and not all that can be sent', async () => {
    const body = `{${many(REQUEST_SHAPE.maxKeysPerObject, (index) => `"k${index}":1`)}}`;
    const { status, text } = await post('/api/auth/login', body);
    const { errors } = JSON.parse(text) as { errors: object };
    expect([status, Object.keys(errors).length]).toEqual([400, MAX_FIELD_ERRORS]);
  });
});
