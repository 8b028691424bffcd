import { beforeAll, describe, expect, it } from '@jest/globals';
import { CLOSED_TEXTS, MESSAGE, WRITABLE_AFTER_END_MS } from '@reelpact/domain';
import sharp from 'sharp';
import { AttachFiles } from '../../src/modules/conversations/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, type TestCreator, aBooking, aCreator, aUser, pay } from '../builders.js';
import { newestLink } from '../mailbox.js';
import type { Person } from '../person.js';
import { makeAdmin } from '../factors.js';

interface Conversation {
  id: string;
  role: string;
  closed: string | null;
  blocked: boolean;
  bookingId: string | null;
  unread: number;
  lastSeq: number;
  otherReadSeq: number;
  preview: string | null;
  brandName: string;
  brandEmail: string | null;
}
interface Message {
  seq: number;
  party: string;
  body: string;
  editedAt: string | null;
  editableUntil: string | null;
  attachments: { id: string; kind: string; name: string; url: string }[];
}

let stage: TestApp;
let creator: TestCreator;
beforeAll(async () => {
  stage = await sharedTestApp();
  creator = await aCreator(stage);
});

const at = (id: string) => `/api/conversations/${id}`;
const say = (person: Person, id: string, body: string, more: object = {}) =>
  person.post<{ seq: number }>(`${at(id)}/messages`, { body, ...more });
const messagesOf = async (person: Person, id: string, query = '') =>
  (await person.get<Message[]>(`${at(id)}/messages${query}`)).body;
const conversationOf = async (person: Person, bookingId: string) =>
  (await person.get<Conversation>(`/api/bookings/${bookingId}/conversation`)).body;

/** A request that the creator sees. */
async function aTalk() {
  const { brand, booking } = await aBooking(stage, creator, 'approve_first');
  const { id } = await conversationOf(brand, booking.id);
  return { brand, booking, id };
}

