import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../test/fill';
import { aBooking, anItem } from '../../../../test/a-room';
import { renderWithData, standInServer } from '../../../../test/stand-in-server';
import { type PlacedItem, placedItems } from '../../../booking/review/room-items';
import { WHOLE_FILE, type Moment } from '../stage-contract';
import { DraftCard } from './draft-card';
import { useDrafting } from './drafting';

const CHANGE = 'PUT /api/bookings/b1/review-room/drafts/a';
const KEEP = 'PUT /api/bookings/b1/review-room/drafts/a/internal';
const server = standInServer(() => ({ [CHANGE]: { status: 204 }, [KEEP]: { status: 204 } }));
const onPointed = jest.fn();

function Card({ item, pointed }: { item: PlacedItem; pointed: Moment }) {
  return (
    <DraftCard
      item={item}
      drafting={useDrafting(aBooking())}
      creator="Noor Haddad"
      countsRounds
      selected={false}
      place={null}
      pointed={pointed}
      onPointed={onPointed}
    />
  );
}
async function edit(pointed: Moment) {
  const shape = { pin: [0.5, 0.5] };
  const draft = anItem('a', { state: 'draft', kind: 'question', cause: null, startFrame: 10, shape });
  const [item] = placedItems([draft], aBooking());
  if (!item) throw new Error('no item');
  renderWithData(<Card item={item} pointed={pointed} />);
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
    await fill(user, field, ' more');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull());
    expect(lastSent()).toMatchObject({ body: expect.stringContaining('more') });
  });
});

describe('a reviewer’s note', () => {
  it('carries their name, and goes to the creator or stays, as the brand says', async () => {
    const note = anItem('a', { state: 'draft', reviewer: 'Tom Weaver', internal: true });
    const [item] = placedItems([note], aBooking());
    if (!item) throw new Error('no item');
    renderWithData(<Card item={item} pointed={WHOLE_FILE} />);
    expect(screen.getByRole('article', { name: 'Note by Tom Weaver: Change' })).toBeTruthy();
    expect(screen.getByText('Written by Tom Weaver')).toBeTruthy();
    expect(screen.getByText('Internal')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep internal', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send to Noor Haddad' }));
    await waitFor(() => expect(server.sentBy(KEEP)).toEqual([{ internal: false }]));
  });

  it('is the only one that can stay', async () => {
    await edit(WHOLE_FILE);
    expect(screen.queryByRole('button', { name: 'Keep internal' })).toBeNull();
  });
});
