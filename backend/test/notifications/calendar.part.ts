import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aBooking, aCreator, aUser, pay, read, unprove } from '../builders.js';
import type { Person } from '../person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const TYPE = 'text/calendar; charset=utf-8';

/** The path of a new address. */
async function aFeed(person: Person): Promise<string> {
  const { status, body } = await person.post<{ url: string }>('/api/calendar-feed');
  expect(status).toBe(201);
  expect(body.url).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(body.url).pathname;
}
type Event = Record<string, string>;

/** The events of a calendar; refuses what RFC 5545 does not know. */
function eventsIn(text: string): Event[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.pop()).toBe('');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events: Event[] = [];
  let open: Event | null = null;
  for (const line of lines.slice(1, -1)) {
    const at = line.indexOf(':');
    expect(at).toBeGreaterThan(0);
    const [name = ''] = line.slice(0, at).split(';');
    const value = line
      .slice(at + 1)
      .replaceAll(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
    if (name === 'BEGIN') open = {};
    else if (name === 'END' && open) {
      events.push(open);
      open = null;
    } else if (open) open[name] = value;
  }
  return events;
}
const readFeed = async (path: string): Promise<Event[]> => {
  const { status, body } = await stage.person().get<string>(path);
  expect(status).toBe(200);
  return eventsIn(body);
};
const moment = (iso: string | null): string => (iso ?? '').replaceAll(/[-:]|\.\d{3}/g, '');

describe('a calendar feed', () => {
  it('has what is due and until when, for both parties, and nothing once it is over', async () => {
    const creator = await aCreator(stage);
    const { person: brand, email } = await aUser(stage);
    const { brand: guest, booking } = await aBooking(stage, creator, 'pay_first', {
      contactEmail: email,
      brandName: 'Café; “Ä, B\\C” 👩‍👩‍👧‍👦 END:VEVENT and so on until the line is long enough',
    });
    const [forCreator, forBrand] = [await aFeed(creator.person), await aFeed(brand)];
    // It isn't paid: it does not exist for the creator.
    expect(await readFeed(forCreator)).toEqual([]);
    expect(await readFeed(forBrand)).toHaveLength(1);
    await pay(stage, guest, booking.id);
    const [request] = await readFeed(forCreator);
    const requested = await read(creator.person, booking.id);
    expect(request).toMatchObject({
      UID: `${booking.id}-deadline@${new URL(stage.config.publicUrl).hostname}`,
      DTSTART: moment(requested.deadlineAt),
      SUMMARY: `Read and answer the request: UGC Package (${requested.brandName})`,
      URL: stage.config.publicUrl + requested.path,
    });
    expect(request?.['DESCRIPTION']).toContain(requested.onSilence);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    const producing = await read(creator.person, booking.id);
    const events = await readFeed(forCreator);
    expect(events.map(({ DTSTART }) => DTSTART)).toEqual([
      moment(producing.dueAt),
      moment(producing.deadlineAt),
    ]);
    expect(Number(events[1]?.['SEQUENCE'])).toBeGreaterThan(Number(request?.['SEQUENCE']));
    expect(events[1]?.['UID']).toBe(request?.['UID']);
    expect((await readFeed(forBrand)).map(({ SUMMARY }) => SUMMARY)).toEqual([
      'Due: UGC Package (Sophia Reyes)',
      'Deadline: UGC Package (Sophia Reyes)',
    ]);
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    expect(await readFeed(forCreator)).toEqual([]);
    expect(await readFeed(forBrand)).toEqual([]);
  });

  it('is read by its address alone, privately, and is not sent twice', async () => {
    const creator = await aCreator(stage);
    await aBooking(stage, creator, 'approve_first');
    const path = await aFeed(creator.person);
    const first = await stage.person().get<string>(path);
    expect(first.headers.get('content-type')).toBe(TYPE);
    expect(first.headers.get('cache-control')).toContain('private');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(eventsIn(first.body)).toHaveLength(1);
    const etag = first.headers.get('etag') ?? '';
    expect((await stage.person().get(path, { 'if-none-match': etag })).status).toBe(304);
    // Of the secret, the database knows a hash alone.
    const [row] = await stage.database.rows<{ token_hash: string }>(
      't-feed',
      'select token_hash from calendar_feeds where user_id = $1',
      [creator.userId],
    );
    expect(path).not.toContain(row?.token_hash);
    const { body } = await creator.person.get<{ feed: { lastReadAt: string | null } }>('/api/calendar-feed');
    expect(body.feed.lastReadAt).not.toBeNull();
  });

  it('leads nowhere once it is replaced or revoked', async () => {
    const { person } = await aUser(stage);
    expect((await person.get('/api/calendar-feed')).body).toEqual({ feed: null });
    const first = await aFeed(person);
    const second = await aFeed(person);
    expect((await stage.person().get(first)).status).toBe(404);
    expect((await stage.person().get(second)).status).toBe(200);
    expect((await person.call('DELETE', '/api/calendar-feed')).status).toBe(204);
    expect((await stage.person().get(second)).status).toBe(404);
    expect((await person.call('DELETE', '/api/calendar-feed')).status).toBe(204);
    for (const wrong of ['x.ics', `${'x'.repeat(43)}.ics`, second.slice(14, -4)]) {
      expect([wrong, (await stage.person().get(`/api/calendar/${wrong}`)).status]).toEqual([wrong, 404]);
    }
  });

  it('shows a brand nothing by an address that was not proven', async () => {
    const creator = await aCreator(stage);
    const { person, id, email } = await aUser(stage);
    await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    const feed = await aFeed(person);
    await unprove(stage, id);
    expect(await readFeed(feed)).toEqual([]);
  });

  it('goes with the account, and is in the copy of its data', async () => {
    const { person, email } = await aUser(stage);
    const path = await aFeed(person);
    const { body } = await person.get<{ data: Record<string, object[]> }>('/api/auth/export');
    expect(body.data['calendarFeeds']).toMatchObject([{ lastReadAt: null }]);
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    expect((await stage.person().get(path)).status).toBe(404);
  });
});
