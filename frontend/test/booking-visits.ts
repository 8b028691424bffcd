import { describe, expect, it } from '@jest/globals';
import { BOOKING_SCREENS } from '@reelpact/domain';
import {
  bookingAnswers,
  type KnownBooking,
  MONEY_IN,
  readerOf,
  type SeenStage,
  seenBy,
} from './bookings-of-people';
import { BOOKING_PAGES } from './landings';
import { answersTo, PEOPLE, type Person } from './people';
import { standInServer } from './stand-in-server';
import { visit } from './visit';

/** Whom a stage can make a difference to. */
const PARTIES = ['brand', 'creator', 'admin'] as const;
const STAGES = Object.keys(MONEY_IN) as SeenStage[];

/** Every page of a booking, opened by each person to whom it may make a difference in each stage. */
const visits = BOOKING_SCREENS.flatMap((page, pageAt) => [
  ...STAGES.flatMap((stage, stageAt) =>
    PARTIES.map((who, whoAt) => ({
      page,
      of: 'brand' as const,
      stage,
      who,
      third: (pageAt + stageAt + whoAt) % 3,
    })),
  ),
  ...PEOPLE.map((who, whoAt) => ({
    page,
    of: 'guest' as const,
    stage: 'unpaid' as const,
    who,
    third: (pageAt + whoAt) % 3,
  })),
]);

/** Where each person ends who opens a page of a booking, by the tables and by what the server says of the booking. */
function expected(page: (typeof BOOKING_SCREENS)[number], person: Person, booking: KnownBooking) {
  const { notFound, asksToSignIn, stays } = BOOKING_PAGES[page];
  const path = `/${page}/${booking.id}`;
  const isSignedIn = person !== 'visitor' && person !== 'guest';
  if (asksToSignIn && !isSignedIn) return { at: path, heading: 'Welcome back' };
  const reader = readerOf(person, booking);
  if (reader === null) return { at: path, heading: notFound };
  const heading = stays[booking.stage]?.[reader];
  if (heading) return { at: path, heading };
  return { at: seenBy(reader, booking).path, heading: expect.stringMatching(/./) };
}

/**
 * Opens pages of bookings. Each third of the visits has every page in every stage, every page for every person and every stage for
 * every person at least once.
 */
export function visitBookings(thirds: readonly number[]): void {
  let person: Person = 'visitor';
  let booking: KnownBooking = { id: 'b1', of: 'brand', stage: 'unpaid' };
  standInServer(() => ({ ...answersTo(person), ...bookingAnswers(person, booking) }));

  describe('a page of a booking', () => {
    it.each(visits.filter(({ third }) => thirds.includes(third)))(
      '/$page of a $of, $stage, leads a $who to where they belong',
      async ({ page, of, stage, who }) => {
        person = who;
        booking = { id: of === 'guest' ? 'b2' : 'b1', of, stage };
        expect(await visit(`/${page}/${booking.id}`)).toEqual(expected(page, person, booking));
      },
    );
  });
}
