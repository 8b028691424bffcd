import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator, aUser, pay } from './builders.js';
import { aPhoto, aProduction, entry, send, submit } from './sending.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

interface Mail {
  recipient: string;
  subject: string;
  body: string;
  sent: boolean;
}
/** The mails about a booking, oldest first; what follows the subject's bracket is the booking's number. */
const mailsAbout = (bookingId: string): Promise<Mail[]> =>
  stage.database.rows<Mail & Record<string, unknown>>(
    't-mails',
    `select recipient, split_part(subject, ' (', 1) as subject, body, sent_at is not null as sent
     from mails where subject like '%(booking ' || left($1, 8) || ')' order by created_at, id`,
    [bookingId],
  );
const subjects = async (bookingId: string): Promise<string[]> =>
  (await mailsAbout(bookingId)).map(({ subject }) => subject);

describe('mails about a booking', () => {
  it('follow it from the payment to the approval, and are sent', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const photo = { content: await aPhoto(200, 200), name: 'a.jpg', type: 'image/jpeg' };
    await send(creator.person, bookingId, photo);
    await submit(creator.person, bookingId, [entry(photo)]);
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
    await stage.drain();
    expect(await subjects(bookingId)).toEqual([
      'Your request was sent',
      'A new request',
      'Your request was accepted',
      'Your payment is held',
      'You can begin',
      'Your content is ready to review',
      'Your files are ready',
      'Your content was approved',
    ]);
    const mails = await mailsAbout(bookingId);
    expect(mails.every(({ sent }) => sent)).toBe(true);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2);
    expect(mails[5]?.body).toContain(`${stage.config.publicUrl}/brand-review/${bookingId}`);
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
      const declined = mails.find(({ subject }) => subject === 'Your request was declined');
      const request = mails.find(({ subject }) => subject === 'A new request');
      // The creator's address is verified: she may know who asks.
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

  it('tell nobody of a step that was refused', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const before = await subjects(bookingId);
    const answer = await creator.person.post(`/api/creator/bookings/${bookingId}/contest`, { reason: 'No' });
    expect(answer.status).toBe(409);
    expect(await subjects(bookingId)).toEqual(before);
  });
});
