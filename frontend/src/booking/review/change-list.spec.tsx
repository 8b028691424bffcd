import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aBooking, anItem, aVersion } from '../../../test/a-room';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import { useGetBookingQuery } from '../../api/calls';
import { ChangeList } from './change-list';

let items: ReturnType<typeof anItem>[];
let moved: StandInAnswer | 'never' = { status: 204 };
let failure: StandInAnswer | null = null;
afterEach(() => {
  failure = null;
  moved = { status: 204 };
});
const room = 'GET /api/bookings/b1/review-room';
const move = (id: string) => `POST /api/bookings/b1/review-room/items/${id}/state`;
const server = standInServer(() => ({
  'GET /api/bookings/b1': { body: revising() },
  [room]: failure ?? { body: { items, views: [] } },
  [move('one')]: (sent) => {
    if (moved === 'never') return new Promise(() => {});
    if (moved.status === 204)
      items = items.map((item) => (item.id === 'one' ? { ...item, ...(sent as object) } : item));
    return moved;
  },
  [move('two')]: { status: 204 },
}));

const revising = (kind: 'new_wish' | 'in_brief' = 'new_wish') =>
  aBooking({
    role: 'creator',
    turn: 'creator',
    submissions: [aVersion({ revisionKind: kind })],
    actions: [
      {
        name: 'waive_revision',
        label: 'Make This Revision Free',
        enabled: true,
        reason: null,
        needs: null,
        names: {},
        consequence: null,
      },
    ],
  });

/** As on its page, which has asked for the booking. */
function Loaded() {
  const { data } = useGetBookingQuery({ id: 'b1' });
  return data ? <ChangeList booking={data} /> : null;
}

describe('the creator’s list', () => {
  it('is ticked off, and says how far it is', async () => {
    items = [
      anItem('two', { number: 2, round: 1, startFrame: 105 }),
      anItem('one', { number: 1, round: 1 }),
      anItem('nice', { number: 3, kind: 'praise', cause: null }),
    ];
    renderWithData(<ChangeList booking={revising()} />);
    expect(await screen.findByText('2 asked · 0 done · 2 open')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'reel.mp4 0:04.2' }).getAttribute('href')).toBe(
      '/review/b1?v=1&file=1&t=105&c=2',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Done: #1' }));
    expect(await screen.findByText('2 asked · 1 done · 1 open')).toBeTruthy();
    expect(server.sentBy(move('one'))).toEqual([{ state: 'done' }]);
    await waitFor(() => expect(server.sentBy(room)).toHaveLength(2));
    expect(screen.getByText('2 asked · 1 done · 1 open')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make This Revision Free' })).toBeNull();
  });

  it('says at once who did what, so that no line comes later and moves what is below', async () => {
    items = [anItem('one', { number: 1, round: 1 })];
    moved = 'never';
    renderWithData(<Loaded />);
    fireEvent.click(await screen.findByRole('button', { name: 'Done: #1' }));
    expect(await screen.findByText('Noor Haddad: done, comes with the next version')).toBeTruthy();
    expect(server.sentBy(room)).toHaveLength(1);
  });

  it('is not left out when it can’t be loaded', async () => {
    items = [anItem('one', { number: 1, round: 1 })];
    failure = { status: 500, body: {} };
    renderWithData(<ChangeList booking={revising()} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    failure = null;
    fireEvent.click(again);
    expect(await screen.findByText('1 asked · 0 done · 1 open')).toBeTruthy();
  });

  it('takes words with what can’t be done', async () => {
    items = [anItem('two', { number: 2, round: 1 })];
    renderWithData(<ChangeList booking={revising()} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Can’t do: #2' }));
    expect(server.sentBy(move('two'))).toEqual([]);
    const words = screen.getByLabelText('Please say why it can’t be done.');
    fireEvent.change(words, { target: { value: 'The logo isn’t mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Can’t do' }));
    await waitFor(() =>
      expect(server.sentBy(move('two'))).toEqual([{ state: 'wont_do', note: 'The logo isn’t mine' }]),
    );
  });

  it('offers to give the round back where all of it is in the brief', async () => {
    items = [anItem('two', { number: 2, round: 1, cause: 'in_brief' })];
    renderWithData(<ChangeList booking={revising('in_brief')} />);
    expect(await screen.findByRole('button', { name: 'Make This Revision Free' })).toBeTruthy();
  });

  it('isn’t there before anything is asked', () => {
    const { container } = renderWithData(<ChangeList booking={aBooking({ role: 'creator' })} />);
    expect(container.textContent).toBe('');
    expect(server.sentBy(room)).toEqual([]);
  });
});