describe('a conversation about a booking', () => {
  it('is there from the beginning, for both parties and in their order', async () => {
    const { brand, booking, id } = await aTalk();
    const sent = [await say(brand, id, 'Hello Sophia'), await say(creator.person, id, '  Hello!  ')];
    const [first, second] = await messagesOf(brand, id);
    expect(sent.map(({ body }) => body)).toEqual([
      { seq: 1, message: first },
      // Each says to its own sender until when it can be edited.
      { seq: 2, message: { ...second, editableUntil: expect.any(String) } },
    ]);
    for (const person of [brand, creator.person]) {
      expect((await messagesOf(person, id)).map(({ seq, party, body }) => [seq, party, body])).toEqual([
        [1, 'brand', 'Hello Sophia'],
        [2, 'creator', 'Hello!'],
      ]);
    }
    expect(await conversationOf(brand, booking.id)).toMatchObject({
      ...{ role: 'brand', unread: 1, closed: null },
      brandEmail: 'ann@northwind.test',
    });
    // Who answers has read what came before.
    expect(await conversationOf(creator.person, booking.id)).toMatchObject({
      ...{ role: 'creator', unread: 0 },
      brandEmail: null,
    });
    await brand.post(`${at(id)}/read`, { seq: 2 });
    expect(await conversationOf(brand, booking.id)).toMatchObject({ unread: 0 });
    expect(await conversationOf(creator.person, booking.id)).toMatchObject({ otherReadSeq: 2 });
  });

  it('tells the other side in their list, until they have read it or answered', async () => {
    const { brand, booking, id } = await aTalk();
    interface Told {
      reason: string;
      unread: boolean;
      bookingId: string | null;
      conversationId: string | null;
      older: Told[];
    }
    const unread = async () => {
      const groups = (await creator.person.get<Told[]>('/api/notifications')).body;
      const group = groups.find(
        ({ bookingId, conversationId }) => bookingId === booking.id || conversationId === id,
      );
      const all = group ? [group, ...group.older] : [];
      // What waits to be read stands before what was read.
      expect(group?.unread).toBe(all.some((one) => one.unread));
      return all.find(({ reason }) => reason === 'message')?.unread;
    };
    await say(brand, id, 'Hello');
    expect(await unread()).toBe(true);
    await creator.person.post(`${at(id)}/read`, { seq: 1 });
    expect(await unread()).toBe(false);
    await say(brand, id, 'And?');
    expect(await unread()).toBe(true);
    await say(creator.person, id, 'Yes');
    expect(await unread()).toBe(false);
  });

  it('is nobody else’s: reading and writing are refused as if it weren’t there', async () => {
    const { brand, booking, id } = await aTalk();
    await say(brand, id, 'Between us');
    const strangers = [stage.person(), (await aUser(stage)).person, (await aCreator(stage)).person];
    for (const stranger of strangers) {
      const answers = [
        await stranger.get(at(id)),
        await stranger.get(`/api/bookings/${booking.id}/conversation`),
        await stranger.get(`${at(id)}/messages`),
        await say(stranger, id, 'Let me in'),
        await stranger.call('PUT', `${at(id)}/messages/1`, { body: 'Changed' }),
        await stranger.post(`${at(id)}/read`, { seq: 1 }),
        await stranger.post(`${at(id)}/attachments`, { name: 'a.pdf', data: PDF }),
        await stranger.call('PUT', `${at(id)}/block`, { blocked: true }),
        await stranger.post(`${at(id)}/reports`, { reason: 'spam' }),
        await stranger.post(`${at(id)}/confirm`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await stranger.get<Conversation[]>('/api/conversations')).body).toEqual([]);
    }
    expect((await messagesOf(brand, id)).map(({ body }) => body)).toEqual(['Between us']);
  });

  it('is hidden from the creator as long as the booking is, and nobody is written to by who hasn’t paid', async () => {
    const { brand, booking } = await aBooking(stage, creator, 'pay_first');
    const { id, closed } = await conversationOf(brand, booking.id);
    expect(closed).toBe(CLOSED_TEXTS.unpaid);
    expect((await say(brand, id, 'Look at my offer')).status).toBe(409);
    expect((await brand.post(`${at(id)}/attachments`, { name: 'a.pdf', data: PDF })).status).toBe(409);
    expect((await creator.person.get(at(id))).status).toBe(404);
    await pay(stage, brand, booking.id);
    expect((await say(brand, id, 'It is paid')).status).toBe(201);
    expect((await messagesOf(creator.person, id)).map(({ body }) => body)).toEqual(['It is paid']);
  });

  it('keeps a message that is sent twice once, also at the same time', async () => {
    const { brand, id } = await aTalk();
    const answers = await Promise.all(Array.from({ length: 8 }, () => say(brand, id, 'Once', { key: 'k1' })));
    expect(new Set(answers.map(({ body }) => body.seq))).toEqual(new Set([1]));
    expect((await messagesOf(brand, id)).length).toBe(1);
  });

  it('refuses another message under the same name, so that no words are lost', async () => {
    const { brand, id } = await aTalk();
    await say(brand, id, 'First', { key: 'k' });
    expect((await say(brand, id, 'Second', { key: 'k' })).status).toBe(409);
    expect((await messagesOf(brand, id)).map(({ body }) => body)).toEqual(['First']);
  });

  it('is written in while its booking moves on and both sides read, and nobody waits for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { brand, booking, id } = await aTalk();
      await say(creator.person, id, 'Hello');
      const answers = await Promise.all([
        say(brand, id, 'One'),
        brand.post(`${at(id)}/read`, { seq: 1 }),
        brand.post(`/api/brand/bookings/${booking.id}/withdraw`),
        say(creator.person, id, 'Two'),
        creator.person.post(`${at(id)}/read`, { seq: 2 }),
        say(brand, id, 'Three'),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    }
  });

  it('numbers what both write at once without a gap, and pages through it both ways', async () => {
    const { brand, id } = await aTalk();
    const count = MESSAGE.pageSize + 10;
    await Promise.all(
      Array.from({ length: count }, (_, index) => say(index % 2 ? brand : creator.person, id, `m${index}`)),
    );
    const newest = await messagesOf(brand, id);
    expect(newest.map(({ seq }) => seq)).toEqual(
      Array.from({ length: MESSAGE.pageSize }, (_, index) => index + 11),
    );
    expect((await messagesOf(brand, id, '?before=11')).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
    expect((await messagesOf(brand, id, `?after=${count - 2}`)).map(({ seq }) => seq)).toEqual([
      count - 1,
      count,
    ]);
  });

  it('can be edited for five minutes, by who wrote it', async () => {
    const { brand, id } = await aTalk();
    await say(brand, id, 'Helo');
    const edit = (person: Person, body: string) => person.call('PUT', `${at(id)}/messages/1`, { body });
    expect((await edit(creator.person, 'Mine')).status).toBe(409);
    expect((await edit(brand, ' ')).status).toBe(400);
    expect((await edit(brand, 'Hello')).status).toBe(204);
    const [message] = await messagesOf(creator.person, id);
    expect(message).toMatchObject({ body: 'Hello', editableUntil: null });
    expect(message?.editedAt).not.toBeNull();
    await stage.advance(MESSAGE.editMs);
    expect((await edit(brand, 'Late')).status).toBe(409);
  });

  it('refuses what is empty or too long, and loses nothing', async () => {
    const { brand, id } = await aTalk();
    expect((await say(brand, id, '  ')).body).toMatchObject({ message: MESSAGE.messages.empty });
    expect((await say(brand, id, 'x'.repeat(MESSAGE.body.max + 1))).status).toBe(400);
    expect((await say(brand, id, 'x'.repeat(MESSAGE.body.max))).status).toBe(201);
    expect((await messagesOf(brand, id)).length).toBe(1);
  });

  it('is read-only 30 days after the end', async () => {
    const { brand, booking, id } = await aTalk();
    await brand.post(`/api/brand/bookings/${booking.id}/withdraw`);
    await stage.advance(WRITABLE_AFTER_END_MS - 60_000);
    expect((await say(brand, id, 'Just in time')).status).toBe(201);
    await stage.advance(120_000);
    const late = await say(creator.person, id, 'Too late');
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ message: CLOSED_TEXTS.ended })]);
    // The demo's clock may be ahead of the server's: one rule, one clock.
    expect((await brand.post(`${at(id)}/attachments`, { name: 'a.pdf', data: PDF })).status).toBe(409);
    expect((await messagesOf(creator.person, id)).length).toBe(1);
  });
});

