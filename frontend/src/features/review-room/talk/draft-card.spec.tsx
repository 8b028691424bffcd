import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, anItem } from '../../../../test/a-room';
import { renderWithData, standInServer } from '../../../../test/stand-in-server';
import { placedItems } from '../../../booking/review/room-items';
import { WHOLE_FILE, type Moment } from '../stage-contract';
import { DraftCard } from './draft-card';

const CHANGE = 'PUT /api/bookings/b1/review-room/drafts/a';
const server = standInServer(() => ({ [CHANGE]: { status: 204 } }));
const onPointed = jest.fn();

async function edit(pointed: Moment) {
  const shape = { pin: [0.5, 0.5] };
  const draft = anItem('a', { state: 'draft', kind: 'question', cause: null, startFrame: 10, shape });
  const [item] = placedItems([draft], aBooking());
  if (!item) throw new Error('no item');
  renderWithData(
    <DraftCard
      item={item}
      bookingId="b1"
      countsRounds
      selected={false}
      place={null}
      isOpen
      pointed={pointed}
      onPointed={onPointed}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return user;
}
const lastSent = () => server.sentBy(CHANGE).at(-1);

describe('a draft', () => {
  it('can become a change, and lose its mark', async () => {
    const user = await edit(WHOLE_FILE);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(lastSent()).toMatchObject({ kind: 'change', cause: 'new_wish', shape: { pin: [0.5, 0.5] } }),
    );
    await user.click(screen.getByRole('button', { name: 'Take the mark away' }));
    await waitFor(() => expect(lastSent()).toMatchObject({ startFrame: 10, shape: null }));
    expect(screen.queryByRole('button', { name: 'Use the mark you just drew' })).toBeNull();
  });

  it('takes the mark that was drawn for it', async () => {
    const drawn = {
      startFrame: 50,
      endFrame: null,
      shape: { box: [0.1, 0.1, 0.2, 0.2] },
    } as unknown as Moment;
    const user = await edit(drawn);
    await user.click(screen.getByRole('button', { name: 'Use the mark you just drew' }));
    await waitFor(() => expect(lastSent()).toMatchObject({ kind: 'question', ...drawn }));
    await waitFor(() => expect(onPointed).toHaveBeenCalledWith(WHOLE_FILE));
  });

  it('ends with Escape, and keeps what was written', async () => {
    const user = await edit(WHOLE_FILE);
    const field = screen.getByRole('textbox', { name: 'Comment' });
    await user.type(field, ' more');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull());
    expect(lastSent()).toMatchObject({ body: expect.stringContaining('more') });
  });
});
