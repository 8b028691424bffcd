import { describe, expect, it } from '@jest/globals';
import { BRAND_RECORD_TEXTS } from '@reelpact/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { NO_RATINGS } from '../../../test/people';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import BrandStars from './brand-stars';

const STARS = {
  stars: 4.25,
  ratings: 4,
  answers: { brief: 4.5, feedback: 4, communication: 4.25 },
  removed: 2,
};

let answer: StandInAnswer;
const { called } = standInServer(() => ({ 'GET /api/bookings/b1/brand-ratings': answer }));
function open(first: StandInAnswer, isNew: boolean): HTMLElement {
  answer = first;
  return renderWithData(<BrandStars bookingId="b1" isNew={isNew} />).container;
}

describe('what creators say of the brand behind a request', () => {
  it('is its stars with their number, each question, and how many were removed', async () => {
    const shown = open({ body: STARS }, true);
    expect(await screen.findByText('Clear brief')).toBeTruthy();
    for (const text of ['4.3 stars (4 ratings)', 'Fair feedback4.0', '2 ratings were removed'])
      expect(shown.textContent).toContain(text);
    expect(shown.textContent).not.toContain(BRAND_RECORD_TEXTS.newHere);
  });

  it('is that they are new only when neither stars nor anything else is known of them', async () => {
    open({ body: NO_RATINGS }, true);
    expect(await screen.findByText(BRAND_RECORD_TEXTS.newHere)).toBeTruthy();
  });

  it('is nothing while there are no stars but other numbers', async () => {
    const shown = open({ body: NO_RATINGS }, false);
    await waitFor(() => expect(called()).toHaveLength(1));
    await act(() => Promise.resolve());
    expect(shown.textContent).toBe('');
  });

  it('is asked for again when the call has failed, without saying that they are new', async () => {
    open({ status: 500, body: { message: 'Something went wrong.' } }, true);
    const again = await screen.findByRole('button', { name: /again|retry/i });
    expect(screen.queryByText(BRAND_RECORD_TEXTS.newHere)).toBeNull();
    answer = { body: STARS };
    fireEvent.click(again);
    expect(await screen.findByText('Clear brief')).toBeTruthy();
  });
});