const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF\n').toString('base64')}`;
const picture = async (): Promise<string> => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#5B3DF5' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};

describe('attachments', () => {
  const attach = (person: Person, id: string, name: string, data: string) =>
    person.post<{ id: string; url: string; kind: string; name: string }>(`${at(id)}/attachments`, {
      name,
      data,
    });

  it('are redrawn pictures and PDFs to save, sent with a message', async () => {
    const { brand, id } = await aTalk();
    const photo = await attach(brand, id, 'from/../my phone.jpg', await picture());
    const brief = await attach(brand, id, 'brief.pdf', PDF);
    expect([photo.status, brief.status]).toEqual([201, 201]);
    const ids = [photo.body.id, brief.body.id];
    expect((await say(brand, id, '', { attachmentIds: ids })).status).toBe(201);
    const [message] = await messagesOf(creator.person, id);
    expect(message?.attachments.map(({ kind }) => kind)).toEqual(['picture', 'pdf']);
    const [shown, saved] = await Promise.all(
      (message?.attachments ?? []).map(({ url }) => fetch(`${stage.url}${url}`)),
    );
    expect(shown?.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from((await shown?.arrayBuffer()) ?? new ArrayBuffer(0)).includes('secret place')).toBe(
      false,
    );
    expect(saved?.headers.get('content-disposition')).toMatch(/^attachment; filename="brief.pdf"/);
    // Sent once, they belong to that message.
    expect((await say(brand, id, 'Again', { attachmentIds: ids })).status).toBe(400);
  });

  it('of somebody else, of another conversation or of the other side can’t be sent', async () => {
    const { brand, id } = await aTalk();
    const other = await aTalk();
    const { body } = await attach(brand, id, 'brief.pdf', PDF);
    for (const [person, where] of [
      [creator.person, id],
      [brand, other.id],
      [other.brand, other.id],
    ] as const)
      expect((await say(person, where, 'Mine?', { attachmentIds: [body.id] })).status).not.toBe(201);
    expect((await creator.person.call('DELETE', `${at(id)}/attachments/${body.id}`)).status).toBe(204);
    expect((await say(brand, id, 'Still here', { attachmentIds: [body.id] })).status).toBe(201);
  });

  it('are refused when they are something else', async () => {
    const { brand, id } = await aTalk();
    const html = Buffer.from('<html><script>alert(1)</script>').toString('base64');
    for (const data of [
      `data:application/pdf;base64,${html}`,
      `data:image/png;base64,${html}`,
      `data:text/html;base64,${html}`,
      'data:application/pdf;base64,%%%%',
      'x',
    ])
      expect((await attach(brand, id, 'file', data)).status).toBe(400);
    const large = Buffer.concat([
      Buffer.from('%PDF-1.4'),
      Buffer.alloc(5 * 1024 * 1024),
      Buffer.from('%%EOF'),
    ]);
    expect(
      (await attach(brand, id, 'l.pdf', `data:application/pdf;base64,${large.toString('base64')}`)).status,
    ).toBe(400);
    expect((await say(brand, id, 'Six', { attachmentIds: Array(6).fill(id) as string[] })).status).toBe(400);
  });

  it('that nobody sends are removed after a day', async () => {
    const { brand, id } = await aTalk();
    const { body } = await attach(brand, id, 'brief.pdf', PDF);
    await stage.database.rows(
      't-age-attachments',
      `update message_attachments set created_at = now() - interval '25 hours' where id = $1`,
      [body.id],
    );
    expect(await stage.app.get(AttachFiles).sweep()).toBe(1);
    await stage.drain();
    expect((await fetch(`${stage.url}${body.url}`)).status).toBe(404);
    expect((await say(brand, id, 'Too late', { attachmentIds: [body.id] })).status).toBe(400);
  });
});

