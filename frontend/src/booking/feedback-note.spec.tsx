import { describe, expect, it } from '@jest/globals';
import { REJECTION_GROUND_LABELS, type RejectionGround } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import { aBooking, anItem, aVersion } from '../../test/a-room';
import { renderWithData, standInServer } from '../../test/stand-in-server';
import { FeedbackNote } from './feedback-note';
import { ChangeList } from './review/change-list';

let note: string | null = '';
let ground: RejectionGround | null = null;
let event = 'REVISION_REQUESTED';
const history = 'GET /api/bookings/b1/history';
const room = 'GET /api/bookings/b1/review-room';
const items = [anItem('one', { number: 1, round: 1, body: 'Cooler, please' })];
standInServer(() => ({
  [history]: {
    body: [{ event, actor: 'brand', note, ground, at: '2026-11-22T12:00:00.000Z' }],
  },
  [room]: { body: { items, views: [] } },
}));
const asked = (role: 'creator' | 'brand') =>
  aBooking({ role, turn: 'creator', submissions: [aVersion({ revisionKind: 'new_wish' })] });

describe('what the brand wrote', () => {
  it('is its own words alone where the creator has the list to tick off', async () => {
    note = 'So close!\n1. reel.mp4: Cooler, please';
    renderWithData(<FeedbackNote booking={asked('creator')} />);
    expect(await screen.findByText('So close!')).toBeTruthy();
  });

  it('is nothing where it wrote nothing beside the list', async () => {
    note = '1. reel.mp4: Cooler, please';
    // Beside others that show when all has come.
    renderWithData(
      <>
        <FeedbackNote booking={asked('creator')} />
        <FeedbackNote booking={asked('brand')} />
        <ChangeList booking={asked('creator')} />
      </>,
    );
    await screen.findByText('Cooler, please');
    await waitFor(() => expect(screen.getAllByText('1. reel.mp4: Cooler, please')).toHaveLength(1));
  });

  it('is the reason of a creator who declined, with a way to their other packages', async () => {
    [event, note] = ['CREATOR_DECLINED', 'I am fully booked this month.'];
    const declined = aBooking({ stage: 'declined', turn: null, final: true });
    renderWithData(<FeedbackNote booking={declined} />);
    expect(await screen.findByText('I am fully booked this month.')).toBeTruthy();
    expect(screen.getByText('Why the creator declined')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'See other packages' });
    expect(link.getAttribute('href')).toBe(`/${declined.package.creator.username}`);
    event = 'REVISION_REQUESTED';
  });

  it.each(['Nobody laughs in it.', null])(
    'is why the brand rejected the content, with the words %s',
    async (words) => {
      [event, note, ground] = ['BRAND_REJECTED', words, 'false_ai'];
      renderWithData(<FeedbackNote booking={aBooking({ role: 'creator', turn: 'creator' })} />);
      expect(await screen.findByText(REJECTION_GROUND_LABELS.false_ai)).toBeTruthy();
      expect(screen.getByText('Why the brand rejected the content')).toBeTruthy();
      if (words) expect(screen.getByText(words)).toBeTruthy();
      [event, ground] = ['REVISION_REQUESTED', null];
    },
  );

  it('is all of it for the brand, which has no list', async () => {
    note = '1. reel.mp4: Cooler, please';
    renderWithData(<FeedbackNote booking={asked('brand')} />);
    expect(await screen.findByText('1. reel.mp4: Cooler, please')).toBeTruthy();
  });
});
