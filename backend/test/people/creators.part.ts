import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  BIO,
  CATEGORY_MESSAGE,
  DISPLAY_NAME,
  INSTAGRAM_USERNAME,
  PACKAGE_MESSAGES,
  PROBLEMS,
  PROFILE_IMAGE,
  USERNAME,
} from '@reelpact/domain';
import type { CreatorDto } from '../../src/modules/creators/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, aUser } from '../builders.js';
import type { Person } from '../person.js';
import { onboardingForm as form, profileForm as profile } from '../profile-forms.js';

type Refusal = { code: string; message: string; errors: Record<string, string> };

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const onboard = <T = CreatorDto>(person: Person, body: unknown) =>
  person.post<T>('/api/creator/onboard', body);
const change = <T = Refusal>(person: Person, id: string, body: unknown) =>
  person.call<T>('PUT', `/api/creator/profile/${id}`, body);

describe('the username check', () => {
  it.each([
    ['ab', USERNAME.messages.min],
    ['a'.repeat(21), USERNAME.messages.max],
    ['no spaces', USERNAME.messages.pattern],
    ['Dashboard', USERNAME.messages.reserved],
    ['free_Name-1', null],
  ])('answers %j with its reason', async (username, reason) => {
    const answer = await stage.person().get(`/api/check-username?username=${encodeURIComponent(username)}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ available: reason === null, reason });
  });

  it('finds a taken name in any case', async () => {
    const { username } = await aCreator(stage);
    for (const name of [username, username.toUpperCase()]) {
      const { body } = await stage.person().get(`/api/check-username?username=${name}`);
      expect(body).toMatchObject({ available: false, reason: USERNAME.messages.taken });
    }
  });

  it('offers free names in place of a taken one, and none otherwise', async () => {
    const suggested = async (name: string) => {
      const { body } = await stage.person().get(`/api/check-username?username=${name}`);
      return (body as unknown as { suggestions: string[] }).suggestions;
    };
    const stem = `n${randomUUID().replace(/-/g, '').slice(0, 8)}`;
    expect(await suggested(stem)).toEqual([]);
    const free = [`${stem}creates`, `${stem}ugc`, `${stem}films`, `${stem}studio`];
    for (const username of [stem, free[0]]) {
      const { person } = await aUser(stage);
      expect((await onboard(person, form({ username }))).status).toBe(201);
    }
    expect(await suggested(stem.toUpperCase())).toEqual(free.slice(1));
    expect(await suggested('ab')).toEqual([]);
    expect(await suggested('dashboard')).toHaveLength(3);
  });

  it('needs a name', async () => {
    expect((await stage.person().get('/api/check-username')).status).toBe(400);
  });
});

describe('onboarding', () => {
  it('makes a page and its main package of single fields', async () => {
    const { person } = await aUser(stage);
    const { status, body } = await onboard(person, form({ instagramUsername: '@nora.films' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...profile(), name: 'Nora Lind', instagramUsername: '@nora.films' });
    expect(body.packages).toMatchObject([
      {
        tier: 'main',
        name: 'UGC Package',
        price: 150,
        deliveryTime: '3-5 days',
        revisions: 1,
        includes: '• 3 photos\n• Editing',
        bookable: true,
      },
    ]);
    const user = await person.get('/api/auth/user');
    expect(user.body).toMatchObject({ creator: { id: body.id, username: 'Nora_Films-1' } });
  });

  it.each([
    [{ username: '' }, 'username', USERNAME.messages.min],
    [{ username: undefined }, 'username', USERNAME.messages.min],
    [{ username: 'a '.repeat(11) }, 'username', USERNAME.messages.max],
    [{ username: 'no spaces' }, 'username', USERNAME.messages.pattern],
    [{ username: 'LOGIN' }, 'username', USERNAME.messages.reserved],
    [{ displayName: ' N ' }, 'displayName', DISPLAY_NAME.messages.min],
    [{ displayName: undefined }, 'displayName', DISPLAY_NAME.messages.min],
    [{ bio: undefined }, 'bio', BIO.messages.min],
    [{ bio: 'Too short' }, 'bio', BIO.messages.min],
    [{ bio: 'b'.repeat(301) }, 'bio', BIO.messages.max],
    [{ category: undefined }, 'category', CATEGORY_MESSAGE],
    [{ category: '' }, 'category', CATEGORY_MESSAGE],
    [{ category: 'Cars' }, 'category', CATEGORY_MESSAGE],
    [{ packageName: ' ' }, 'packageName', PACKAGE_MESSAGES.name],
    [{ packageDescription: 'Too short' }, 'packageDescription', PACKAGE_MESSAGES.description],
    [{ packagePrice: '' }, 'packagePrice', PACKAGE_MESSAGES.price],
    [{ packagePrice: 'much' }, 'packagePrice', PACKAGE_MESSAGES.priceRange],
    [{ packagePrice: 200_000 }, 'packagePrice', PACKAGE_MESSAGES.priceRange],
    [{ packagePrice: '100000.01' }, 'packagePrice', PACKAGE_MESSAGES.priceRange],
    [{ packagePrice: 999_999_999 }, 'packagePrice', PACKAGE_MESSAGES.priceRange],
    [{ packagePrice: { cents: 1 } }, 'packagePrice', PACKAGE_MESSAGES.priceRange],
    [{ packageDeliveryTime: '' }, 'packageDeliveryTime', PACKAGE_MESSAGES.deliveryTime],
    [{ packageIncludes: 'Photos' }, 'packageIncludes', PACKAGE_MESSAGES.includes],
    [{ packageRevisions: '' }, 'packageRevisions', PACKAGE_MESSAGES.revisions],
    [{ packageRevisions: 'often' }, 'packageRevisions', PACKAGE_MESSAGES.revisions],
  ])('refuses %p in the words of the specification', async (fields, name, message) => {
    const { person } = await aUser(stage);
    const answer = await onboard<Refusal>(person, form({ username: 'refused', ...fields }));
    expect([answer.status, answer.body.message, answer.body.errors]).toEqual([
      400,
      message,
      { [name]: message },
    ]);
    expect((await person.get('/api/auth/user')).body).toMatchObject({ creator: null });
  });

  it('names every field that is missing', async () => {
    const { person } = await aUser(stage);
    const answer = await onboard<Refusal>(person, profile({ username: 'missing' }));
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([
      400,
      [
        'packageDeliveryTime',
        'packageDescription',
        'packageIncludes',
        'packageName',
        'packagePrice',
        'packageRevisions',
      ],
    ]);
  });

  it('takes content blocks instead: enabled ones only, the first package as the main one', async () => {
    const { person } = await aUser(stage);
    const { status, body } = await onboard(person, {
      ...profile({ username: 'blocks' }),
      contentBlocks: [
        { id: '1', type: 'tip', title: 'Coffee', price: 5, enabled: true },
        { id: '2', type: 'package', title: 'Hidden', price: 50, enabled: false },
        { id: '3', type: 'package', title: 'Reel', price: '99.90', revisions: 'unlimited', enabled: true },
        { id: '4', type: 'package', title: 'Story', price: 40, enabled: true },
        { id: '5', type: 'addon', title: 'Rush', price: 25, enabled: true },
      ],
    });
    expect(status).toBe(201);
    expect(body.packages.map(({ tier, name, price, revisions }) => [tier, name, price, revisions])).toEqual([
      ['tip', 'Coffee', 5, 0],
      ['main', 'Reel', 99.9, 'unlimited'],
      ['package', 'Story', 40, 0],
      ['addon', 'Rush', 25, 0],
    ]);
  });

  it('happens once: the second time there is a profile', async () => {
    const { person } = await aCreator(stage);
    const answer = await onboard<Refusal>(person, form({ username: 'second' }));
    expect([answer.status, answer.body.code]).toEqual([409, 'PROFILE_EXISTS']);
    expect((await stage.person().get('/api/creator/profile/second')).status).toBe(404);
  });

  it('refuses a username that somebody has in another case', async () => {
    const { username } = await aCreator(stage);
    const { person } = await aUser(stage);
    const answer = await onboard<Refusal>(person, form({ username: username.toUpperCase() }));
    expect([answer.status, answer.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    expect((await person.get('/api/auth/user')).body).toMatchObject({ creator: null });
  });

  it('lets one of twenty win that take the same username at once', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => aUser(stage)));
    const answers = await Promise.all(
      users.map(({ person }, index) =>
        onboard<Refusal>(person, form({ username: index % 2 ? 'wanted' : 'Wanted' })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const codes = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['USERNAME_TAKEN']));
  });

  it('is for people who signed in', async () => {
    expect((await onboard(stage.person(), form({ username: 'nobody' }))).status).toBe(401);
  });
});

describe('a public page', () => {
  it('is found by id and by username in any case, and tells nothing of the account', async () => {
    const { id, username, userId } = await aCreator(stage);
    const answers = await Promise.all(
      [id, username, username.toUpperCase()].map((key) =>
        stage.person().get<CreatorDto>(`/api/creator/profile/${key}`),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, id]));
    const told = JSON.stringify(answers[0]?.body);
    expect([told.includes(userId), told.includes('@example.test')]).toEqual([false, false]);
  });

  it.each(['nobody-here', '0190aaaa-0000-7000-8000-000000000000', "o'; drop table users --", 'a\u0001b'])(
    'is missing for %j',
    async (key) => {
      const answer = await stage.person().get<Refusal>(`/api/creator/profile/${encodeURIComponent(key)}`);
      expect([answer.status, answer.body.message]).toEqual([404, PROBLEMS.CREATOR_NOT_FOUND.message]);
    },
  );
});

describe('the profile', () => {
  it('is changed by its owner, and the old username is kept for them', async () => {
    const { person, id, username } = await aCreator(stage);
    const body = profile({
      username: 'Renamed',
      bio: 'New words\nin two lines.',
      bookingFlow: 'approve_first',
    });
    const answer = await change<CreatorDto>(person, id, body);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(body)]);
    expect((await stage.person().get('/api/creator/profile/renamed')).body).toMatchObject({ id });
    expect((await stage.person().get(`/api/check-username?username=${username}`)).body).toMatchObject({
      available: false,
    });
  });

  it.each([
    [{ username: 'ab' }, 'username', USERNAME.messages.min],
    [{ username: 'api' }, 'username', USERNAME.messages.reserved],
    [{ displayName: 'N' }, 'displayName', DISPLAY_NAME.messages.min],
    [{ displayName: 'n'.repeat(81) }, 'displayName', DISPLAY_NAME.messages.max],
    [{ bio: '         .' }, 'bio', BIO.messages.min],
    [{ bio: 'b'.repeat(301) }, 'bio', BIO.messages.max],
    [{ category: 'Cars' }, 'category', CATEGORY_MESSAGE],
    [{ instagramUsername: 'a b' }, 'instagramUsername', INSTAGRAM_USERNAME.message],
    [{ profileImageUrl: 'data:text/plain;base64,aGk=' }, 'profileImageUrl', PROFILE_IMAGE.messages.type],
    [{ isAdmin: true }, 'isAdmin', 'Unknown field.'],
  ])('refuses %j', async (fields, name, message) => {
    const { person, id } = await aCreator(stage);
    const answer = await change(person, id, profile({ username: 'unchanged', ...fields }));
    expect([answer.status, answer.body.errors]).toEqual([400, { [name]: message }]);
  });

  it('keeps a bio and a category that are not sent', async () => {
    const { person, id } = await aCreator(stage);
    const before = profile({ username: 'keepsthem', bio: 'Words that stay.' });
    expect((await change(person, id, before)).status).toBe(200);
    for (const gone of [
      { bio: undefined, category: undefined },
      { bio: null, category: null },
    ]) {
      const body = { ...before, ...gone, displayName: 'Another Name' };
      const answer = await change<CreatorDto>(person, id, body);
      expect([answer.status, answer.body]).toEqual([
        200,
        expect.objectContaining({ ...before, displayName: 'Another Name' }),
      ]);
    }
  });

  it('accepts the limits themselves', async () => {
    const { person, id } = await aCreator(stage);
    const least = profile({ username: 'abc', displayName: 'Al', bio: 'b'.repeat(10) });
    const most = profile({ username: 'a'.repeat(20), displayName: 'd'.repeat(80), bio: 'b'.repeat(300) });
    for (const body of [least, most]) expect((await change(person, id, body)).status).toBe(200);
  });

  it('keeps a username that another creator has, and nobody else’s page can be changed', async () => {
    const mine = await aCreator(stage);
    const other = await aCreator(stage);
    const taken = await change(mine.person, mine.id, profile({ username: other.username.toUpperCase() }));
    expect([taken.status, taken.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    expect((await change(mine.person, other.id, profile({ username: 'stolen' }))).status).toBe(403);
    const { person: plain } = await aUser(stage);
    expect((await change(plain, other.id, profile({ username: 'stolen' }))).status).toBe(403);
    expect((await change(stage.person(), other.id, profile({ username: 'stolen' }))).status).toBe(401);
    expect((await stage.person().get(`/api/creator/profile/${other.id}`)).body).toMatchObject({
      username: other.username,
    });
  });
});
