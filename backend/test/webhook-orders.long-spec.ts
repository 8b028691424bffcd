import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { type StripeStage, startStripeStage } from './stripe-stage.js';
import { ORDERS, chargebackInOrders, failedRefundInOrders } from './webhook-orders.js';

let bench: StripeStage;
beforeAll(async () => {
  bench = await startStripeStage();
});
afterAll(() => bench.stop());

describe('every event three times, in every order of four', () => {
  it('a payment, its chargeback and the end of it have one effect', () => chargebackInOrders(bench, ORDERS));

  it('an authorization, its capture, a refund and its failure have one effect', () =>
    failedRefundInOrders(bench, ORDERS));
});
