import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CountedPart } from '@reelpact/domain';
import { EndWindows } from '../../src/modules/bookings/index.js';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from '../app.js';
import { aDelivery, aFinishedUpload, aUser, read, setClock } from '../builders.js';
import { makeAdmin } from '../factors.js';
import { type Scene, deliver, producing } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LACKING: CountedPart[] = [{ what: 'photos', promised: 3, delivered: 1 }];
const SAID = '1 of 3 photos was delivered.';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** The brand awaits three photos. */
const threePhotos = (): Promise<Scene> => producing(stage, { includes: '• 3 photos' });

/** One of three came, its sender has confirmed it, and the brand can see it. */
async function incomplete(): Promise<Scene> {
  const scene = await threePhotos();
  await deliver(scene.driver, LACKING);
  return scene;
}

const history = (bookingId: string) =>
  stage.database.rows<{ event: string; actor: string; to_stage: string; note: string | null }>(
    't-history',
    'select event, actor, to_stage, note from booking_history where booking_id = $1 order by id',
    [bookingId],
  );
const steps = async (bookingId: string): Promise<string[]> =>
  (
    await stage.database.rows<{ step: string }>(
      't-steps',
      'select step from ledger_postings where booking_id = $1 order by at, id',
      [bookingId],
    )
  ).map(({ step }) => step);

interface Refusal {
  code: string;
  message: string;
  missing: CountedPart[];
}

describe('an incomplete delivery', () => {
  const sending = async ({ creator, booking }: Scene, count = 1) => {
    const files: Awaited<ReturnType<typeof aFinishedUpload>>[] = [];
    for (let left = count; left > 0; left -= 1)
      files.push(await aFinishedUpload(stage.database, booking.id, creator.id));
    return (missing?: CountedPart[]) =>
      creator.person.post<Refusal & BookingDto>(`/api/bookings/${booking.id}/submit-content`, {
        files,
        missing,
      });
  };

  it('is refused without words, and nothing is lost', async () => {
    const scene = await threePhotos();
    const send = await sending(scene);
    const before = await history(scene.booking.id);
    for (const words of [undefined, []]) {
      expect(await send(words)).toMatchObject({
        status: 422,
        body: {
          code: 'INCOMPLETE_DELIVERY',
          message: 'Delivering 1 of 3 photos. Add what is missing, or confirm that it is incomplete.',
          missing: LACKING,
        },
      });
    }
    expect(await read(scene.brand, scene.booking.id)).toMatchObject({ stage: 'producing', submissions: [] });
    expect(await history(scene.booking.id)).toEqual(before);
    const { body: uploads } = await scene.creator.person.get(`/api/bookings/${scene.booking.id}/uploads`);
    expect(uploads).toMatchObject([{ status: 'finished', delivered: false }]);
    // What was refused can be delivered all the same.
    expect(await send(LACKING)).toMatchObject({ status: 200, body: { stage: 'in_review' } });
  });

  it.each([
    ['a page that counted something else', 1, [{ what: 'photos', promised: 3, delivered: 2 }]],
    ['a page on which the package was another', 1, [{ what: 'videos', promised: 3, delivered: 1 }]],
    ['a page that knew of fewer files', 3, LACKING],
  ] as const)('is refused as stale: %s', async (_, count, words) => {
    const send = await sending(await threePhotos(), count);
    expect(await send([...words])).toMatchObject({
      status: 409,
      body: {
        code: 'MISSING_CHANGED',
        message: 'What this delivery lacks has changed. Look at it again before you deliver.',
        missing: count === 3 ? [] : LACKING,
      },
    });
  });

  it('takes no words that are no list of what is missing', async () => {
    const send = await sending(await threePhotos());
    for (const wrong of [
      { what: 'songs', promised: 3, delivered: 1 },
      { what: 'photos', promised: 0, delivered: 0 },
      { what: 'photos', promised: 3, delivered: -1 },
      { what: 'photos', promised: 3.5, delivered: 1 },
    ])
      expect((await send([wrong as CountedPart])).status).toBe(400);
  });

  it('that is confirmed says everywhere what it lacks, and that silence doesn’t approve it', async () => {
    const { brand, creator, booking } = await incomplete();
    for (const person of [brand, creator.person]) {
      const now = await read(person, booking.id);
      expect(now).toMatchObject({
        stage: 'in_review',
        nextStep: expect.stringMatching(`^${SAID}`),
        onSilence:
          'Without an answer by then, the content isn’t approved: our team decides, and the money stays held.',
        submissions: [{ version: 1, missing: LACKING }],
      });
      expect(now.timeline.find(({ title }) => title === 'Content Delivered')?.text).toBe('1 of 3 photos');
    }
    const { body: statement } = await brand.get(`/api/bookings/${booking.id}/statement`);
    expect(statement).toMatchObject({ expectedAt: null });
    const mails = await stage.database.rows<{ body: string; subject: string }>(
      't-incomplete-mails',
      'select subject, body from mails where body like $1 order by sent_at desc limit 1',
      [`%Booking ${booking.id.slice(0, 8)} ·%`],
    );
    expect(mails[0]?.subject).toMatch(/part of/);
    expect(mails[0]?.body).toContain(SAID);
    expect(mails[0]?.body).not.toMatch(/counts as approved/);
  });

  it('sent twice is one version', async () => {
    const send = await sending(await threePhotos());
    const first = await send(LACKING);
    expect(await send(LACKING)).toMatchObject({
      status: 200,
      body: { submissions: [{ id: first.body.submissions[0]?.id, version: 1 }] },
    });
  });

  it('is forgotten with the next version, which silence approves', async () => {
    const { brand, creator, booking, driver } = await incomplete();
    const more = await aDelivery(stage, booking.id, creator.id);
    const { status } = await creator.person.post(`/api/bookings/${booking.id}/submit-content`, more);
    expect(status).toBe(200);
    await driver.happen({ type: 'PREVIEWS_READY', actor: 'media', version: 2, at: 0 });
    const now = await read(brand, booking.id);
    expect(now.submissions.map(({ missing }) => missing)).toEqual([[], LACKING]);
    expect(now.onSilence).toMatch(/counts as approved/);
    await stage.advance(4 * DAY + HOUR);
    await stage.advance(DAY);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed' });
  });
});

