import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { noteServerTime, serverNow } from './server-time';
import { useClock } from './use-clock';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 23);
const later = (milliseconds: number) => new Date(NOW + milliseconds).toISOString();
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  act(() => noteServerTime(later(0)));
  jest.restoreAllMocks();
});

function HoursLater() {
  return <p>{(useClock() - NOW) / HOUR}</p>;
}

it('is the server’s clock, also when that is moved while the page is open', () => {
  noteServerTime(later(1000 * HOUR));
  render(<HoursLater />);
  expect(screen.getByText('1000')).toBeTruthy();
  act(() => noteServerTime(later(1004 * HOUR)));
  expect(screen.getByText('1004')).toBeTruthy();
});

it('doesn’t mind how long an answer was under way, nor one that names no time', () => {
  for (const told of [later(-1_000), null, 'soon']) noteServerTime(told);
  expect(serverNow()).toBe(NOW);
});