describe('attachments at once', () => {
  it('are taken until twenty wait, however many come together', async () => {
    const { brand, id } = await aTalk();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        brand.post(`${at(id)}/attachments`, { name: `${index}.pdf`, data: PDF }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 201).length;
    expect([taken, answers.filter(({ status }) => status === 409).length]).toEqual([20, 20]);
  });
});

describe('blocking and reporting', () => {
  it('by somebody who only typed an address blocks nothing of its owner’s', async () => {
    const { brand, id } = await aTalk();
    const impostor = await aTalk();
    await impostor.brand.call('PUT', `${at(impostor.id)}/block`, { blocked: true });
    await creator.person.call('PUT', `${at(impostor.id)}/block`, { blocked: true });
    expect((await say(brand, id, 'Still here')).status).toBe(201);
    expect((await say(creator.person, id, 'Me too')).status).toBe(201);
  });

  it('keeps a blocked person from reading and writing anything, until they are unblocked', async () => {
    const { brand, booking, id } = await aTalk();
    await say(brand, id, 'Call me on WhatsApp');
    await say(creator.person, id, 'No');
    const block = (blocked: boolean) => creator.person.call('PUT', `${at(id)}/block`, { blocked });
    expect((await block(true)).status).toBe(204);
    for (const answer of [
      await brand.get(at(id)),
      await brand.get(`/api/bookings/${booking.id}/conversation`),
      await brand.get(`${at(id)}/messages`),
      await say(brand, id, 'But'),
      await brand.call('PUT', `${at(id)}/messages/1`, { body: 'But' }),
      await brand.post(`${at(id)}/attachments`, { name: 'a.pdf', data: PDF }),
      await brand.post(`${at(id)}/read`, { seq: 1 }),
    ])
      expect([answer.status, (answer.body as { message?: string }).message]).toEqual([
        403,
        CLOSED_TEXTS.blocked,
      ]);
    expect((await brand.get<Conversation[]>('/api/conversations')).body.map((one) => one.id)).not.toContain(
      id,
    );
    // To block first keeps nobody from telling the admins.
    const report = { reason: 'harassment', note: 'See the first messages' };
    expect((await brand.post(`${at(id)}/reports`, report)).status).toBe(204);
    // The booking itself goes on.
    expect((await brand.get(`/api/bookings/${booking.id}`)).status).toBe(200);
    expect(await conversationOf(creator.person, booking.id)).toMatchObject({
      blocked: true,
      closed: CLOSED_TEXTS.you_blocked,
    });
    expect((await say(creator.person, id, 'I blocked you')).status).toBe(409);
    await block(false);
    expect((await say(brand, id, 'Sorry')).status).toBe(201);
  });

  it('tells the admins, who can then read it and note that they did', async () => {
    const { person: admin, id: adminId } = await aUser(stage);
    await makeAdmin(stage.database, adminId);
    const asker = await aUser(stage);
    const asked = await asker.person.post<{ conversationId: string }>(
      `/api/creators/${creator.id}/questions`,
      {
        name: 'Fernwood',
        email: asker.email,
        body: 'Buy my followers now',
      },
    );
    const id = asked.body.conversationId;
    expect((await admin.get(`${at(id)}/messages`)).status).toBe(404);
    expect(
      (await creator.person.post(`${at(id)}/reports`, { reason: 'spam', note: 'Every day' })).status,
    ).toBe(204);
    const list = async () =>
      (
        await admin.get<{ id: string; conversationId: string; note: string }[]>(
          '/api/admin/reported-conversations',
        )
      ).body;
    const [report] = (await list()).filter(({ conversationId }) => conversationId === id);
    expect(report).toMatchObject({ note: 'Every day', reason: 'spam', party: 'creator' });
    expect((await messagesOf(admin, id)).length).toBe(1);
    expect((await say(admin, id, 'Stop')).status).toBe(403);
    expect((await admin.post(`/api/admin/reported-conversations/${report?.id ?? ''}/handle`)).status).toBe(
      204,
    );
    expect((await list()).some(({ conversationId }) => conversationId === id)).toBe(false);
    expect((await creator.person.get('/api/admin/reported-conversations')).status).toBe(403);
  });
});