describe('silence about an incomplete version', () => {
  it('opens a dispute once, however often, late and at once the clock says so, with the money still held', async () => {
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const { brand, creator, booking } = await incomplete();
    await stage.advance(4 * DAY + HOUR);
    const { deadlineAt } = await read(brand, booking.id);
    await setClock(stage.database, Date.parse(deadlineAt ?? '') + HOUR);
    const complete = () => creator.person.post<BookingDto>(`/api/creator/bookings/${booking.id}/complete`);
    const [answer] = await Promise.all([
      complete(),
      ...Array.from({ length: 5 }, () => stage.app.get(EndWindows).sweep()),
      brand.get(`/api/bookings/${booking.id}`),
    ]);
    expect(answer).toMatchObject({ status: 200, body: { stage: 'disputed' } });
    expect(await complete()).toMatchObject({ status: 200, body: { stage: 'disputed' } });
    await stage.drain();
    const ends = (await history(booking.id)).filter(({ event }) => event === 'REVIEW_WINDOW_ENDED');
    expect(ends).toEqual([
      {
        event: 'REVIEW_WINDOW_ENDED',
        actor: 'clock',
        to_stage: 'disputed',
        note: `Incomplete, no answer: ${SAID}`,
      },
    ]);
    expect(await steps(booking.id)).toEqual(expect.arrayContaining(['hold']));
    expect(await steps(booking.id)).not.toContain('settle');
    expect(await read(brand, booking.id)).toMatchObject({
      escrowStatus: 'held',
      nextStep: `${SAID} Our team is reviewing this dispute and will decide; the money stays held.`,
      submissions: [{ status: 'unanswered' }],
      license: null,
    });
    const told = await stage.database.rows<{ recipient: string }>(
      't-told',
      `select recipient from mails where body like $1
         and (subject like 'In dispute:%'
           or subject like 'Your booking is in dispute%' or subject like 'Incomplete, no answer%')`,
      [`%Booking ${booking.id.slice(0, 8)}%`],
    );
    const recipients = told.map(({ recipient }) => recipient);
    expect(recipients.filter((one) => one === creator.email)).toHaveLength(1);
    expect(recipients.filter((one) => one === admin.email)).toHaveLength(1);
    expect(recipients.filter((one) => one === 'ann@northwind.test')).toHaveLength(1);
    // What is decided then is the admin's, and the content was never approved.
    const decided = await admin.person.post(`/api/admin/bookings/${booking.id}/resolve`, {
      creatorPercent: 30,
    });
    expect(decided).toMatchObject({ status: 200, body: { stage: 'completed', headline: expect.anything() } });
    expect(await read(brand, booking.id)).toMatchObject({ headline: 'Booking Completed' });
  });

  it('doesn’t come before what a click says: the approval releases the money once', async () => {
    const { brand, booking } = await incomplete();
    const approve = () => brand.post(`/api/brand/bookings/${booking.id}/approve`, { version: 1 });
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await stage.drain();
    expect((await steps(booking.id)).filter((step) => step === 'settle')).toEqual(['settle']);
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'completed',
      headline: 'Content Approved',
      submissions: [{ status: 'approved', missing: LACKING }],
    });
    await stage.advance(7 * DAY);
    expect((await history(booking.id)).at(-1)).toMatchObject({ event: 'BRAND_APPROVED' });
  });
});
