import { describe, expect, it } from '@jest/globals';
import { UNRATED_TEXTS } from '@reelpact/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { BookingDto } from '../../api/calls';
import type { BookingRatingDto, RatingDto } from '../../api/rating-calls';
import {
  renderWithData,
  standInServer,
  type StandInAnswer,
  type StandInRoutes,
} from '../../../test/stand-in-server';
import RatingPanel from './rating-panel';

const STAND: BookingRatingDto = {
  ...{ canRate: true, endsAt: '2026-12-01T10:00:00.000Z', isClosed: false, unrated: null },
  ...{ own: null, other: null, canReply: false, isReported: false, removed: [] },
};
const SAID: RatingDto = {
  ...{ answers: { brief: 5, quality: 3, communication: 4 }, text: 'Two days early.' },
  ...{ reply: null, writtenAt: '2026-11-25T10:00:00.000Z' },
};

let routes: StandInRoutes = {};
const { called, sentBy } = standInServer(() => routes);

function shown(stand: Partial<BookingRatingDto>, role = 'brand', answer: StandInAnswer = {}): void {
  routes = { 'GET /api/bookings/b1/rating': { body: { ...STAND, ...stand }, ...answer } };
  const booking = {
    ...{ id: 'b1', role, brandName: 'Northwind' },
    package: { creator: { username: 'sophia' } },
  } as unknown as BookingDto;
  renderWithData(<RatingPanel booking={booking} />);
}
const star = (question: string, stars: number) =>
  screen.getByRole('group', { name: question }).querySelectorAll('input')[stars - 1]!;

describe('the ratings of a booking', () => {
  it('are written with stars for each question, and say which is missing', async () => {
    shown({});
    fireEvent.click(await screen.findByRole('button', { name: 'Save Rating' }));
    expect(await screen.findByText('Please choose 1 to 5 stars for “Quality”.')).toBeTruthy();
    expect(sentBy('PUT /api/bookings/b1/rating')).toEqual([]);
    for (const [question, stars] of [
      ['Followed the brief', 5],
      ['Quality', 3],
      ['Communication', 4],
    ] as const)
      fireEvent.click(star(question, stars));
    routes['PUT /api/bookings/b1/rating'] = { body: { ...STAND, own: SAID } };
    fireEvent.change(screen.getByLabelText('In words (optional)'), {
      target: { value: ' Two days early. ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save Rating' }));
    const answers = { brief: 5, quality: 3, communication: 4 };
    await waitFor(() =>
      expect(sentBy('PUT /api/bookings/b1/rating')).toEqual([{ answers, text: 'Two days early.' }]),
    );
  });

  it('can be changed as long as nobody has seen them, and ask a creator other questions', async () => {
    shown({ own: { ...SAID, answers: { brief: 2, feedback: 3, communication: 4 } } }, 'creator');
    expect(await screen.findByRole('button', { name: 'Change Rating' })).toBeTruthy();
    expect(screen.getByText('Rate Northwind')).toBeTruthy();
    expect(star('Fair feedback', 3).checked).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>('In words (optional)').value).toBe('Two days early.');
  });

  it('are read by both once they are shown, with an answer that can be given once', async () => {
    shown({ canRate: false, isClosed: true, other: SAID, canReply: true }, 'creator');
    expect(await screen.findByText('What Northwind said')).toBeTruthy();
    expect(screen.getByText('Two days early.')).toBeTruthy();
    expect(screen.getByText('3 of 5 stars')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Answer it' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send Answer' }));
    expect(await screen.findByText('Please write an answer')).toBeTruthy();
    routes['POST /api/bookings/b1/rating/reply'] = { body: STAND };
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Thanks.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Answer' }));
    await waitFor(() => expect(sentBy('POST /api/bookings/b1/rating/reply')).toEqual([{ text: 'Thanks.' }]));
  });

  it('say why there are none, and that one was removed', async () => {
    shown({ canRate: false, endsAt: null, unrated: 'related', removed: [{ by: 'brand', reason: 'hate' }] });
    expect(await screen.findByText(UNRATED_TEXTS.related)).toBeTruthy();
    expect(screen.getByText(/The rating by Northwind was removed: it contains hate/)).toBeTruthy();
  });

  it('keep what is written when they can’t be loaded again', async () => {
    shown({ own: { ...SAID, answers: { brief: 5, quality: 3, communication: 4 } } });
    const words = await screen.findByLabelText<HTMLTextAreaElement>('In words (optional)');
    fireEvent.change(words, { target: { value: 'Much more than before.' } });
    const refused = { status: 503, body: { code: 'UNAVAILABLE', message: 'Please try again later.' } };
    routes = { 'GET /api/bookings/b1/rating': refused, 'PUT /api/bookings/b1/rating': refused };
    fireEvent.click(screen.getByRole('button', { name: 'Change Rating' }));
    await waitFor(() => expect(called().filter((call) => call.startsWith('GET'))).toHaveLength(2));
    expect(screen.getByLabelText<HTMLTextAreaElement>('In words (optional)').value).toBe(
      'Much more than before.',
    );
  });

  it('say to an admin until when nothing is shown', async () => {
    shown({ canRate: false }, 'admin');
    expect(await screen.findByText(/Nothing is shown yet. Both can rate until/)).toBeTruthy();
  });

  it('say that they could not be loaded, and not that there are none', async () => {
    shown({}, 'brand', { status: 500, body: { code: 'INTERNAL', message: 'Something went wrong.' } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Save Rating' })).toBeNull();
    routes = { 'GET /api/bookings/b1/rating': { body: STAND } };
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Save Rating' })).toBeTruthy();
  });
});
