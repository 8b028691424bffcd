import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type ArrivedMessage, TellOfMessages } from '../../src/modules/notifications/index.js';
import type { NotificationGroupDto } from '../../src/modules/notifications/http/notifications.dto.js';
import { newestLink } from '../mailbox.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser } from '../builders.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const MINUTE = 60_000;
const tell = () => stage.app.get(TellOfMessages);
const arrive = (message: ArrivedMessage) => stage.database.transaction((tx) => tell().arrived(tx, message));
const mailsTo = (email: string) =>
  stage.database.rows<{ subject: string; body: string; unsubscribe: string | null }>(
    't-message-mails',
    `select subject, body, unsubscribe from mails where recipient = $1 and subject like '%message%' order by created_at, id`,
    [email],
  );
/** In how many minutes, rounded, the email about a conversation is due. */
async function minutesToMail(conversationId: string): Promise<number | null> {
  const row = await stage.database.row<{ at: Date }>(
    't-mail-job',
    `select run_at as at from job_details where payload->>'conversationId' = $1`,
    [conversationId],
  );
  return row && Math.round((row.at.getTime() - Date.now()) / MINUTE);
}
/** As if everything had happened so much earlier. */
const age = (conversationId: string, minutes: number) =>
  stage.database.rows(
    't-older',
    `update notifications set created_at = created_at - make_interval(mins => $2), mailed_at = mailed_at - make_interval(mins => $2)
     where conversation_id = $1`,
    [conversationId, minutes],
  );

async function aReader() {
  const { person, id, email } = await aUser(stage);
  const message = (more: Partial<ArrivedMessage> = {}): ArrivedMessage => ({
    conversationId,
    bookingId: null,
    messageId: randomUUID(),
    to: { party: 'creator', userId: id, guestId: null, email },
    from: 'Fernwood',
    about: 'Single Reel',
    path: `/messages/${conversationId}`,
    ...more,
  });
  const conversationId = randomUUID();
  const list = async () => (await person.get<NotificationGroupDto[]>('/api/notifications')).body;
  return { person, email, conversationId, message, list };
}

describe('a message', () => {
  it('is one unread line with all that follow it, and one email two minutes after the first', async () => {
    const { email, conversationId, message, list } = await aReader();
    await arrive(message());
    expect(await minutesToMail(conversationId)).toBe(2);
    await age(conversationId, 1);
    await arrive(message());
    const last = message();
    await arrive(last);
    await arrive(last);
    // The third did not move the moment of the first.
    expect(await minutesToMail(conversationId)).toBe(1);
    expect(await list()).toMatchObject([
      { reason: 'message', times: 3, title: 'New message from Fernwood about Single Reel', unread: true },
    ]);
    await stage.drain();
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['New message from Fernwood about Single Reel']);
    expect(mails[0]?.body).toContain(`${stage.config.publicUrl}/messages/${conversationId}`);
    expect(mails[0]?.body).toContain('You get this email because somebody wrote to you on Reelpact.');
    expect(mails[0]?.unsubscribe).toContain('/api/unsubscribe/');
  });

  it('that was read is not mailed', async () => {
    const { email, conversationId, message, list } = await aReader();
    await arrive(message());
    await stage.database.transaction((tx) => tell().read(tx, conversationId, message().to));
    await stage.drain();
    expect(await mailsTo(email)).toEqual([]);
    expect(await list()).toMatchObject([{ unread: false }]);
  });

  it('is mailed at most once an hour for each conversation, and never twice', async () => {
    const { email, conversationId, message } = await aReader();
    await arrive(message());
    await stage.drain();
    await arrive(message());
    expect(await minutesToMail(conversationId)).toBe(60);
    await stage.database.transaction((tx) => tell().read(tx, conversationId, message().to));
    await arrive(message());
    expect(await minutesToMail(conversationId)).toBe(60);
    await age(conversationId, 90);
    await arrive(message());
    expect(await minutesToMail(conversationId)).toBeLessThanOrEqual(0);
    await stage.drain();
    expect(await mailsTo(email)).toHaveLength(2);
    await stage.database.transaction((tx) => tx.enqueue('mail-messages', message()));
    await stage.drain();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('names nobody to an address that nobody has proven, and gives a guest a way in', async () => {
    const creator = await aCreator(stage);
    const { booking } = await aBooking(stage, creator, 'approve_first', { clientEmail: 'asks@away.test' });
    const path = `/project/${booking.id}`;
    const { message } = await aReader();
    const to = { party: 'brand', userId: null, guestId: null, email: 'asks@away.test' } as const;
    await arrive(message({ to, bookingId: booking.id, from: 'Evil', about: 'Click here', path }));
    await stage.drain();
    const mail = (await mailsTo('asks@away.test')).at(-1);
    expect(mail?.subject).toBe(`You have a message (booking ${booking.id.slice(0, 8)})`);
    expect(mail?.body).not.toMatch(/Evil|Click here/);
    expect(mail?.body).toMatch(new RegExp(`/open-booking/${booking.id}\\?token=\\S+&next=%2Fproject%2F`));
    // Somebody who reads its emails opens the link: from then on they are told who writes.
    const { token } = await newestLink(stage, to.email);
    expect((await stage.person().post('/api/guest/sessions', { token })).status).toBe(204);
    const later = (await aReader()).message({
      to,
      bookingId: booking.id,
      from: 'Sophia',
      about: 'Reel',
      path,
    });
    await arrive(later);
    await stage.drain();
    const named = (await mailsTo(to.email)).at(-1);
    expect(named?.subject).toBe('New message from Sophia about Reel');
    expect(named?.body).toContain(`/open-booking/${booking.id}?token=`);
  });
});
