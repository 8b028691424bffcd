import { beforeAll, describe, expect, it } from '@jest/globals';
import { SIGN_UP_PATH } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { SubmissionDto } from '../../src/modules/bookings/http/submission.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { deliver, inReview } from '../scenes.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('a brand’s own calls', () => {
  it('list the versions newest first, each with its status and files', async () => {
    const { creator, brand, booking, driver } = await inReview(stage);
    await deliver(driver);
    const { body } = await brand.get<SubmissionDto[]>(`/api/bookings/${booking.id}/submissions`);
    expect(body.map(({ version, status }) => [version, status])).toEqual([
      [2, 'in_review'],
      [1, 'superseded'],
    ]);
    expect(body[0]?.files).toMatchObject([{ filename: 'a.jpg', original: false }]);
    const own = await creator.person.get<SubmissionDto[]>(`/api/bookings/${booking.id}/submissions`);
    expect(own.body[0]?.files).toMatchObject([{ original: true }]);
    expect((await stage.person().get(`/api/bookings/${booking.id}/submissions`)).status).toBe(404);
  });

  it('ask for changes with words, and not without', async () => {
    const { brand, booking } = await inReview(stage);
    const ask = (feedback?: string) =>
      brand.post<BookingDto & { errors?: object }>(`/api/brand/bookings/${booking.id}/request-revisions`, {
        feedback,
      });
    const silent = await ask('  ');
    expect(silent).toMatchObject({ status: 400, body: { errors: { feedback: expect.any(String) } } });
    expect(await ask('Closer, please.')).toMatchObject({
      status: 200,
      body: { stage: 'revising', revisionsLeft: 0 },
    });
  });

  it('approve, the named version alone', async () => {
    const { brand, booking, driver } = await inReview(stage);
    const [first] = (await brand.get<SubmissionDto[]>(`/api/bookings/${booking.id}/submissions`)).body;
    await deliver(driver);
    const approve = (submissionId?: string) =>
      brand.post<BookingDto & { code?: string }>(`/api/brand/bookings/${booking.id}/approve`, {
        feedback: 'Lovely.',
        submissionId,
      });
    expect((await approve(first?.id)).body.code).toBe('NEWER_VERSION');
    expect(await approve()).toMatchObject({ status: 200, body: { stage: 'completed' } });
  });
});

describe('the landing page’s link', () => {
  it('leads to the sign-in page', async () => {
    const answer = await stage.person().get('/api/login');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
  });

  it('leads somebody new to the registration form', async () => {
    const answer = await stage.person().get(SIGN_UP_PATH);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth']);
  });

  it.each(['?intent=', '?intent=Sign-Up', '?intent=//elsewhere.test', '?intent=sign-up&intent=x', '?x=1'])(
    'leads to the sign-in page with %s, which it does not know',
    async (query) => {
      const answer = await stage.person().get(`/api/login${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
    },
  );
});
