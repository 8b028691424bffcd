import { describe, expect, it } from '@jest/globals';
import { bookingAnswers, type KnownBooking, readerOf, seenBy } from '../../test/bookings-of-people';
import { visitBookings } from '../../test/booking-visits';
import { answersTo, PEOPLE, type Person } from '../../test/people';
import { standInServer } from '../../test/stand-in-server';
import { visit } from '../../test/visit';

visitBookings([0]);

describe('the link of an email to a booking', () => {
  let person: Person = 'visitor';
  const booking: KnownBooking = { id: 'b2', of: 'guest', stage: 'unpaid' };
  standInServer(() => ({ ...answersTo(person), ...bookingAnswers(person, booking) }));

  it.each(PEOPLE)('leads a %s to it, or asks for the way in', async (who) => {
    person = who;
    const reader = readerOf(person, booking);
    expect(await visit('/open-booking/b2')).toEqual(
      reader === null
        ? { at: '/open-booking/b2', heading: 'Open your booking' }
        : { at: seenBy(reader, booking).path, heading: expect.stringMatching(/./) },
    );
  });
});
