import { beforeAll, describe, expect, it } from '@jest/globals';
import { AdvanceBooking } from '../../src/modules/bookings/index.js';
import { BeginReview } from '../../src/modules/delivery/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aUser, read } from '../builders.js';
import { type Scene, deliver, inReview, producing, submit } from '../scenes.js';
import { aPhoto, aProduction, entry, send, submit as submitFiles } from '../sending.js';
import { makeAdmin } from '../factors.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const events = async (bookingId: string): Promise<string[]> =>
  (
    await stage.database.rows<{ event: string }>(
      't-events',
      'select event from booking_history where booking_id = $1 order by id',
      [bookingId],
    )
  ).map(({ event }) => event);
const approvals = async (bookingId: string): Promise<number> =>
  (await events(bookingId)).filter((event) => event === 'BRAND_APPROVED' || event === 'REVIEW_WINDOW_ENDED')
    .length;

/** Every call that approves. */
const APPROVING = {
  'the call of the specification': ({ brand, booking }: Scene) =>
    brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' }),
  'the brand’s own call': ({ brand, booking }: Scene) =>
    brand.post(`/api/brand/bookings/${booking.id}/approve`, { version: 1 }),
  'the step': ({ brand, booking }: Scene) =>
    brand.post(`/api/bookings/${booking.id}/steps/approve_content`, { version: 1 }),
} as const;

/** Delivered, and no preview is ready yet. */
async function delivered(): Promise<Scene> {
  const scene = await producing(stage);
  await submit(scene.driver);
  return scene;
}

describe('approving', () => {
  it.each(Object.entries(APPROVING))('by %s waits for the last preview', async (_, approve) => {
    const scene = await delivered();
    const { brand, booking, driver } = scene;
    expect(await approve(scene)).toMatchObject({
      status: 409,
      body: {
        code: 'NOT_VIEWABLE',
        message: 'Not every file can be viewed yet. You can approve once you can see them all.',
      },
    });
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'in_review',
      label: 'Preparing Previews',
      reviewBeganAt: null,
    });
    await driver.happen({ type: 'PREVIEWS_READY', actor: 'media', version: 1, at: 0 });
    const ready = await read(brand, booking.id);
    const review = Date.parse(ready.deadlineAt ?? '') - Date.parse(ready.reviewBeganAt ?? '');
    expect([ready.label, review]).toEqual(['Ready to Review', 5 * DAY]);
    expect(await approve(scene)).toMatchObject({ status: 200, body: { stage: 'completed' } });
  });

  it.each(Object.entries(APPROVING))('by %s is possible a day after the delivery', async (_, approve) => {
    const scene = await delivered();
    await stage.advance(DAY - HOUR);
    expect((await approve(scene)).status).toBe(409);
    await stage.advance(HOUR + 1000);
    expect(await approve(scene)).toMatchObject({ status: 200, body: { stage: 'completed' } });
  });

  it('of an old version is refused by its creator’s name, even while the new one can’t be viewed', async () => {
    const { creator, brand, booking, driver } = await inReview(stage);
    await submit(driver);
    const approve = (version: number) => brand.post(`/api/brand/bookings/${booking.id}/approve`, { version });
    const { creator: card } = booking.package;
    const newer = {
      status: 409,
      body: {
        code: 'NEWER_VERSION',
        message: `${card.displayName}’s new version arrived. Look at it first.`,
      },
    };
    expect(creator.id).toBeTruthy();
    expect(await approve(1)).toMatchObject(newer);
    await driver.happen({ type: 'PREVIEWS_READY', actor: 'media', version: 2, at: 0 });
    expect(await approve(1)).toMatchObject(newer);
    expect((await approve(3)).status).toBe(409);
    expect((await approve(2)).status).toBe(200);
    expect((await brand.post(`/api/brand/bookings/${booking.id}/approve`, { version: 0 })).status).toBe(400);
  });

  it('and a newer version at the same moment: one of them wins, and what is approved was the newest', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { brand, booking, driver } = await inReview(stage);
      const approve = () => brand.post(`/api/brand/bookings/${booking.id}/approve`, { version: 1 });
      const [one, other, uploaded] = await Promise.all([
        approve(),
        approve(),
        submit(driver).then(
          () => true,
          () => false,
        ),
      ]);
      const now = await read(brand, booking.id);
      const approved = now.submissions.filter(({ status }) => status === 'approved');
      const taken = [one, other].filter(({ status }) => status === 200).length;
      expect([taken > 0, now.stage]).toEqual([!uploaded, uploaded ? 'in_review' : 'completed']);
      expect(approved.map(({ version }) => version)).toEqual(uploaded ? [] : [1]);
      expect(await approvals(booking.id)).toBe(uploaded ? 0 : 1);
    }
  });
});

