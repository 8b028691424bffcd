import { beforeAll, describe, expect, it } from '@jest/globals';
import { EMAIL, PACKAGE_MESSAGES, USERNAME } from '@reelpact/domain';
import type { CreatorDto } from '../../src/modules/creators/index.js';
import type { UserDto } from '../../src/modules/identity/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, aUser } from '../builders.js';
import { newestLink } from '../mailbox.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const wizard = (fields: Record<string, unknown> = {}) => ({
  email: 'nora@wizard.test',
  username: 'NoraFilms',
  packageName: 'Basic Package',
  packageDescription: 'Three photos',
  packagePrice: 25,
  packageDeliveryTime: '1 week',
  packageEmoji: '🎥',
  packageRevisions: 'unlimited',
  packageContentFormat: 'photos-videos',
  packageUsageRights: 'social-media',
  packageIncludes: '• 3 photos',
  ...fields,
});
const people = async (): Promise<number> => {
  const row = await stage.database.row<{ count: number }>(
    't-people',
    'select (select count(*) from users)::int + (select count(*) from creators)::int as count',
  );
  return row?.count ?? 0;
};

describe('the sign-up wizard', () => {
  it('makes account, page and package, signs in and mails a link', async () => {
    const person = stage.person();
    const { status, body } = await person.post<UserDto>('/api/register-without-verification', wizard());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'nora@wizard.test',
      emailVerified: false,
      creator: { username: 'norafilms', displayName: 'norafilms' },
    });
    expect((await person.get<UserDto>('/api/auth/user')).body.id).toBe(body.id);
    const page = await stage.person().get<CreatorDto>('/api/creator/profile/norafilms');
    expect(page.body).toMatchObject({ displayName: 'norafilms', bio: null, category: null });
    expect(page.body.packages).toMatchObject([
      {
        tier: 'main',
        name: 'Basic Package',
        description: 'Three photos',
        price: 25,
        deliveryTime: '1 week',
        emoji: '🎥',
        revisions: 'unlimited',
        contentFormat: 'photos_videos',
        usageRights: 'social_media',
        includes: '• 3 photos',
        bookable: true,
      },
    ]);
    const link = await newestLink(stage, 'nora@wizard.test');
    expect(link.body).toContain(`${stage.config.publicUrl}/verify-email?token=${link.token}`);
    // The address may be a stranger's: nothing typed by the one who registered it is said there.
    expect(link.body.toLowerCase()).not.toContain('norafilms');
  });

  it('refuses an email that has an account, in any case, and leaves nothing behind', async () => {
    const { email } = await aUser(stage);
    const before = await people();
    const answer = await stage
      .person()
      .post('/api/register-without-verification', wizard({ email: email.toUpperCase(), username: 'fresh1' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await people()).toBe(before);
  });

  it('refuses a username that is taken and makes no account either', async () => {
    const { username } = await aCreator(stage);
    const before = await people();
    const body = wizard({ email: 'new@wizard.test', username: username.toUpperCase() });
    expect(await stage.person().post('/api/register-without-verification', body)).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN' },
    });
    expect(await people()).toBe(before);
    // The address stayed free.
    const second = await stage
      .person()
      .post('/api/register-without-verification', { ...body, username: 'fresh2' });
    expect(second.status).toBe(201);
  });

  it('lets one of two win that take the same username at once', async () => {
    const answers = await Promise.all(
      ['one@wizard.test', 'two@wizard.test'].map((email) =>
        stage.person().post('/api/register-without-verification', wizard({ email, username: 'contested' })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ email: 'nora@' }, 'email', EMAIL.message],
    [{ username: 'ab' }, 'username', USERNAME.messages.min],
    [{ username: 'dashboard' }, 'username', USERNAME.messages.reserved],
    [{ packageName: ' ' }, 'packageName', PACKAGE_MESSAGES.name],
    [{ packageDescription: '' }, 'packageDescription', PACKAGE_MESSAGES.descriptionGiven],
    [{ packagePrice: 24.99 }, 'packagePrice', PACKAGE_MESSAGES.wizardPrice],
    [{ packagePrice: '' }, 'packagePrice', PACKAGE_MESSAGES.price],
    [{ packagePrice: 'much' }, 'packagePrice', PACKAGE_MESSAGES.priceRange],
    [{ packagePrice: 1e9 }, 'packagePrice', PACKAGE_MESSAGES.priceRange],
    [{ packageRevisions: 'often' }, 'packageRevisions', PACKAGE_MESSAGES.revisions],
    [{ isAdmin: true }, 'isAdmin', 'Unknown field.'],
  ])('refuses %j', async (fields, name, message) => {
    const body = wizard({ email: 'refused@wizard.test', username: 'refused', ...fields });
    const answer = await stage
      .person()
      .post<{ errors: Record<string, string> }>('/api/register-without-verification', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ [name]: message });
  });

  it('takes a decimal string for a price and fills in the wizard’s own terms', async () => {
    const { body } = await stage.person().post<UserDto>('/api/register-without-verification', {
      email: 'few@wizard.test',
      username: 'fewfields',
      packageName: 'Basic',
      packageDescription: 'A reel',
      packagePrice: '49.50',
    });
    const page = await stage.person().get<CreatorDto>(`/api/creator/profile/${body.creator?.id ?? ''}`);
    expect(page.body.packages).toMatchObject([
      { price: 49.5, deliveryTime: '3-5 days', revisions: 1, contentFormat: 'photos', includes: '' },
    ]);
  });

  it('gives no password to sign in with', async () => {
    for (const password of ['', 'null', 'norafilms']) {
      const answer = await stage.person().post('/api/auth/login', { email: 'nora@wizard.test', password });
      expect([400, 401]).toContain(answer.status);
    }
  });
});
