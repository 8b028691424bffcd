import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aBooking, aVersion } from '../../../test/a-room';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { ContentDeliveryScreen } from './content-delivery-screen';

const version = aVersion({ revisionKind: 'new_wish' });
const booking = aBooking({
  role: 'creator',
  turn: 'creator',
  submissions: [version],
  actions: [
    {
      name: 'submit_content',
      label: 'Upload',
      enabled: true,
      reason: null,
      needs: null,
      names: {},
      consequence: null,
    },
  ],
});
const of = (part: string) => `GET /api/bookings/b1${part}`;
let broken = '';
standInServer(() => ({
  [of('')]: { body: booking },
  [of('/submissions')]: { body: [version] },
  [of('/uploads')]: { body: [] },
  [of('/review-room')]: { body: { items: [], views: [] } },
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
});
