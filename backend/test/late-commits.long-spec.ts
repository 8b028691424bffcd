import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator } from './builders.js';
import { commitLate } from './late-commits.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

describe('ten thousand entries of transactions that commit late', () => {
  it('are met once and in the order of their booking by each follower', async () => {
    const creator = await aCreator(stage);
    const bookings: string[] = [];
    while (bookings.length < 40) bookings.push((await aBooking(stage, creator)).booking.id);
    const { written, givenUp } = await commitLate(stage, bookings, 10_000);
    expect(written).toBeGreaterThanOrEqual(10_000);
    expect(givenUp).toBeGreaterThan(100);
  });
});
