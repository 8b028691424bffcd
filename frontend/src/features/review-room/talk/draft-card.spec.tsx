import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../test/fill';
import { aBooking, anItem } from '../../../../test/a-room';
import { renderWithData, standInServer } from '../../../../test/stand-in-server';
import { type PlacedItem, placedItems } from '../../../booking/review/room-items';
import { useState } from 'react';
import type { Moment } from '../stage-contract';
import { DraftCard } from './draft-card';
import { useDrafting } from './drafting';

const CHANGE = 'PUT /api/bookings/b1/review-room/drafts/a';
const KEEP = 'PUT /api/bookings/b1/review-room/drafts/a/internal';
const server = standInServer(() => ({ [CHANGE]: { status: 204 }, [KEEP]: { status: 204 } }));
const onFreeze = jest.fn(() => 75);
const made = { startFrame: 50, endFrame: 90, shape: { box: [0.1, 0.1, 0.2, 0.2] } } as unknown as Moment;

function Card({ item }: { item: PlacedItem }) {
  const [moment, setMoment] = useState<Moment | null>(null);
  const { startFrame, endFrame, shape } = item;
  return (
    <>
      <DraftCard
        item={item}
        drafting={useDrafting(aBooking())}
        creator="Noor Haddad"
        countsRounds
        selected={false}
        place={null}
        moment={moment}
        onEdit={(isEdited) =>
          setMoment(isEdited ? { startFrame, endFrame, shape: shape as Moment['shape'] } : null)
        }
        isForGood={false}
        onDelete={() => {}}
        onFocusTaken={null}
        pointing={{ onMoment: setMoment, tool: null, onTool: () => {}, onFreeze }}
      />
      <button type="button" onClick={() => setMoment(made)}>
        Point at it
      </button>
    </>
  );
}
async function edit() {
  const shape = { pin: [0.5, 0.5] };
  const draft = anItem('a', { state: 'draft', kind: 'question', cause: null, startFrame: 10, shape });
  const [item] = placedItems([draft], aBooking());
  if (!item) throw new Error('no item');
  renderWithData(<Card item={item} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return user;
}
const lastSent = () => server.sentBy(CHANGE).at(-1);

describe('a draft', () => {
  it('can become a change, and lose its mark', async () => {
    const user = await edit();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(lastSent()).toMatchObject({ kind: 'change', cause: 'new_wish', shape: { pin: [0.5, 0.5] } }),
    );
    await user.click(screen.getByRole('button', { name: 'Take the mark away' }));
    await waitFor(() => expect(lastSent()).toMatchObject({ startFrame: 10, shape: null }));
  });

  it('takes the range and the mark that are made for it on the stage', async () => {
    const user = await edit();
    await user.click(screen.getByRole('button', { name: 'Point at it' }));
    await waitFor(() => expect(lastSent()).toMatchObject({ kind: 'question', ...made }));
    expect(screen.getByText('0:02.0–0:03.6')).toBeTruthy();
  });

  it('moves to the frame on screen, and to the whole file', async () => {
    const user = await edit();
    await user.click(screen.getByRole('button', { name: 'Use the frame on screen' }));
    await waitFor(() => expect(lastSent()).toMatchObject({ startFrame: 75, endFrame: null }));
    await user.click(screen.getByRole('button', { name: 'About the whole file instead' }));
    await waitFor(() => expect(lastSent()).toMatchObject({ startFrame: null, endFrame: null }));
  });

  it('is kept when it is left before the typing paused', async () => {
    const user = await edit();
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), ' at last');
    cleanup();
    await waitFor(() => expect(lastSent()).toMatchObject({ body: 'Body of a at last' }));
  });

  it('ends with Escape, and keeps what was written', async () => {
    const user = await edit();
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
    renderWithData(<Card item={item} />);
    expect(screen.getByRole('article', { name: 'Note by Tom Weaver: Change' })).toBeTruthy();
    expect(screen.getByText('Written by Tom Weaver')).toBeTruthy();
    expect(screen.getByText('Internal')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Keep internal', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send to Noor Haddad' }));
    await waitFor(() => expect(server.sentBy(KEEP)).toEqual([{ internal: false }]));
  });

  it('is the only one that can stay', async () => {
    await edit();
    expect(screen.queryByRole('button', { name: 'Keep internal' })).toBeNull();
  });
});
