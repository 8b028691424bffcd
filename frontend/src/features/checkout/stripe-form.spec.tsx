import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PaymentIntentResult } from '@stripe/stripe-js';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { CheckoutScreen } from './checkout-screen';

type Confirm = (options: {
  elements: unknown;
  confirmParams: { return_url: string };
  redirect: string;
}) => Promise<PaymentIntentResult>;

const confirmPayment = jest.fn<Confirm>();
const loadStripe = jest.fn<(key: string) => Promise<object>>();
const elementsOptions = jest.fn<(options: { clientSecret: string }) => void>();
const fake = { confirmPayment };
const theElements = {};

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: (key: string) => loadStripe(key) }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ options, children }: { options: { clientSecret: string }; children: ReactNode }) => {
    elementsOptions(options);
    return children;
  },
  PaymentElement: ({ onReady }: { onReady: () => void }) => {
    useEffect(() => onReady(), [onReady]);
    return <p>Stripe’s fields</p>;
  },
  useStripe: () => fake,
  useElements: () => theElements,
}));

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
  actions: [pay],
  addons: [],
  until: null,
};
/** Whether the server has heard of the payment. */
let heard = false;
const server = standInServer(() => ({
  'GET /api/bookings/b1': { body: { ...booking, actions: heard ? [] : [pay] } },
  'POST /api/create-payment-intent': {
    status: 201,
    body: { clientSecret: 'pi_1_secret_2', provider: 'stripe', publishableKey: 'pk_test_1' },
  },
}));

beforeEach(() => {
  heard = false;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  confirmPayment.mockReset();
  loadStripe.mockReset().mockResolvedValue(fake);
  elementsOptions.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const answer = (result: object) => confirmPayment.mockResolvedValue(result as PaymentIntentResult);

async function openForm() {
  renderWithData(
    <Routes>
      <Route path="/checkout" element={<CheckoutScreen bookingId="b1" />} />
      <Route path="/payment-success/b1" element={<p>The success screen</p>} />
    </Routes>,
    '/checkout',
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await screen.findByText('Stripe’s fields');
  return { user, button: screen.getByRole('button', { name: 'Pay $150.00' }) };
}

describe('paying through Stripe', () => {
  it('opens Stripe’s form for the booking’s one live payment, with the key that the server gave', async () => {
    await openForm();
    expect(loadStripe).toHaveBeenCalledWith('pk_test_1');
    expect(elementsOptions.mock.lastCall?.[0].clientSecret).toBe('pi_1_secret_2');
    expect(server.sentBy('POST /api/create-payment-intent')).toHaveLength(1);
  });

  it('confirms once, however quickly the button is pressed again', async () => {
    const { button } = await openForm();
    confirmPayment.mockReturnValue(new Promise(() => undefined));
    // Both in one turn: the page could not be redrawn between them.
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(confirmPayment).toHaveBeenCalledTimes(1);
    expect(confirmPayment.mock.lastCall?.[0]).toEqual({
      elements: theElements,
      confirmParams: { return_url: 'http://localhost/payment-success/b1' },
      redirect: 'if_required',
    });
  });

  it('shows the words of a decline, and lets another card be tried', async () => {
    const { user, button } = await openForm();
    answer({ error: { type: 'card_error', message: 'Your card has insufficient funds.' } });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Your card has insufficient funds.');
    await waitFor(() => expect(button.className).not.toContain('loading'));
    await user.click(button);
    expect(confirmPayment).toHaveBeenCalledTimes(2);
  });

  it('shows no words that were meant for programmers', async () => {
    const { user, button } = await openForm();
    answer({ error: { type: 'invalid_request_error', message: 'No such payment_intent: pi_1' } });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong processing your payment',
    );
  });

  it('waits for the server’s word before it speaks of success', async () => {
    const { user, button } = await openForm();
    answer({ paymentIntent: { status: 'succeeded' } });
    await user.click(button);
    expect(await screen.findByText(/Confirming your payment\. You can leave/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText('The success screen')).toBeNull();
    heard = true;
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(await screen.findByText('The success screen')).toBeTruthy();
    expect(confirmPayment).toHaveBeenCalledTimes(1);
  });

  it('takes a payment that was made in another window as made', async () => {
    const { user, button } = await openForm();
    answer({ error: { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } } });
    await user.click(button);
    expect(await screen.findByText(/Confirming your payment\. You can leave/)).toBeTruthy();
  });

  it('can be loaded again where Stripe’s script did not come', async () => {
    loadStripe
      .mockReset()
      .mockRejectedValueOnce(new Error('Failed to load Stripe.js'))
      .mockResolvedValue(fake);
    renderWithData(<CheckoutScreen bookingId="b1" />);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('Stripe’s fields')).toBeTruthy());
  });
});
