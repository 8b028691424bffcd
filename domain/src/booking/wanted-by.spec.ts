import { describe, expect, it } from '@jest/globals';
import { WANTED_BY, calendarDayText, isDay, wantedByProblem } from './wanted-by.js';

const NOON = Date.UTC(2026, 10, 25, 12);
const { messages } = WANTED_BY;

describe('the day by which content is wanted', () => {
  it.each(['2027-02-29', '2027-13-01', '2027-1-1', '27-01-01', '', 'soon', '2027-01-01T00:00'])(
    'is not “%s”',
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(wantedByProblem(text, NOON)).toBe(messages.form);
    },
  );

  it('is today somewhere in the world at the earliest, and within a year', () => {
    const said = ['2026-11-24', '2026-11-25', '2027-11-26', '2027-11-27'].map((day) =>
      wantedByProblem(day, NOON),
    );
    expect(said).toEqual([messages.past, null, null, messages.far]);
    expect(wantedByProblem('2026-11-24', NOON - 60_000)).toBeNull();
  });

  it('reads the same everywhere', () => expect(calendarDayText('2027-01-30')).toBe('Jan 30, 2027'));
});