describe('silence', () => {
  it('approves five days after the last preview, and not five days after the delivery', async () => {
    const { brand, booking, driver } = await delivered();
    await stage.advance(20 * HOUR);
    await driver.happen({ type: 'PREVIEWS_READY', actor: 'media', version: 1, at: 0 });
    await stage.advance(4 * DAY + HOUR);
    await stage.advance(20 * HOUR);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'in_review' });
    await stage.advance(4 * HOUR);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed' });
  });

  it('of the media worker for a day begins the review, tells everyone, and alerts the admins once', async () => {
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const { creator, brand, booking } = await delivered();
    const complete = () => creator.person.post(`/api/creator/bookings/${booking.id}/complete`);
    await stage.advance(DAY + 1000);
    expect((await complete()).status).toBe(409);
    await stage.advance(HOUR);
    expect((await events(booking.id)).filter((event) => event === 'PREVIEW_WINDOW_ENDED')).toHaveLength(1);
    const mails = await stage.database.rows<{ recipient: string; subject: string }>(
      't-alerts',
      `select recipient, subject from mails where recipient = any ($1::text[])
         and (subject like '%not ready in time%' or subject like '%can’t view every file%') order by subject desc`,
      [[admin.email, creator.email]],
    );
    expect(mails).toEqual([
      { recipient: admin.email, subject: expect.stringMatching(/^Previews were not ready in time/) },
      { recipient: creator.email, subject: expect.stringMatching(/can’t view every file of/) },
    ]);
    const { deadlineAt, reviewBeganAt } = await read(brand, booking.id);
    expect(Date.parse(deadlineAt ?? '') - Date.parse(reviewBeganAt ?? '')).toBe(5 * DAY);
  });
});

