import { describe, expect, it } from '@jest/globals';
import { isNear, timeLeft } from './when';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const after = (milliseconds: number): string => new Date(now + milliseconds).toISOString();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the time left', () => {
  it.each([
    [3 * DAY, '3 days'],
    [3 * DAY - 1000, '3 days'],
    [3 * DAY + 30_000, '3 days'],
    [3 * DAY + 61_000, '3 days 1 hour'],
    [3 * DAY - HOUR, '2 days 23 hours'],
    [DAY + HOUR, '1 day 1 hour'],
    [DAY + 1000, '1 day'],
    [DAY, '1 day'],
    [23.5 * HOUR, '1 day'],
    [5 * HOUR, '5 hours'],
    [4.2 * HOUR, '5 hours'],
    [4 * HOUR, '4 hours'],
    [3.99 * HOUR + 1, '4 hours'],
    [2 * HOUR - 1, '2 hours'],
    [HOUR + 9 * 60_000, '1 hour 9 minutes'],
    [HOUR + 1, '1 hour 1 minute'],
    [HOUR, '60 minutes'],
    [61_000, '2 minutes'],
    [1, '1 minute'],
  ])('of %d ms is %s', (left, text) => expect(timeLeft(after(left), now)).toBe(text));

  it('is none once it is over', () =>
    expect([0, -1].map((left) => timeLeft(after(left), now))).toEqual([null, null]));

  it('is short on the last day', () =>
    expect([DAY - 1, DAY, -1].map((left) => isNear(after(left), now))).toEqual([true, false, true]));
});
