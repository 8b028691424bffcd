import { describe, expect, it } from '@jest/globals';
import { AI_TEXTS } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFile, aVersion } from '../../../test/a-room';
import { seenBy } from '../../../test/bookings-of-people';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { ContentDeliveryScreen } from './content-delivery-screen';

const version = aVersion({ revisionKind: 'new_wish', files: [aFile('reel.mp4', { ai: 'none' })] });
const booking = {
  ...seenBy('creator', { id: 'b1', of: 'brand', stage: 'in_review' }),
  ...{ until: null, deadlineAt: null, submissions: [version] },
};
const of = (part: string) => `GET /api/bookings/b1${part}`;
let broken = '';
const SUBMIT = 'POST /api/bookings/b1/submit-content';
const server = standInServer(() => ({
  [of('')]: { body: booking },
  [of('/submissions')]: { body: [version] },
  [of('/uploads')]: { body: [] },
  [of('/review-room')]: { body: { items: [], views: [] } },
  [SUBMIT]: { body: booking },
  ...(broken && { [of(broken)]: { status: 500, body: {} } }),
}));

describe('a new version', () => {
  it.each(['/submissions', '/uploads', '/review-room'])(
    'is not put together while %s can’t be loaded',
    async (part) => {
      broken = part;
      renderWithData(<ContentDeliveryScreen bookingId="b1" />);
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Deliver Content/ })).toBeNull();
    },
  );

  it('can be the same files with another statement while the last one is reviewed', async () => {
    broken = '';
    renderWithData(<ContentDeliveryScreen bookingId="b1" />);
    const choice = await screen.findByRole('combobox', { name: `${AI_TEXTS.question} reel.mp4` });
    await userEvent.selectOptions(choice, 'edited');
    await userEvent.click(screen.getByRole('button', { name: 'Deliver Content to Brand' }));
    await waitFor(() =>
      expect(server.sentBy(SUBMIT)).toMatchObject([
        { files: [{ uploadId: 'upload reel.mp4', ai: 'edited' }] },
      ]),
    );
  });
});
