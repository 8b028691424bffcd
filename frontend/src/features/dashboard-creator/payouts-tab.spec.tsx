import { describe, expect, it } from '@jest/globals';
import { PAYOUT_HOLDS, type PayoutHold } from '@reelpact/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInRoutes } from '../../../test/stand-in-server';
import type { PayoutsDto } from '../../api/calls';
import PayoutsTab from './payouts-tab';

const hold = (code: PayoutHold) => ({ code, message: PAYOUT_HOLDS[code] });
const nothing: PayoutsDto = {
  pending: '0.00',
  available: '0.00',
  paid: '0.00',
  tips: { waiting: '0.00', paid: '0.00' },
  feeBps: 1000,
  account: null,
  hold: hold('NO_ACCOUNT'),
  waiting: [],
};
const ready = { transfersActive: true, payoutsEnabled: true, detailsSubmitted: true, missing: [] };
const payout = (brandName: string, direction: 'sent' | 'taken_back' = 'sent') => ({
  bookingId: `of ${brandName}`,
  brandName,
  packageName: 'Single Reel',
  direction,
  amount: '150.00',
  at: '2026-11-07T10:00:00.000Z',
});

let routes: StandInRoutes;
const server = standInServer(() => routes);

function show(payouts: PayoutsDto, more: StandInRoutes = {}) {
  routes = {
    'GET /api/creator/payouts': { body: payouts },
    'GET /api/creator/payouts/history': { body: [] },
    'GET /api/creator/payouts/bank': { body: [] },
    'GET /api/creator/tips': { body: [] },
    'GET /api/auth/user': { body: { id: 'u', hasSecondFactor: true } },
    ...more,
  };
  renderWithData(<PayoutsTab />);
  return userEvent.setup();
}

describe('the payouts tab', () => {
  it('says what will stand there, and sends a creator to the provider to set payouts up', async () => {
    const user = show(nothing, {
      'POST /api/creator/payouts/onboarding': { body: { url: '#at-the-provider' } },
    });
    expect(await screen.findByText('No payouts yet')).toBeTruthy();
    expect(
      screen.getByText('Reelpact keeps 10% of each new booking: of $100.00 you get $90.00.'),
    ).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(PAYOUT_HOLDS.NO_ACCOUNT);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Set up payouts' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await user.click(button);
    await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
    expect(server.sentBy('GET /api/creator/payouts/bank')).toHaveLength(0);
  });

  it('lets nobody set up payouts without a second factor, and leads to where that is set up', async () => {
    show(nothing, { 'GET /api/auth/user': { body: { id: 'u', hasSecondFactor: false } } });
    const link = await screen.findByRole('link', { name: 'set up a passkey or one-time codes' });
    expect(link.getAttribute('href')).toBe('/account');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Set up payouts' }).disabled).toBe(true);
  });

  it('lets nobody set up payouts before the email is confirmed', async () => {
    show({ ...nothing, hold: hold('EMAIL_UNVERIFIED') });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Set up payouts' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(PAYOUT_HOLDS.EMAIL_UNVERIFIED)).toBeTruthy();
  });

  it('warns of nothing where the account opens by itself', async () => {
    show({ ...nothing, hold: null });
    expect(await screen.findByText(/opens by itself with your first payout/)).toBeTruthy();
    expect(screen.getByText('Not set up').className).not.toContain('attention');
  });

  it('names no reason where nothing is held back', async () => {
    show({ ...nothing, account: ready, hold: null, pending: '1385.00' });
    expect(await screen.findByText('$1,385.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Update details' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText('No payouts yet')).toBeNull();
  });

  it('says of each share why it waits, and what the provider still asks for', async () => {
    const account = {
      ...ready,
      payoutsEnabled: false,
      detailsSubmitted: false,
      missing: ['external_account'],
    };
    const waiting = [
      { bookingId: '1', brandName: 'Northwind', amount: '90.00', hold: hold('CHARGED_BACK') },
      { bookingId: '2', brandName: 'Cedar', amount: '60.00', hold: hold('DETAILS_MISSING') },
    ];
    show({ ...nothing, account, hold: hold('DETAILS_MISSING'), available: '150.00', waiting });
    expect(await screen.findByText(/external account/)).toBeTruthy();
    const shares = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shares).toEqual([
      `Northwind$90.00${PAYOUT_HOLDS.CHARGED_BACK}`,
      `Cedar$60.00${PAYOUT_HOLDS.DETAILS_MISSING}`,
    ]);
  });

  it('goes on with the history where it goes on, and shows what was taken back as such', async () => {
    const user = show(
      { ...nothing, account: ready, hold: null, paid: '150.00' },
      {
        'GET /api/creator/payouts/history': { body: [payout('Northwind')], next: 'two' },
        'GET /api/creator/payouts/history?cursor=two': { body: [payout('Cedar', 'taken_back')] },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const row = (await screen.findByText('Cedar')).closest('li')!;
    expect(within(row).getByText('−$150.00')).toBeTruthy();
    expect(within(row).getByText('Taken back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('lists tips with what was written, and gives one back after a question', async () => {
    const tip = {
      id: 't1',
      amount: '5.00',
      net: '5.00',
      name: 'Mia',
      message: 'Loved the reel about tea.',
      status: 'paid',
      label: 'Paid',
      paidAt: '2026-11-07T10:00:00.000Z',
      refundable: true,
    };
    const nobody = { ...tip, id: 't2', name: null, message: null, status: 'paid_out', refundable: false };
    const tips = { waiting: '5.00', paid: '5.00' };
    const user = show(
      { ...nothing, hold: null, tips },
      {
        'GET /api/creator/tips': { body: [tip, nobody] },
        'POST /api/creator/tips/t1/refund': { body: { ...tip, status: 'refunded', refundable: false } },
      },
    );
    expect(await screen.findByText('Loved the reel about tea.')).toBeTruthy();
    expect(screen.getByText('Anonymous')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Refund the tip of $5.00 from Mia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this tip?' }));
    await user.click(dialog.getByRole('button', { name: 'Refund $5.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy('POST /api/creator/tips/t1/refund')).toHaveLength(1);
  });

  it('keeps the rest when the tips can’t be loaded, says so, and asks again', async () => {
    const user = show(
      { ...nothing, paid: '150.00' },
      {
        'GET /api/creator/tips': { status: 503, body: { message: 'Not now.', code: 'X' } },
      },
    );
    expect(await screen.findByText('Your tips could not be loaded')).toBeTruthy();
    expect(screen.getByText('$150.00')).toBeTruthy();
    routes = { ...routes, 'GET /api/creator/tips': { body: [] } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Your tips could not be loaded')).toBeNull());
  });

  it('keeps the rest when the provider does not answer about the bank', async () => {
    show(
      { ...nothing, account: ready, hold: null, paid: '150.00' },
      { 'GET /api/creator/payouts/bank': { status: 503, body: { message: 'Not now.', code: 'X' } } },
    );
    expect(await screen.findByText('The payment service does not answer right now')).toBeTruthy();
    expect(screen.getByText('$150.00')).toBeTruthy();
  });
});
