import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aBooking, anItem } from '../../../test/a-room';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { ItemCard } from './item-card';
import { placedItems } from './room-items';

standInServer(() => ({}));

it('says that a change was left, and why, once the brand is fine with what can’t be done', () => {
  const booking = aBooking();
  const event = { version: 1, at: '2026-11-20T13:00:00.000Z' };
  const item = anItem('one', {
    number: 1,
    state: 'accepted',
    events: [
      { ...event, from: 'draft', to: 'open', party: 'brand', note: null },
      { ...event, from: 'open', to: 'wont_do', party: 'creator', note: 'The tin arrived dented.' },
      { ...event, from: 'wont_do', to: 'accepted', party: 'brand', note: null },
    ],
  });
  const [placed] = placedItems([item], booking);
  if (!placed) throw new Error('The item is nowhere.');
  renderWithData(<ItemCard item={placed} booking={booking} number={1} place={null} />);
  expect(screen.getByText('Left as it is')).toBeTruthy();
  expect(screen.queryByText('Looks right')).toBeNull();
  expect(screen.getByText(/Can’t be done, says .+: “The tin arrived dented.”/)).toBeTruthy();
  expect(screen.getByText('Accepted by Bean & Leaf, v1')).toBeTruthy();
});

it('answers a question, and offers no Done and no Can’t do for it', () => {
  const booking = aBooking({ role: 'creator' });
  const question = { kind: 'question', cause: null, number: 2 } as const;
  const done = { from: 'open', to: 'done', party: 'creator', version: 1, note: null } as const;
  const items = placedItems(
    [
      anItem('open', question),
      anItem('done', {
        ...{ ...question, number: 3, state: 'done' },
        events: [{ ...done, at: '2026-11-20T13:00:00.000Z' }],
      }),
    ],
    booking,
  );
  for (const item of items)
    renderWithData(<ItemCard item={item} booking={booking} number={item.number} place={null} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Answered: #2',
    'Answer #2',
    'Not answered yet: #3',
    'Answer #3',
  ]);
  expect(screen.getByText('Answered')).toBeTruthy();
  expect(screen.getByText('Answered by Noor Haddad')).toBeTruthy();
});