describe('the word that a version can be viewed', () => {
  const photo = async () => ({ content: await aPhoto(200, 200), name: 'a.jpg', type: 'image/jpeg' });

  it('comes when the last preview is made', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const files = [await photo(), { ...(await photo()), name: 'b.jpg' }];
    for (const file of files) await send(creator.person, bookingId, file);
    await submitFiles(
      creator.person,
      bookingId,
      files.map((file) => entry(file)),
    );
    expect(await read(brand, bookingId)).toMatchObject({ reviewBeganAt: null });
    await stage.drain();
    expect((await read(brand, bookingId)).reviewBeganAt).not.toBeNull();
    expect((await events(bookingId)).filter((event) => event === 'PREVIEWS_READY')).toHaveLength(1);
  });

  it('comes with the delivery where all previews were made before', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const file = await photo();
    await send(creator.person, bookingId, file);
    await stage.drain();
    const { body } = await submitFiles(creator.person, bookingId, [entry(file)]);
    expect(body.reviewBeganAt).not.toBeNull();
    expect((await events(bookingId)).slice(-2)).toEqual(['CONTENT_SUBMITTED', 'PREVIEWS_READY']);
  });

  it('never comes of a file that can’t be shown', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const file = await photo();
    await send(creator.person, bookingId, file);
    // It could be opened when it arrived, and then took more than one file may use.
    await stage.database.rows(
      't-failed',
      `update previews set status = 'failed', problem = 'too_costly'
       where upload_id in (select id from uploads where booking_id = $1)`,
      [bookingId],
    );
    await submitFiles(creator.person, bookingId, [entry(file)]);
    await stage.drain();
    const [version] = (await read(brand, bookingId)).submissions;
    expect(version?.files[0]?.preview).toBe('failed');
    const answer = await brand.post(`/api/brand/bookings/${bookingId}/approve`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'NOT_VIEWABLE' } });
  });

  it('is caught up with when it was lost, and means nothing for an older version or a second time', async () => {
    const { brand, booking, driver } = await inReview(stage);
    await submit(driver);
    const late = stage.app.get(AdvanceBooking).run({
      bookingId: booking.id,
      actorId: null,
      prepare: ({ now }) => ({ event: { type: 'PREVIEWS_READY', actor: 'media', version: 1, at: now } }),
    });
    await expect(late).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    await stage.database.rows(
      't-lost',
      `insert into previews (upload_id, status) select u.id, 'ready' from uploads u where u.booking_id = $1
       on conflict do nothing`,
      [booking.id],
    );
    const sweeps = await Promise.all(Array.from({ length: 4 }, () => stage.app.get(BeginReview).sweep()));
    expect(sweeps.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect((await read(brand, booking.id)).reviewBeganAt).not.toBeNull();
  });

  it('waits while the card network reviews the payment, and is caught up with afterwards', async () => {
    const { brand, booking, driver } = await delivered();
    const chargeback = { actor: 'network', attempt: 1, chargeback: 'dp_1', at: 0 } as const;
    await driver.happen({ type: 'CHARGEBACK_OPENED', ...chargeback, amount: 15_000 });
    await driver.happen({ type: 'PREVIEWS_READY', actor: 'media', version: 1, at: 0 });
    expect(await read(brand, booking.id)).toMatchObject({ reviewBeganAt: null, deadlineAt: null });
    await driver.happen({ type: 'CHARGEBACK_WON', ...chargeback });
    expect(await stage.app.get(BeginReview).sweep()).toBe(1);
    expect((await read(brand, booking.id)).reviewBeganAt).not.toBeNull();
  });
});

describe('rounds', () => {
  it('are given back and granted by the creator, and keep what they are about', async () => {
    const { creator, brand, booking, driver } = await inReview(stage);
    const ask = (body: object) => brand.post(`/api/brand/bookings/${booking.id}/request-revisions`, body);
    const as = (step: string) => creator.person.post(`/api/creator/bookings/${booking.id}/${step}`);
    expect((await ask({ feedback: 'Closer.', kind: 'whim' })).status).toBe(400);
    expect(await as('waive-revision')).toMatchObject({ status: 409 });
    const left = (await read(brand, booking.id)).revisionsLeft as number;
    expect(await ask({ feedback: 'Closer.', kind: 'in_brief', version: 1 })).toMatchObject({
      status: 200,
      body: { revisionsLeft: left - 1, submissions: [{ revisionKind: 'in_brief' }] },
    });
    const waived = { status: 200, body: { stage: 'revising', revisionsLeft: left } };
    expect([await as('waive-revision'), await as('waive-revision')]).toMatchObject([waived, waived]);
    for (let round = left; round > 0; round -= 1) {
      await deliver(driver);
      expect(await ask({ feedback: 'Warmer.' })).toMatchObject({
        status: 200,
        body: { submissions: [{ revisionKind: 'new_wish' }, {}] },
      });
    }
    await deliver(driver);
    expect((await ask({ feedback: 'Once more.' })).status).toBe(409);
    expect(await as('grant-revision')).toMatchObject({ status: 200, body: { revisionsLeft: 1 } });
    expect((await ask({ feedback: 'Once more.' })).status).toBe(200);
  });
});
