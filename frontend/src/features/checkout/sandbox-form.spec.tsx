import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { Route, Routes } from 'react-router-dom';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import { CheckoutScreen } from './checkout-screen';
import { TEST_CARDS } from './test-cards';

const confirm = 'POST /api/payments/sandbox/confirm';
const authenticate = 'POST /api/payments/sandbox/authenticate';
const pay = {
  name: 'pay',
  label: 'Pay Now',
  enabled: true,
  reason: null,
  needs: null,
  names: {},
  consequence: null,
};
const booking = {
  id: 'b1',
  flow: 'approve_first',
  amount: '150.00',
  brandName: 'Northwind',
  projectDescription: 'A reel.',
  package: {
    name: 'Single Reel',
    price: 150,
    deliveryTime: '3-5 days',
    revisions: 1,
    creator: { username: 'sophia', displayName: 'Sophia', profilePicture: null },
  },
  addons: [],
  until: null,
};

/** What the bank says to an answer. */
let bank: StandInAnswer;
let paid = false;
/** Whether the card is charged and nobody hears of it. */
let isAnswerLost = false;
const server = standInServer(() => ({
  'GET /api/bookings/b1': { body: { ...booking, actions: paid ? [] : [pay] } },
  'POST /api/create-payment-intent': {
    status: 201,
    body: { clientSecret: 'pi_1_secret_2', provider: 'sandbox', publishableKey: null },
  },
  [confirm]: () => {
    paid = isAnswerLost;
    return isAnswerLost
      ? { status: 503, body: {} }
      : { body: { status: 'requires_action', declineMessage: null } };
  },
  [authenticate]: () => {
    paid = bank.status === undefined && (bank.body as { status: string }).status === 'succeeded';
    return bank;
  },
}));
beforeEach(() => {
  [paid, isAnswerLost] = [false, false];
});

async function payByCard() {
  renderWithData(
    <Routes>
      <Route path="/checkout" element={<CheckoutScreen bookingId="b1" />} />
      <Route path="/payment-success/b1" element={<p>The success screen</p>} />
    </Routes>,
    '/checkout',
  );
  const user = userEvent.setup();
  await fill(user, await screen.findByLabelText('Card number'), '4000002500003155');
  await fill(user, screen.getByLabelText('Expiry (MM / YY)'), '1234');
  await fill(user, screen.getByLabelText('CVC'), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $150.00' }));
  return user;
}

async function payWithAskingCard() {
  const user = await payByCard();
  await screen.findByText('Test bank: was this you?');
  return user;
}

describe('a payment whose answer is lost', () => {
  it('leaves the form once the booking says that it is paid', async () => {
    isAnswerLost = true;
    await payByCard();
    expect(await screen.findByText('The success screen')).toBeTruthy();
    expect(server.sentBy(confirm)).toHaveLength(1);
  });
});

describe('a test card whose bank asks', () => {
  it('pays once the bank’s customer says yes', async () => {
    const user = await payWithAskingCard();
    bank = { body: { status: 'succeeded', declineMessage: null } };
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The success screen')).toBeTruthy();
    expect(server.sentBy(authenticate)).toEqual([{ clientSecret: 'pi_1_secret_2', approved: true }]);
    expect(server.sentBy(confirm)).toHaveLength(1);
  });

  it('shows why a no is a decline, and lets another card be tried', async () => {
    const user = await payWithAskingCard();
    bank = { body: { status: 'requires_payment_method', declineMessage: 'Not authenticated.' } };
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not authenticated.');
    expect(server.sentBy(authenticate)).toEqual([{ clientSecret: 'pi_1_secret_2', approved: false }]);
    expect(screen.queryByText('Test bank: was this you?')).toBeNull();
  });

  it('can be asked again after its question was closed by Escape', async () => {
    const user = await payWithAskingCard();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Test bank: was this you?')).toBeNull());
    expect(screen.getByText(/still waits for your answer/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay $150.00' }));
    expect(await screen.findByText('Test bank: was this you?')).toBeTruthy();
    expect(server.sentBy(authenticate)).toHaveLength(0);
  });

  it('keeps the question open when the answer did not arrive', async () => {
    const user = await payWithAskingCard();
    bank = { status: 503, body: { code: 'PAYMENT_PROVIDER_UNAVAILABLE', message: 'Not now.' } };
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
    expect(screen.getByText('Test bank: was this you?')).toBeTruthy();
  });

  it('is named below the form, with the others', async () => {
    await payWithAskingCard();
    for (const { number } of TEST_CARDS) expect(screen.getByText(number)).toBeTruthy();
  });
});
