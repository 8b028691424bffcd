import { beforeAll, describe, expect, it } from '@jest/globals';
import { ReadBookings } from '../../src/modules/bookings/index.js';
import { TellAdmins, TellParties } from '../../src/modules/notifications/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser, pay } from '../builders.js';
import { aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { makeAdmin } from '../factors.js';
import { newestLink } from '../mailbox.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});
/** Nobody shows that they read it: other parts open links that were mailed to the address with which the builders book. */
const UNPROVEN = 'unproven@northwind.test';

const aJob = () => aProduction(stage, { contactEmail: UNPROVEN });

interface Mail {
  recipient: string;
  subject: string;
  body: string;
  sent: boolean;
}
/** The emails about a booking, oldest first; a neutral subject ends with the booking's number in brackets. */
const mailsAbout = (bookingId: string): Promise<Mail[]> =>
  stage.database.rows<Mail & Record<string, unknown>>(
    't-mails',
    `select recipient, split_part(subject, ' (booking', 1) as subject, body, sent_at is not null as sent
     from mails where body like '%Booking ' || left($1, 8) || ' ·%' order by created_at, id`,
    [bookingId],
  );
const subjects = async (bookingId: string): Promise<string[]> =>
  (await mailsAbout(bookingId)).map(({ subject }) => subject);

describe('mails about a booking', () => {
  it('follow it from the payment to the approval, and are sent', async () => {
    const { creator, brand, bookingId } = await aJob();
    const photo = { content: await aPhoto(200, 200), name: 'a.jpg', type: 'image/jpeg' };
    await send(creator.person, bookingId, photo);
    await submit(creator.person, bookingId, [entry(photo)]);
    await stage.drain();
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
    await stage.drain();
    expect(await subjects(bookingId)).toEqual([
      'Your request was sent',
      expect.stringMatching(
        /^Northwind Coffee wants your UGC Package \(\$150\.00\), answer by \w{3}, \w{3} \d+$/,
      ),
      'Your receipt: paid, and work has started',
      expect.stringMatching(/^Northwind Coffee paid \$150\.00: start UGC Package, due \w{3}, \w{3} \d+$/),
      'Your content is ready to review',
      'Your files are ready',
      'Northwind Coffee approved UGC Package ($150.00)',
    ]);
    const mails = await mailsAbout(bookingId);
    expect(mails.every(({ sent }) => sent)).toBe(true);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2);
    expect(mails[4]?.body).toContain(`${stage.config.publicUrl}/open-booking/${bookingId}?token=`);
  });

  it('quote names and words only to an address that is known to be the person’s', async () => {
    const creator = await aCreator(stage);
    const { email } = await aUser(stage);
    const typed = { brandName: 'Visit evil.example', projectDescription: 'Win a prize at evil.example now' };
    for (const contactEmail of [email, 'victim@nowhere.test']) {
      const { brand, booking } = await aBooking(stage, creator, 'pay_first', { ...typed, contactEmail });
      await pay(stage, brand, booking.id);
      await creator.person.post(`/api/creator/bookings/${booking.id}/reject`, {
        reason: 'Fully booked in May',
      });
      const mails = await mailsAbout(booking.id);
      const declined = mails.find(({ subject }) => /declined|can’t take/.test(subject));
      const request = mails.find(({ subject }) => subject.includes('wants your'));
      // The creator's address is verified: they may know who asks.
      expect(request?.body).toContain('Visit evil.example');
      expect(declined?.recipient).toBe(contactEmail);
      if (contactEmail === email) {
        expect(declined?.body).toContain('> Fully booked in May');
        expect(declined?.body).toContain('Sophia Reyes');
      } else {
        const all = mails
          .filter(({ recipient }) => recipient === contactEmail)
          .map(({ body }) => body)
          .join();
        expect(all).not.toMatch(/evil\.example|Fully booked|Sophia|UGC Package/);
      }
    }
  });

  it('name everyone once somebody has opened a link that was mailed to the address', async () => {
    const creator = await aCreator(stage);
    const address = `opened-${Math.random().toString(36).slice(2)}@northwind.test`;
    const { booking } = await aBooking(stage, creator, 'approve_first', { clientEmail: address });
    const asked = await newestLink(stage, address);
    expect(asked.body).not.toMatch(/Sophia|UGC Package/);
    // On whatever device: it shows that its emails are read.
    expect((await stage.person().post('/api/guest/sessions', { token: asked.token })).status).toBe(204);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    const accepted = (await mailsAbout(booking.id)).findLast(({ recipient }) => recipient === address);
    expect(accepted?.subject).toMatch(/^Sophia Reyes accepted: pay \$150/);
    expect(accepted?.body).toContain('Package: UGC Package');
    // There is no account to sign in to: the way in is a link still.
    expect(accepted?.body).toContain(`/open-booking/${booking.id}?token=`);
    // Another address of the same browser is not the one that was opened.
    const { booking: other } = await aBooking(stage, creator, 'approve_first', {
      clientEmail: `not-${address}`,
    });
    expect((await newestLink(stage, `not-${address}`)).body).not.toMatch(/Sophia|UGC Package/);
    await creator.person.post(`/api/creator/bookings/${other.id}/reject`, { reason: 'No time' });
    expect((await newestLink(stage, `not-${address}`)).body).not.toMatch(/Sophia|No time/);
  });

  it('tell nobody of a step that was refused', async () => {
    const { creator, bookingId } = await aJob();
    const before = await subjects(bookingId);
    const answer = await creator.person.post(`/api/creator/bookings/${bookingId}/contest`, { reason: 'No' });
    expect(answer.status).toBe(409);
    expect(await subjects(bookingId)).toEqual(before);
  });
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function emailOfCreator(bookingId: string): Promise<string> {
  const row = await stage.database.row<{ email: string }>(
    't-creator-email',
    `select u.email from bookings b join creators c on c.id = b.creator_id join users u on u.id = c.user_id where b.id = $1`,
    [bookingId],
  );
  return row?.email ?? '';
}

/** Subjects of the newest emails about a booking, each with whether its receiver is the creator. */
async function newest(bookingId: string, count: number): Promise<[string, boolean][]> {
  const creator = await emailOfCreator(bookingId);
  return (await mailsAbout(bookingId))
    .slice(-count)
    .map(({ subject, recipient }) => [subject, recipient === creator]);
}

async function anAdmin(): Promise<string> {
  const { id, email } = await aUser(stage);
  await makeAdmin(stage.database, id);
  return email;
}

describe('reminders', () => {
  it('go to whom the stage names, before and after the delivery is due', async () => {
    const { bookingId } = await aJob();
    const before = (await mailsAbout(bookingId)).length;
    await stage.advance(4 * DAY + HOUR);
    expect(await newest(bookingId, 1)).toEqual([
      [expect.stringMatching(/^Due \w{3}, \w{3} \d+: UGC Package for Northwind Coffee \(\$150\.00\)$/), true],
    ]);
    await stage.advance(DAY);
    expect(await newest(bookingId, 2)).toEqual([
      ['Your content is overdue', false],
      ['Overdue: UGC Package for Northwind Coffee ($150.00)', true],
    ]);
    await stage.advance(6 * DAY);
    expect(await mailsAbout(bookingId)).toHaveLength(before + 3);
  });

  it('of a dispute go to the admins, who also hear of its beginning and have the link', async () => {
    const email = await anAdmin();
    const { creator, brand, bookingId } = await aJob();
    const photo = { content: await aPhoto(200, 200), name: 'a.jpg', type: 'image/jpeg' };
    await send(creator.person, bookingId, photo);
    await submit(creator.person, bookingId, [entry(photo)]);
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${bookingId}/contest`, { reason: 'It is all there' });
    await stage.advance(7 * DAY + HOUR);
    await stage.advance(7 * DAY);
    await stage.drain();
    const toAdmin = (await mailsAbout(bookingId)).filter(({ recipient }) => recipient === email);
    expect(toAdmin.map(({ subject }) => subject)).toEqual([
      'Dispute: Sophia Reyes and Northwind Coffee, $150.00',
      'A dispute waits for a decision: UGC Package ($150.00)',
      'A dispute waits for a decision: UGC Package ($150.00)',
    ]);
    for (const { body } of toAdmin) {
      expect(body).toContain(`${stage.config.publicUrl}/admin?tab=booking&id=${bookingId}`);
    }
  });
});

describe('what is told outside of the steps', () => {
  it('reaches both parties and the admins, and no creator who may not see the booking', async () => {
    const email = await anAdmin();
    const { bookingId } = await aJob();
    const creator = await aCreator(stage);
    const { booking: unpaid } = await aBooking(stage, creator, 'pay_first', { contactEmail: UNPROVEN });
    const notice = { subject: 'A bank has a question', body: 'The bank asks about {package}.' };
    await stage.database.transaction(async (tx) => {
      for (const id of [bookingId, unpaid.id]) {
        const record = await stage.app.get(ReadBookings).find(tx, id);
        await stage.app.get(TellParties).say(tx, record!, { brand: notice, creator: notice }, 'system');
      }
      await stage.app.get(TellAdmins).tell(tx, { ...notice, bookingId });
      await stage.app.get(TellAdmins).tell(tx, { subject: 'Look here', body: 'Something is odd.' });
    });
    await stage.drain();
    const told = (await mailsAbout(bookingId)).filter(({ subject }) => subject.startsWith(notice.subject));
    expect(told.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([UNPROVEN, await emailOfCreator(bookingId), email]),
    );
    expect(await subjects(unpaid.id)).toEqual([notice.subject]);
    const plain = await stage.database.rows(
      't-plain',
      `select subject, body from mails where recipient = $1`,
      [email],
    );
    expect(plain).toContainEqual({ subject: 'Look here', body: 'Something is odd.\n\nReelpact\n' });
  });
});
