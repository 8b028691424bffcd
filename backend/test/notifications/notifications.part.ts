import { beforeAll, describe, expect, it } from '@jest/globals';
import { NOTIFICATIONS } from '@reelpact/domain';
import { TellAdmins } from '../../src/modules/notifications/index.js';
import { NotificationStore } from '../../src/modules/notifications/persistence/notification-store.js';
import type { NotificationGroupDto } from '../../src/modules/notifications/http/notifications.dto.js';
import { PurgeExpired } from '../../src/platform/database/purge-expired.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser, pay } from '../builders.js';
import { newestLink } from '../mailbox.js';
import type { Answer, Person } from '../person.js';
import { aProduction } from '../sending.js';
import { makeAdmin } from '../factors.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const listOf = async (person: Person, query = ''): Promise<NotificationGroupDto[]> =>
  (await person.get<NotificationGroupDto[]>(`/api/notifications${query}`)).body;
const unreadOf = async (person: Person): Promise<number> =>
  (await person.get<{ unread: number }>('/api/notifications/count')).body.unread;
const titles = ({ title, older }: NotificationGroupDto): string[] => [
  title,
  ...older.map((one) => one.title),
];

describe('notifications', () => {
  it('are written for both parties with each step, folded per booking, and done when the booking moves on', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id);
    const [asked] = await listOf(creator.person);
    expect(asked).toMatchObject({
      bookingId: booking.id,
      reason: 'act',
      unread: true,
      done: false,
      olderCount: 0,
    });
    expect(asked?.title).toMatch(/^Northwind Coffee wants your UGC Package \(\$150\.00\), answer by /);
    expect(asked?.path).toContain(booking.id);
    expect(await unreadOf(creator.person)).toBe(1);

    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    const [started] = await listOf(creator.person);
    expect(started?.title).toMatch(/^Northwind Coffee paid \$150\.00: start UGC Package/);
    expect(started?.older.map(({ done, unread }) => ({ done, unread }))).toEqual([
      { done: true, unread: false },
    ]);
    // Two things were told about one booking.
    expect(await unreadOf(creator.person)).toBe(1);
    const [toBrand] = await listOf(brand);
    expect(toBrand?.reason).toBe('money');
    expect(titles(toBrand!)).toEqual([
      expect.stringMatching(/^Receipt: \$150\.00 for UGC Package, Sophia Reyes started/),
      expect.stringMatching(/^Your request to Sophia Reyes is in/),
    ]);
  });

  it('are told once of an event, whatever runs twice', async () => {
    const { creator, bookingId } = await aProduction(stage);
    const told = async () => ({
      list: await listOf(creator.person),
      mails: await stage.database.rows('t-told-mails', 'select id from mails where booking_id = $1', [
        bookingId,
      ]),
    });
    const before = await told();
    await stage.database.rows(
      't-tell-again',
      `update log_followers set position = (select min(position) - 1 from booking_history where booking_id = $1)
       where name = 'tell-parties'`,
      [bookingId],
    );
    await stage.settle();
    expect(before.mails.length).toBeGreaterThan(3);
    expect(await told()).toEqual(before);
  });

  it('that ask for something stay open when an earlier change is told after them', async () => {
    const { bookingId } = await aProduction(stage);
    const store = stage.app.get(NotificationStore);
    const asks = (eventId: string) => ({
      ...{ eventId, bookingId, reason: 'act', title: 'Due soon', path: '/' },
      to: { party: 'creator', userId: null, guestId: null, emailKey: null },
    });
    const open = await stage.database.transaction(async (tx) => {
      for (const revision of [96, 98])
        await store.add(tx, [asks(`${bookingId}:${revision}:reminder`) as never]);
      await store.closeAsks(tx, [{ id: bookingId, revision: 97, asked: [], moved: true, at: tx.now }]);
      return tx.rows<{ eventId: string }>(
        't-open-asks',
        `select event_id as "eventId" from notifications where booking_id = $1 and title = 'Due soon' and done_at is null`,
        [bookingId],
      );
    });
    expect(open).toEqual([{ eventId: `${bookingId}:98:reminder` }]);
  });

  it('are read by name, with what is folded behind them, or all up to a moment', async () => {
    const creator = await aCreator(stage);
    for (let round = 0; round < 3; round += 1) await aBooking(stage, creator, 'approve_first');
    const [newest, second] = await listOf(creator.person);
    const answer = await creator.person.post('/api/notifications/read', { ids: [newest!.id] });
    expect(answer.body).toEqual({ unread: 2, any: true });
    expect((await listOf(creator.person, '?filter=unread')).map(({ id }) => id)).not.toContain(newest!.id);
    const rest = await creator.person.post('/api/notifications/read', { upTo: second!.at });
    expect(rest.body).toEqual({ unread: 0, any: true });
    expect(await listOf(creator.person)).toHaveLength(3);
    for (const body of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { upTo: 'yesterday' },
      { upTo: '2026-02-31T25:00:00.000Z' },
    ]) {
      expect((await creator.person.post('/api/notifications/read', body)).status).toBe(400);
    }
  });

  it('are nobody else’s: neither seen nor marked', async () => {
    const { creator, brand } = await aProduction(stage);
    const other = await aCreator(stage);
    const [group] = await listOf(creator.person);
    for (const stranger of [stage.person(), other.person, brand]) {
      await stranger.post('/api/notifications/read', { ids: [group!.id] });
      expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(group!.id);
    }
    expect(await unreadOf(creator.person)).toBe(1);
    expect(await listOf(stage.person())).toEqual([]);
    expect(await unreadOf(stage.person())).toBe(0);
  });

  it('follow a guest to the browser in which the address is proven, and to the account', async () => {
    const creator = await aCreator(stage);
    const { email, person } = await aUser(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first', {
      clientEmail: 'guest@away.test',
    });
    await creator.person.post(`/api/creator/bookings/${booking.id}/reject`, { reason: 'No time' });
    expect(await unreadOf(brand)).toBe(1);
    const elsewhere = stage.person();
    const { token } = await newestLink(stage, 'guest@away.test');
    await elsewhere.post('/api/guest/sessions', { token });
    expect(titles((await listOf(elsewhere))[0]!)).toContain('Sophia Reyes can’t take UGC Package, no charge');
    await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    expect(await unreadOf(person)).toBe(1);
  });

  it('are told to open pages: when there is something new, when it is read and when it is done', async () => {
    const creator = await aCreator(stage);
    const said = async (): Promise<number> =>
      (
        await stage.database.rows(
          't-said',
          `select 1 from live_events where kind = 'notifications' and keys @> array['user:' || $1]`,
          [creator.userId],
        )
      ).length;
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    expect(await said()).toBe(1);
    const [{ id = '' } = {}] = await listOf(creator.person);
    await creator.person.post('/api/notifications/read', { ids: [id] });
    expect(await said()).toBe(2);
    // Withdrawn: what was asked is done, and there is something new.
    await brand.post(`/api/brand/bookings/${booking.id}/withdraw`);
    expect(await said()).toBe(4);
  });

  it('go on page by page', async () => {
    const { person, id } = await aUser(stage);
    await stage.database.rows(
      't-many-notifications',
      `insert into notifications (id, event_id, recipient, party, user_id, reason, title, path, at)
       select gen_random_uuid(), n::text || $1::text, 'creator', 'creator', $1::uuid, 'system', n::text, '/', date_trunc('milliseconds', now()) from generate_series(1, 45) n`,
      [id],
    );
    const seen: string[] = [];
    let next: string | null = '/api/notifications';
    while (next !== null) {
      const answer: Answer<NotificationGroupDto[]> = await person.get(next);
      seen.push(...answer.body.map(({ title }) => title));
      next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  it('reach the admins, and lead to the booking', async () => {
    const { id, person } = await aUser(stage);
    await makeAdmin(stage.database, id);
    const { bookingId } = await aProduction(stage);
    await stage.database.transaction(async (tx) => {
      await stage.app.get(TellAdmins).tell(tx, { subject: 'Look at {package}', body: 'Odd.', bookingId });
      await stage.app.get(TellAdmins).tell(tx, { subject: 'Something is odd', body: 'Odd.' });
    });
    await stage.drain();
    const told = await listOf(person);
    expect(told.map(({ title, path }) => ({ title, path }))).toEqual(
      expect.arrayContaining([
        { title: 'Something is odd', path: '/admin' },
        { title: 'Look at UGC Package: UGC Package ($150.00)', path: `/admin?tab=booking&id=${bookingId}` },
      ]),
    );
  });

  it('are forgotten in time, and with the person', async () => {
    const { creator } = await aProduction(stage);
    await stage.database.rows(
      't-age-notifications',
      `update notifications set created_at = now() - make_interval(days => $2) where user_id = $1`,
      [creator.userId, NOTIFICATIONS.keptDays + 1],
    );
    await stage.app.get(PurgeExpired).run();
    expect(await listOf(creator.person)).toEqual([]);

    const { person, id, email } = await aUser(stage);
    const other = await aCreator(stage);
    const { booking } = await aBooking(stage, other, 'approve_first', { clientEmail: email });
    await other.person.post(`/api/creator/bookings/${booking.id}/reject`, { reason: 'No time' });
    const copy = await person.get<{ data: Record<string, unknown[]> }>('/api/auth/export');
    expect(copy.body.data['notifications']).toHaveLength(2);
    expect((await person.post('/api/auth/delete-account', { email, password: 'correct horse' })).status).toBe(
      204,
    );
    const left = await stage.database.rows(
      't-left',
      'select 1 from notifications where user_id = $1 or email_key = $2 or booking_id = $3',
      [id, email, booking.id],
    );
    expect(left).toEqual([]);
  });
});
