import { beforeAll, expect, it } from '@jest/globals';
import { readerOf } from '@reelpact/domain';
import { BookingPages, ReadBookings, peopleOf } from '../../src/modules/bookings/index.js';
import { type Caller, VISITOR, onlookerOf, provenEmails } from '../../src/platform/access/caller.js';
import type { TestApp } from '../app.js';
import { aBooking, aCreator, aUser, bookingBody } from '../builders.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const VIEW = `
  select distinct party from booking_people where booking_id = $1 and not hidden
    and (user_id = $2 or guest_id = $3 or email_key = any($4::text[]))`;

/** As whom somebody stands in a booking by each of the places that say so. */
async function saidOf(bookingId: string, caller: Caller): Promise<(string | null)[]> {
  const record = (await stage.app.get(ReadBookings).find(stage.database, bookingId))!;
  const pages = stage.app.get(BookingPages);
  const rows = await stage.database.rows<{ party: string }>('t-people', VIEW, [
    bookingId,
    ...[caller.user?.id ?? null, caller.guestId, provenEmails(caller)],
  ]);
  const has = async (page: Promise<{ bookings: { id: string }[] }>): Promise<boolean> =>
    (await page).bookings.some(({ id }) => id === bookingId);
  const creatorId = caller.user?.creatorId ?? null;
  const listed = (await has(pages.ofCaller(caller)))
    ? 'brand'
    : creatorId !== null && (await has(pages.ofCreator(creatorId)))
      ? 'creator'
      : null;
  const view = rows.map(({ party }) => party);
  return [
    readerOf(peopleOf(record), onlookerOf(caller)),
    view.includes('brand') ? 'brand' : (view[0] ?? null),
    listed,
  ];
}

it('are the same people by the rule, by the view and by the lists, for every onlooker', async () => {
  const creator = await aCreator(stage);
  const account = await aUser(stage);
  const address = await aUser(stage);
  const stranger = await aUser(stage);
  const guest = await aBooking(stage, creator);
  const guests = await stage.database.row<{ id: string }>(
    't-guest-of',
    'select guest_id as id from bookings where id = $1',
    [guest.booking.id],
  );
  const body = bookingBody('approve_first', creator.packageId);
  const booked = await account.person.post<{ id: string }>('/api/package-bookings', body);
  const toAddress = await aBooking(stage, creator, 'approve_first', { clientEmail: address.email });
  const bookings = [guest.booking.id, booked.body.id, toAddress.booking.id];

  const signedIn = (id: string, email: string, emailVerified: boolean, creatorId: string | null): Caller => ({
    ...VISITOR,
    user: { id, sessionId: null, email, emailVerified, isAdmin: false, creatorId },
  });
  const lookers: Caller[] = [
    VISITOR,
    { ...VISITOR, guestId: guests!.id },
    { ...VISITOR, guestEmails: [address.email] },
    signedIn(creator.userId, creator.email, true, creator.id),
    ...[account, address, stranger].flatMap(({ id, email }) => [
      signedIn(id, email, true, null),
      signedIn(id, email, false, null),
    ]),
  ];
  const seen = new Set<string | null>();
  for (const id of bookings)
    for (const caller of lookers) {
      const said = await saidOf(id, caller);
      expect({ id, caller, said }).toEqual({ id, caller, said: [said[0], said[0], said[0]] });
      seen.add(said[0] ?? null);
    }
  expect([...seen].sort()).toEqual(['brand', 'creator', null]);
});
