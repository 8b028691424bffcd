import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { aBooking } from '../../../test/a-room';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { NextInQueue } from '../../booking/review/next-in-queue';
import { QueueNav } from './queue-nav';
import { ROOM } from './stage/use-room-keys';

const QUEUE = 'GET /api/review-queue';
const queued = (bookingId: string, creatorName: string) => ({
  ...{ bookingId, creatorName, packageName: 'Single Reel', version: 1 },
  dueAt: '2026-11-26T18:00:00.000Z',
});
const three = [queued('b0', 'Ida'), queued('b1', 'Noor'), queued('b2', 'Sam')];
let queue = three;
const server = standInServer(() => ({ [QUEUE]: { body: queue } }));

function Around({ role = 'brand' }: { role?: 'brand' | 'creator' }) {
  const booking = aBooking({ role });
  return (
    <main {...ROOM}>
      <QueueNav booking={booking} />
      <NextInQueue booking={booking} />
      <p>at {useLocation().pathname}</p>
    </main>
  );
}
function open(listed: typeof three, role?: 'creator') {
  queue = listed;
  renderWithData(<Around role={role} />);
  return userEvent.setup();
}

describe('the queue of deliveries', () => {
  it.each([
    ['n', '/brand-review/b2'],
    ['p', '/brand-review/b0'],
  ])('leads on with the key %s to %s', async (key, path) => {
    const user = open(three);
    await screen.findByText('2 of 3');
    await user.keyboard(key);
    expect(screen.getByText(`at ${path}`)).toBeTruthy();
  });

  it('has a button each way, and ends at its ends', async () => {
    const user = open(three.slice(1));
    await screen.findByText('1 of 2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous delivery' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next delivery: Single Reel by Sam' }));
    expect(screen.getByText('at /brand-review/b2')).toBeTruthy();
  });

  it('offers the next one once this one is answered', async () => {
    open(three.filter(({ bookingId }) => bookingId !== 'b1'));
    const next = await screen.findByRole('link', { name: 'Review the next one' });
    expect(next.getAttribute('href')).toBe('/brand-review/b0');
    expect(screen.getByText(/^Next: Single Reel by Ida, answer by /)).toBeTruthy();
  });

  it('stays out of the way where nothing else waits, and asks nothing for a creator', async () => {
    open(three.slice(1, 2));
    await waitFor(() => expect(server.sentBy(QUEUE)).toHaveLength(1));
    expect(screen.queryByText(/to review/)).toBeNull();
    open(three, 'creator');
    expect(screen.queryByText(/to review/)).toBeNull();
    expect(server.sentBy(QUEUE)).toHaveLength(1);
  });
});
