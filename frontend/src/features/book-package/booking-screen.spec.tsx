import { BOOKING_MESSAGES } from '@reelpact/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { ToastViewport } from '../../ui/toast';
import { BookingScreen } from './booking-screen';

const pack = {
  id: 'p1',
  tier: 'main',
  name: 'Single Reel',
  description: 'One reel',
  price: 150,
  deliveryTime: '3-5 days',
  revisions: 1,
  includes: '• 1 reel',
  emoji: '📦',
  bookable: true,
  addons: [],
  creator: {
    id: 'c1',
    username: 'sophiacreates',
    displayName: 'Sophia Reyes',
    profilePicture: null,
    bookingFlow: 'approve_first',
  },
};

/** Whether the answer says that this browser can open the booking. */
let canOpen: boolean;
beforeEach(() => {
  canOpen = true;
});
const server = standInServer(() => ({
  'GET /api/auth/user': { status: 401, body: { statusCode: 401, code: 'UNAUTHENTICATED', message: '' } },
  'GET /api/packages/p1': { body: pack },
  'POST /api/page-events': { status: 204 },
  'POST /api/package-bookings': () => ({ status: 201, body: { id: 'b1', canOpen } }),
}));

async function request(path = '/book'): Promise<void> {
  renderWithData(
    <>
      <ToastViewport />
      <Routes>
        <Route path="/book" element={<BookingScreen packageId="p1" />} />
        <Route path="/request-submitted/b1" element={<p>The request</p>} />
        <Route path="/open-booking/b1" element={<p>Asking for a link</p>} />
      </Routes>
    </>,
    path,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Your Name'), 'Ann');
  await user.type(screen.getByLabelText('Email Address'), 'ann@northwind.test');
  await user.type(screen.getByLabelText('Project Details'), 'ten letters');
  await user.click(screen.getByRole('button', { name: 'Send Request to Creator' }));
}

describe('a request that was sent', () => {
  it('is shown', async () => {
    await request();
    expect(await screen.findByText('The request')).toBeTruthy();
  });

  it('says where the visit came from, and that it began, once', async () => {
    await request('/book?source=Instagram');
    expect(await screen.findByText('The request')).toBeTruthy();
    expect(server.sentBy('POST /api/page-events')).toEqual([
      { creatorId: 'c1', event: 'book_start', packageId: 'p1', source: 'Instagram' },
    ]);
    expect(server.sentBy('POST /api/package-bookings')).toMatchObject([{ source: 'Instagram' }]);
  });

  it('says nothing of a source where there is none', async () => {
    await request();
    expect(await screen.findByText('The request')).toBeTruthy();
    expect(server.sentBy('POST /api/page-events')).toEqual([
      { creatorId: 'c1', event: 'book_start', packageId: 'p1' },
    ]);
    expect(Object.keys(server.sentBy('POST /api/package-bookings')[0] as object)).not.toContain('source');
  });

  it('is opened by a mailed link when the first answer was lost, and with it the cookie', async () => {
    canOpen = false;
    await request();
    expect(await screen.findByText('Asking for a link')).toBeTruthy();
    expect(await screen.findByText(BOOKING_MESSAGES.madeBefore.text)).toBeTruthy();
  });
});
