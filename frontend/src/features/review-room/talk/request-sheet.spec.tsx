import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aBooking, anItem, aVersion } from '../../../../test/a-room';
import { renderWithData, standInServer } from '../../../../test/stand-in-server';
import { placedItems } from '../../../booking/review/room-items';
import { RequestSheet } from './request-sheet';

const path = 'POST /api/bookings/b1/review-room/request-revision';
const server = standInServer(() => ({ [path]: { body: aBooking() } }));
const booking = aBooking();

function open(items: ReturnType<typeof anItem>[]) {
  const onClose = jest.fn();
  renderWithData(
    <RequestSheet
      booking={booking}
      version={aVersion()}
      items={placedItems(items, booking)}
      onClose={onClose}
    />,
  );
  return onClose;
}
const listed = () =>
  screen.getAllByRole('listitem').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the request for a revision', () => {
  it('shows the list as it will be numbered, what it costs, and sends it', async () => {
    const onClose = open([
      anItem('late', { state: 'draft', startFrame: 100, body: 'Later' }),
      anItem('early', { state: 'draft', startFrame: 25, body: 'Early', cause: 'in_brief' }),
      anItem('old', { number: 4, body: 'Still' }),
      anItem('done', { number: 3, state: 'done' }),
      anItem('client', {
        state: 'draft',
        startFrame: 75,
        body: 'Bigger',
        reviewer: 'Tom',
        mark: 'mark of client',
      }),
      anItem('legal', { state: 'draft', startFrame: 80, body: 'Risky', reviewer: 'Ida', internal: true }),
      anItem('talk', { state: 'draft', kind: 'question', cause: null, startFrame: 50, body: 'Which lens?' }),
    ]);
    expect(listed()).toEqual([
      ['4.', 'reel.mp4 · New idea · still open', 'Still'],
      ['5.', 'reel.mp4 0:01.0 · It’s in the brief', 'Early'],
      ['6.', 'reel.mp4 0:02.0 · Question', 'Which lens?'],
      ['7.', 'reel.mp4 0:03.0 · New idea', 'Bigger'],
      ['8.', 'reel.mp4 0:04.0 · New idea', 'Later'],
    ]);
    expect(
      screen.getByText(
        '3 new ideas use revision 1 of 2; 1 point from the brief is free. Asked for now, the new version is due Thu, Nov 26, 6:00 PM.',
      ),
    ).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Feedback'), { target: { value: ' Almost! ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send 4 changes and 1 comment to Noor Haddad' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sentBy(path)).toEqual([
      { submissionId: 's1', reviewerNotes: ['mark of client'], note: 'Almost!' },
    ]);
  });

  it('keeps the words of a request that was put off, and counts rounds that were granted besides', () => {
    const { revisionsLeft } = booking;
    booking.revisionsLeft = 1;
    open([anItem('old', { number: 1, round: 2, body: 'Still' })]);
    expect(screen.getByText(/^1 new idea uses revision 3 of 3\./)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Feedback'), { target: { value: 'Warmer' } });
    cleanup();
    booking.revisionsLeft = revisionsLeft;
    open([]);
    const note = screen.getByLabelText<HTMLTextAreaElement>('Feedback');
    expect(note.value).toBe('Warmer');
    fireEvent.change(note, { target: { value: '' } });
  });

  it('needs words where there is no change', () => {
    open([]);
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send feedback to Noor Haddad' });
    expect(send.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Feedback'), { target: { value: 'Closer, please' } });
    expect(send.disabled).toBe(false);
  });
});
