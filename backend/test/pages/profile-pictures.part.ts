import { beforeAll, describe, expect, it } from '@jest/globals';
import { PICTURE, PROBLEMS, PROFILE_IMAGE } from '@reelpact/domain';
import sharp from 'sharp';
import type { CreatorDto } from '../../src/modules/creators/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aCreator, aUser } from '../builders.js';
import { jpegThatClaims } from '../large-jpeg.js';
import type { Person } from '../person.js';
import { onboardingForm, profileForm } from '../profile-forms.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const change = <T = { message: string }>(person: Person, id: string, body: unknown) =>
  person.call<T>('PUT', `/api/creator/profile/${id}`, body);

describe('a profile picture', () => {
  const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
  const picture = (width: number) =>
    sharp({ create: { width, height: 700, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Copyright: 'Nora Lind, Oslo' } })
      .png()
      .toBuffer();

  it('is stored small, as WebP, without metadata, and stays when the profile is sent with its address', async () => {
    const { person, id } = await aCreator(stage);
    const source = await picture(1000);
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const body = profileForm({ username: 'pictured', profileImageUrl: dataUrl(source) });
    const { profileImageUrl } = (await change<CreatorDto>(person, id, body)).body;
    expect(profileImageUrl).toMatch(/^\/api\/media\/profiles\/[\w-]+\.webp$/);
    const served = await fetch(stage.url + (profileImageUrl ?? ''));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { format, width, height, exif } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      exif: undefined,
    });

    const kept = await change<CreatorDto>(person, id, profileForm({ username: 'pictured', profileImageUrl }));
    expect(kept.body).toMatchObject({ profileImageUrl, profilePicture: profileImageUrl });
  });

  it('is refused when it only says that it is an image, by change and by onboarding', async () => {
    const { person, id } = await aCreator(stage);
    const fields = { username: 'textual', profileImageUrl: dataUrl(Buffer.from('just words')) };
    const changed = await change(person, id, profileForm(fields));
    const { person: newcomer } = await aUser(stage);
    const onboarded = await newcomer.post<{ message: string }>(
      '/api/creator/onboard',
      onboardingForm(fields),
    );
    for (const { status, body } of [changed, onboarded])
      expect([status, body.message]).toEqual([400, PROFILE_IMAGE.messages.type]);
  });

  it('is what its bytes say, whatever type is declared', async () => {
    const { person, id } = await aCreator(stage);
    const send = (bytes: Buffer, type: string) =>
      change(person, id, profileForm({ username: 'declared', profileImageUrl: dataUrl(bytes, type) }));
    // A circle of filters that holds a renderer for seconds: it must reach none.
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999"/>');
    for (const type of ['image/svg+xml', 'image/png']) {
      const { status, body } = await send(drawing, type);
      expect([status, body.message]).toEqual([400, PROFILE_IMAGE.messages.type]);
    }
    expect((await send(await picture(20), 'image/svg+xml')).status).toBe(200);
    const broken = profileForm({
      username: 'declared',
      profileImageUrl: 'data:image/png;base64,iVBO*Rw0KGgo=',
    });
    expect((await change(person, id, broken)).status).toBe(400);
  });

  it('has at most as many pixels as can be decoded at once', async () => {
    const { person, id } = await aCreator(stage);
    const large = await jpegThatClaims(16_384, 12_400);
    const { status, body } = await change(
      person,
      id,
      profileForm({ username: 'large', profileImageUrl: dataUrl(large) }),
    );
    expect([status, body.message]).toEqual([400, PICTURE.messages.large]);
  });

  it.each([
    [1, 400, PROFILE_IMAGE.messages.size],
    // Here the whole body is beyond what the server reads.
    [2 * 1024 * 1024, 413, PROBLEMS.PAYLOAD_TOO_LARGE.message],
  ])('is refused with %j bytes more than 5 MB', async (extra, status, message) => {
    const { person, id } = await aCreator(stage);
    const bytes = Buffer.alloc(PROFILE_IMAGE.maxBytes + extra, await picture(10));
    const answer = await change(
      person,
      id,
      profileForm({ username: 'large', profileImageUrl: dataUrl(bytes) }),
    );
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });
});
