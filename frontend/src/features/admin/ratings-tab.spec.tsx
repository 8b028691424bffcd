import { describe, expect, it } from '@jest/globals';
import { REMOVAL_REASONS } from '@reelpact/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import type { ReportedRatingDto } from '../../api/admin-calls';
import { RatingsTab } from './ratings-tab';

const REPORTED: ReportedRatingDto = {
  ...{ bookingId: 'b1', by: 'brand', answers: { brief: 1, quality: 2, communication: 1 } },
  ...{ text: 'Their number is 555 0100.', reply: 'Please don’t.', reason: 'personal_data' },
  ...{ note: 'That is my number.', at: '2026-11-27T10:00:00.000Z' },
};
const AT = '/api/admin/ratings/b1/brand';

let reported: ReportedRatingDto[] | null;
let decided: number;
const { sentBy } = standInServer(() => ({
  'GET /api/admin/ratings': reported === null ? { status: 500 } : { body: reported },
  [`POST ${AT}/remove`]: { status: decided },
  [`POST ${AT}/keep`]: { status: decided },
}));
function open(shown: ReportedRatingDto[] | null, answer = 204): void {
  [reported, decided] = [shown, answer];
  renderWithData(<RatingsTab />);
}

describe('ratings that were reported', () => {
  it('show what was written, answered and complained of, and are removed for the reason that the admin chose', async () => {
    open([REPORTED]);
    for (const text of [
      'The brand',
      'Followed the brief: 1 · Quality: 2 · Communication: 1',
      'Their number is 555 0100.',
      'Please don’t.',
      'That is my number.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { name: REMOVAL_REASONS.personal_data })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'extortion' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Rating' }));
    await waitFor(() => expect(sentBy(`POST ${AT}/remove`)).toEqual([{ reason: 'extortion' }]));
  });

  it('stay, and are kept on the list until that is saved', async () => {
    open([REPORTED], 500);
    const stays = await screen.findByRole('button', { name: 'Let It Stay' });
    fireEvent.click(stays);
    await waitFor(() => expect(sentBy(`POST ${AT}/keep`)).toHaveLength(1));
    await waitFor(() => expect((stays as HTMLButtonElement).disabled).toBe(false));
    expect(screen.getByText('That is my number.')).toBeTruthy();
  });

  it('says that there is nothing to decide only when that is known', async () => {
    open(null);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No reported ratings')).toBeNull();
    reported = [];
    fireEvent.click(again);
    expect(await screen.findByText('No reported ratings')).toBeTruthy();
  });
});