describe('a message before a booking', () => {
  const question = (email: string, more: object = {}) => ({
    name: 'Fernwood',
    email,
    body: 'Do you film in Austin, too?',
    ...more,
  });
  const ask = (person: Person, email: string, more: object = {}) =>
    person.post<{ conversationId: string; confirmed: boolean }>(
      `/api/creators/${creator.id}/questions`,
      question(email, more),
    );
  const inbox = async (person: Person) => (await person.get<Conversation[]>('/api/conversations')).body;

  it('reaches the creator once the address is proven by the mailed link, and not before', async () => {
    const visitor = stage.person();
    const email = 'first@fernwood.test';
    expect((await ask(visitor, email)).body).toMatchObject({ confirmed: false });
    const { token, body } = await newestLink(stage, email);
    expect(body).not.toMatch(/Fernwood|Austin/);
    const id = /open-message\/([0-9a-f-]{36})/.exec(body)?.[1] ?? '';
    expect((await inbox(creator.person)).some((one) => one.id === id)).toBe(false);
    expect((await creator.person.get(at(id))).status).toBe(404);
    expect((await visitor.post(`${at(id)}/confirm`)).status).toBe(404);
    expect((await visitor.post('/api/guest/sessions', { token })).status).toBe(204);
    expect((await visitor.post(`${at(id)}/confirm`)).status).toBe(204);
    expect((await visitor.post(`${at(id)}/confirm`)).status).toBe(204);
    expect((await inbox(creator.person)).find((one) => one.id === id)).toMatchObject({
      unread: 1,
      preview: 'Do you film in Austin, too?',
      brandName: 'Fernwood',
    });
    await say(creator.person, id, 'I do');
    expect((await messagesOf(visitor, id)).map(({ body: said }) => said)).toEqual([
      'Do you film in Austin, too?',
      'I do',
    ]);
  });

  it('is not passed on when the address was proven for something else', async () => {
    const email = 'victim@fernwood.test';
    await ask(stage.person(), email);
    const id = /open-message\/([0-9a-f-]{36})/.exec((await newestLink(stage, email)).body)?.[1] ?? '';
    const victim = (await aBooking(stage, creator, 'approve_first', { clientEmail: email })).brand;
    await victim.post('/api/guest/links', { email });
    await stage.drain();
    const { token, subject } = await newestLink(stage, email);
    expect(subject).toBe('Open your bookings');
    expect((await victim.post('/api/guest/sessions', { token })).status).toBe(204);
    expect((await creator.person.get(at(id))).status).toBe(404);
    expect((await victim.get(at(id))).status).toBe(404);
  });

  it('of somebody signed in is there at once, and a second one goes on in the same conversation', async () => {
    const { person, email } = await aUser(stage);
    const first = await ask(person, email);
    const second = await ask(person, email, { body: 'And on Sundays?' });
    expect(second.body.conversationId).toBe(first.body.conversationId);
    expect((await messagesOf(person, first.body.conversationId)).length).toBe(2);
  });

  it('becomes the beginning of the booking’s conversation', async () => {
    const { person, email } = await aUser(stage);
    const { conversationId } = (await ask(person, email, { packageId: creator.packageId })).body;
    const { booking } = await (async () => {
      const answer = await person.post<{ id: string }>('/api/package-bookings', {
        packageId: creator.packageId,
        clientName: 'Fernwood',
        clientEmail: email,
        projectDetails: 'As we said.',
        conversationId,
      });
      return { booking: answer.body };
    })();
    expect(await conversationOf(creator.person, booking.id)).toMatchObject({
      id: conversationId,
      lastSeq: 1,
    });
    // Somebody else can't take it along.
    const stranger = await aBooking(stage, creator, 'approve_first', { conversationId });
    expect((await conversationOf(stranger.brand, stranger.booking.id)).id).not.toBe(conversationId);
  });

  it('is carried into the booking though no link names it, by an account and by a guest who signs in', async () => {
    const books = (person: Person, email: string) =>
      person.post<{ id: string }>('/api/package-bookings', {
        packageId: creator.packageId,
        clientName: 'Fernwood',
        clientEmail: email,
        projectDetails: 'As we said.',
      });
    const { person, email } = await aUser(stage);
    const { conversationId } = (await ask(person, email)).body;
    const first = (await books(person, email)).body;
    expect((await conversationOf(person, first.id)).id).toBe(conversationId);
    // It is the first booking's now.
    const second = (await books(person, email)).body;
    expect((await conversationOf(person, second.id)).id).not.toBe(conversationId);

    const guest = stage.person();
    const later = 'later@fernwood.test';
    const asked = (await ask(guest, later)).body.conversationId;
    const { token } = await newestLink(stage, later);
    await guest.post('/api/guest/sessions', { token });
    expect((await guest.post(`${at(asked)}/confirm`)).status).toBe(204);
    const account = {
      email: 'account@fernwood.test',
      password: PASSWORD,
      firstName: 'Ann',
      lastName: 'Miller',
    };
    expect((await guest.post('/api/auth/register', account)).status).toBe(201);
    const booked = (await books(guest, 'account@fernwood.test')).body;
    expect((await conversationOf(guest, booked.id)).id).toBe(asked);

    const blocked = await aUser(stage);
    const talk = (await ask(blocked.person, blocked.email)).body.conversationId;
    await creator.person.call('PUT', `${at(talk)}/block`, { blocked: true });
    const fresh = (await books(blocked.person, blocked.email)).body;
    expect((await conversationOf(blocked.person, fresh.id)).id).not.toBe(talk);
  });

  it('is refused for creators and packages that aren’t there, and for one’s own page', async () => {
    const visitor = stage.person();
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await visitor.post(`/api/creators/${nobody}/questions`, question('a@b.test'))).status).toBe(404);
    expect((await ask(visitor, 'a@b.test', { packageId: nobody })).status).toBe(404);
    expect((await ask(creator.person, creator.email)).status).toBe(400);
    expect((await ask(visitor, 'no address')).status).toBe(400);
    expect((await ask(visitor, 'a@b.test', { body: 'Hi' })).status).toBe(400);
  });

  it('from a blocked person is refused; from an address that may be anybody’s, it is answered like any other', async () => {
    const { person, email } = await aUser(stage);
    const { conversationId } = (await ask(person, email)).body;
    await creator.person.call('PUT', `${at(conversationId)}/block`, { blocked: true });
    const before = (await inbox(creator.person)).length;
    expect((await ask(person, email, { body: 'Once more, please' })).status).toBe(403);
    const unproven = await ask(stage.person(), email, { body: 'From elsewhere' });
    expect([unproven.status, unproven.body.confirmed]).toEqual([201, false]);
    expect((await person.post(`${at(unproven.body.conversationId)}/confirm`)).status).toBe(403);
    expect((await inbox(creator.person)).length).toBe(before);
    expect(await inbox(person)).toEqual([]);
  });

  it('is not taken along, read or changed by somebody who books with the same address', async () => {
    const { person, email } = await aUser(stage);
    const { conversationId } = (await ask(person, email)).body;
    const thief = await aBooking(stage, creator, 'approve_first', { clientEmail: email, conversationId });
    expect((await conversationOf(thief.brand, thief.booking.id)).id).not.toBe(conversationId);
    expect((await thief.brand.get(`${at(conversationId)}/messages`)).status).toBe(404);
    expect(
      (await thief.brand.call('PUT', `${at(conversationId)}/messages/1`, { body: 'Forged' })).status,
    ).toBe(404);
  });

  it('stays the creator’s to read while the booking that comes of it isn’t paid', async () => {
    const { person, email } = await aUser(stage);
    const { conversationId } = (await ask(person, email, { packageId: creator.packageId })).body;
    const { booking } = await (async () => {
      const answer = await person.post<{ id: string }>('/api/package-bookings', {
        packageId: creator.packageId,
        projectDescription: 'As we said.',
        brandName: 'Fernwood',
        contactEmail: email,
        amount: '150.00',
        conversationId,
      });
      return { booking: answer.body };
    })();
    expect((await conversationOf(person, booking.id)).id).toBe(conversationId);
    const seen = await creator.person.get<Conversation>(at(conversationId));
    expect([seen.status, seen.body.bookingId, seen.body.closed]).toEqual([200, null, null]);
    expect((await creator.person.get(`/api/bookings/${booking.id}`)).status).toBe(404);
  });
});
