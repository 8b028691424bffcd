import { describe, expect, it } from '@jest/globals';
import { BOOKING_SCREENS } from '@reelpact/domain';
import {
  bookingAnswers,
  type KnownBooking,
  MONEY_IN,
  readerOf,
  type SeenStage,
  seenBy,
} from '../../test/bookings-of-people';
import { BOOKING_PAGES } from '../../test/landings';
import { answersTo, PEOPLE, type Person } from '../../test/people';
import { standInServer } from '../../test/stand-in-server';
import { visit } from '../../test/visit';

let person: Person = 'visitor';
let booking: KnownBooking = { id: 'b1', of: 'brand', stage: 'unpaid' };
standInServer(() => ({ ...answersTo(person), ...bookingAnswers(person, booking) }));

/** Where each person ends who opens a page of a booking, by the tables and by what the server says of the booking. */
function expected(page: (typeof BOOKING_SCREENS)[number]) {
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

/** Whom a stage can make a difference to. */
const PARTIES = ['brand', 'creator', 'admin'] as const;
const STAGES = Object.keys(MONEY_IN) as SeenStage[];

describe.each(BOOKING_SCREENS)('/%s of a booking', (page) => {
  describe.each(STAGES)('that is %s', (stage) => {
    it.each(PARTIES)('leads a %s to where they belong', async (who) => {
      person = who;
      booking = { id: 'b1', of: 'brand', stage };
      expect(await visit(`/${page}/b1`)).toEqual(expected(page));
    });
  });

  it.each(PEOPLE)('of a guest, not paid, leads a %s to where they belong', async (who) => {
    person = who;
    booking = { id: 'b2', of: 'guest', stage: 'unpaid' };
    expect(await visit(`/${page}/b2`)).toEqual(expected(page));
  });
});

describe('the link of an email to a booking', () => {
  it.each(PEOPLE)('leads a %s to it, or asks for the way in', async (who) => {
    person = who;
    booking = { id: 'b2', of: 'guest', stage: 'unpaid' };
    const reader = readerOf(person, booking);
    expect(await visit('/open-booking/b2')).toEqual(
      reader === null
        ? { at: '/open-booking/b2', heading: 'Open your booking' }
        : { at: seenBy(reader, booking).path, heading: expect.stringMatching(/./) },
    );
  });
});
