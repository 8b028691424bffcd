import type { TestApp } from './app.js';
import { aBooking, aCreator, aUser } from './builders.js';
import type { Person } from './person.js';
import { giveFactor, makeAdmin } from './factors.js';

export const PEOPLE = [
  'visitor',
  'guestOfThis',
  'guestOfAnother',
  'brandOfThis',
  'brandOfAnother',
  'creatorOfThis',
  'creatorOfAnother',
  'unverifiedSameEmail',
  'admin',
] as const;
export type Who = (typeof PEOPLE)[number];

/** What the rows of the matrix are about. */
export interface Things {
  bookingId: string;
  contactEmail: string;
  creatorId: string;
  username: string;
  packageId: string;
  otherCreatorId: string;
  /** The booking’s. */
  conversationId: string;
}
export interface Cast {
  people: Record<Who, Person>;
  things: Things;
  /** The same of a booking whose email belongs to somebody who has not verified it. */
  unverifiedThings: Things;
}

/** Everyone who could come to a booking that was withdrawn: nobody can do anything with it any more. */
export async function gather(stage: TestApp): Promise<Cast> {
  const creator = await aCreator(stage);
  const other = await aCreator(stage);
  // Without one nobody sets up payouts.
  for (const { userId } of [creator, other]) await giveFactor(stage.database, userId);
  const brand = await aUser(stage);
  const brandOfAnother = await aUser(stage);
  const unverified = await aUser(stage, { verified: false });
  const admin = await aUser(stage);
  await makeAdmin(stage.database, admin.id);
  const bookedBy = (email: string) => aBooking(stage, creator, 'approve_first', { clientEmail: email });
  const [mine, theirs] = [await bookedBy(brand.email), await bookedBy(unverified.email)];
  const another = await aBooking(stage, other, 'approve_first', { clientEmail: brandOfAnother.email });
  for (const { brand: guest, booking } of [mine, theirs]) {
    await guest.post(`/api/brand/bookings/${booking.id}/withdraw`);
  }
  // They have proven who they are for as long as the tests take, which a slow machine may stretch beyond what people are given.
  await stage.database.rows(
    't-proven',
    `update sessions set proven_at = 'infinity' where proven_at is not null`,
  );
  const talkOf = async (bookingId: string): Promise<string> =>
    (await creator.person.get<{ id: string }>(`/api/bookings/${bookingId}/conversation`)).body.id;
  const things = async (bookingId: string, contactEmail: string): Promise<Things> => ({
    bookingId,
    contactEmail,
    creatorId: creator.id,
    username: creator.username,
    packageId: creator.packageId,
    otherCreatorId: other.id,
    conversationId: await talkOf(bookingId),
  });
  return {
    people: {
      visitor: stage.person(),
      guestOfThis: mine.brand,
      guestOfAnother: another.brand,
      brandOfThis: brand.person,
      brandOfAnother: brandOfAnother.person,
      creatorOfThis: creator.person,
      creatorOfAnother: other.person,
      unverifiedSameEmail: unverified.person,
      admin: admin.person,
    },
    things: await things(mine.booking.id, brand.email),
    unverifiedThings: await things(theirs.booking.id, unverified.email),
  };
}
