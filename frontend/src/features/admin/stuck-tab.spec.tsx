import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import type { StuckWorkDto } from '../../api/admin-calls';
import { StuckTab } from './stuck-tab';

const retry = 'POST /api/admin/jobs/42/retry';
const at = '2026-11-21T10:00:00.000Z';
const nothing: StuckWorkDto = {
  jobs: [],
  deadlines: [],
  reports: [],
  orders: [],
  delayedRefunds: [],
  delayedTipRefunds: [],
  entries: [],
  followers: [{ name: 'webhooks', seconds: 0, waiting: 0 }],
};
const entry = {
  id: '7',
  follower: 'webhooks',
  bookingId: 'b4000000-1',
  event: 'BRAND_APPROVED',
  failures: 5,
  error: 'no such column',
  givenUp: true,
  nextTry: at,
  behind: 2,
};
const skip = 'POST /api/admin/followers/webhooks/entries/7/skip';
const job = {
  id: '42',
  task: 'refund-payment',
  attempts: 3,
  givenUp: false,
  lastError: 'no answer',
  nextTry: at,
};

let stuck: StuckWorkDto;
const server = standInServer(() => ({
  'GET /api/admin/stuck': { body: stuck },
  [retry]: () => {
    stuck = { ...stuck, jobs: [] };
    return { status: 204 };
  },
  [skip]: () => {
    stuck = { ...stuck, entries: [] };
    return { status: 204 };
  },
}));
beforeEach(() => {
  stuck = {
    jobs: [job],
    deadlines: [{ bookingId: 'b1000000-1', dueAt: at, failures: 2 }],
    reports: [
      {
        id: 'evt_1',
        type: 'charge.dispute.created',
        objectId: 'pi_1',
        bookingId: null,
        tipId: null,
        receivedAt: at,
      },
    ],
    orders: [
      {
        key: 'k:1',
        bookingId: 'b2000000-1',
        tipId: null,
        kind: 'transfer',
        amount: '95.00',
        refusal: 'no funds',
        endedAt: at,
      },
    ],
    delayedRefunds: ['b3000000-1'],
    delayedTipRefunds: [],
    entries: [entry],
    followers: [],
  };
});

describe('stuck work', () => {
  it('says so when nothing is stuck', async () => {
    stuck = nothing;
    renderWithData(<StuckTab />);
    expect(await screen.findByText('Nothing is stuck')).toBeTruthy();
  });

  it('shows each kind with the way to its booking', async () => {
    renderWithData(<StuckTab />);
    expect(await screen.findByText('Transfer of $95.00')).toBeTruthy();
    expect(screen.getByText('no funds')).toBeTruthy();
    expect(screen.getByText('charge.dispute.created')).toBeTruthy();
    expect(screen.getByText(/failed 2 times/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['b3000000-1', 'b2000000-1', 'b4000000-1', 'b1000000-1'].map((id) => `/admin?tab=booking&id=${id}`),
    );
  });

  it('skips a change that can’t be told, once it was given up', async () => {
    renderWithData(<StuckTab />);
    expect(await screen.findByText(/given up; 2 later of this booking wait behind it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Skip BRAND_APPROVED for webhooks' }));
    await waitFor(() => expect(screen.queryByText('no such column')).toBeNull());
    expect(server.sentBy(skip)).toHaveLength(1);
  });

  it('tries a job again and looks what is still stuck', async () => {
    renderWithData(<StuckTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try refund-payment again' }));
    await waitFor(() => expect(screen.queryByText('refund-payment')).toBeNull());
    expect(server.sentBy(retry)).toHaveLength(1);
  });
});
