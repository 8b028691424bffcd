import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from '../app.js';
import type { Person } from '../person.js';
import { completed, producing } from '../scenes.js';
import { sharedTestApp } from '../suite.js';
import { switchTips } from '../tips.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const offered = async (person: Person, { id }: BookingDto) =>
  (await person.get<BookingDto>(`/api/bookings/${id}`)).body.offersTip;

describe('a booking offers its brand to tip the creator', () => {
  it('once it is completed, while the creator takes tips, and nobody else', async () => {
    // The brand is a guest: they have no account.
    const { brand, creator, booking } = await completed(stage);
    expect(await offered(brand, booking)).toBe(false);
    await switchTips(creator);
    expect(await offered(brand, booking)).toBe(true);
    expect(await offered(creator.person, booking)).toBe(false);
    await switchTips(creator, false);
    expect(await offered(brand, booking)).toBe(false);
  });

  it('not before, and not while the card network has the payment back', async () => {
    const begun = await producing(stage);
    await switchTips(begun.creator);
    expect(await offered(begun.brand, begun.booking)).toBe(false);
    const { brand, creator, booking, driver } = await completed(stage);
    await switchTips(creator);
    const chargeback = { actor: 'network', at: 0, attempt: 1, chargeback: 'dp_tip' } as const;
    await driver.happen({ type: 'CHARGEBACK_OPENED', ...chargeback, amount: 15_000 });
    expect(await offered(brand, booking)).toBe(false);
    // The provider knows nothing of it, so it has to be over before another part compares the books.
    await driver.happen({ type: 'CHARGEBACK_WON', ...chargeback });
    expect(await offered(brand, booking)).toBe(true);
  });
});
