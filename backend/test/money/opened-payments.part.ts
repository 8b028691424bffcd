import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  PAYMENT_PROVIDER,
  type PaymentProvider,
} from '../../src/modules/escrow/providers/payment-provider.js';
import type { TestApp } from '../app.js';
import { GOOD_CARD, aBooking, aCreator, card, differencesAbout } from '../builders.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('a payment that is being opened', () => {
  it('is cancelled at the provider where the booking has ended meanwhile', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    const provider = stage.app.get<PaymentProvider>(PAYMENT_PROVIDER);
    const create = provider.createIntent.bind(provider);
    const spy = jest.spyOn(provider, 'createIntent').mockImplementationOnce(async (order, key) => {
      expect((await brand.post(`/api/brand/bookings/${booking.id}/withdraw`)).status).toBe(200);
      // What the withdrawal cancels is done by now, and knew of no payment.
      await stage.drain();
      return create(order, key);
    });
    const opened = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', {
      bookingId: booking.id,
    });
    spy.mockRestore();
    await stage.drain();
    const { clientSecret } = opened.body;
    const paid = await brand.post('/api/payments/sandbox/confirm', { clientSecret, card: card(GOOD_CARD) });
    expect(paid.body).toMatchObject({ status: 'canceled' });
    await stage.drain();
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
  });
});
