import { describe, expect, it } from '@jest/globals';
import { Problem } from '@reelpact/domain';
import Stripe from 'stripe';
import { readStripeWebhook } from './stripe-webhook.js';

const SETTINGS = { webhookSecrets: ['whsec_platform', 'whsec_connect'], live: false };

interface Sent {
  type?: string;
  object?: object;
  account?: string;
  livemode?: boolean;
}

function payloadOf({ type = 'some.thing', object = {}, account, livemode = false }: Sent): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object }, livemode, account });
}

function sign(payload: string, secret = 'whsec_platform', timestamp?: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

const read = (sent: Sent): unknown => {
  const payload = payloadOf(sent);
  return readStripeWebhook(SETTINGS, Buffer.from(payload), sign(payload)).about;
};

describe('a webhook of Stripe', () => {
  it.each<[string, Sent, unknown]>([
    ['a payment', { object: { object: 'payment_intent', id: 'pi_1' } }, { kind: 'payment', id: 'pi_1' }],
    [
      "a charge's payment",
      { object: { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' } },
      { kind: 'payment', id: 'pi_1' },
    ],
    [
      "a refund's payment",
      {
        type: 'charge.refund.updated',
        object: { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } },
      },
      { kind: 'payment', id: 'pi_1' },
    ],
    [
      "a dispute's payment",
      { object: { object: 'dispute', id: 'du_1', payment_intent: 'pi_1' } },
      { kind: 'payment', id: 'pi_1' },
    ],
    [
      'nothing of ours, for a charge without a payment',
      { object: { object: 'charge', id: 'ch_1', payment_intent: null } },
      { kind: 'other', id: 'ch_1' },
    ],
    ['a transfer', { object: { object: 'transfer', id: 'tr_1' } }, { kind: 'transfer', id: 'tr_1' }],
    [
      "a creator's account",
      { account: 'acct_1', object: { object: 'account', id: 'acct_1' } },
      { kind: 'account', id: 'acct_1' },
    ],
    [
      "a payout's account",
      { account: 'acct_1', object: { object: 'payout', id: 'po_1' } },
      { kind: 'account', id: 'acct_1' },
    ],
    [
      "nothing of ours, for the other end of a transfer on a creator's account",
      { account: 'acct_1', object: { object: 'charge', id: 'py_1', payment_intent: 'pi_9' } },
      { kind: 'other', id: 'py_1' },
    ],
    [
      "nothing of ours, for the platform's own payout",
      { object: { object: 'payout', id: 'po_1' } },
      { kind: 'other', id: 'po_1' },
    ],
    ['nothing of ours, for the rest', { object: { object: 'balance' } }, { kind: 'other', id: 'evt_1' }],
  ])('is about %s', (_name, sent, about) => {
    expect(read(sent)).toEqual(about);
  });

  it('may be signed with any of the secrets', () => {
    const payload = payloadOf({ type: 'payout.paid' });
    const notice = readStripeWebhook(SETTINGS, Buffer.from(payload), sign(payload, 'whsec_connect'));
    expect(notice).toMatchObject({ id: 'evt_1', type: 'payout.paid' });
  });

  it.each<[string, (payload: string) => [body: string, header: string | undefined]]>([
    ['has no signature', (payload) => [payload, undefined]],
    ['has an empty one', (payload) => [payload, '']],
    ["is signed with a stranger's secret", (payload) => [payload, sign(payload, 'whsec_stranger')]],
    ['was changed on the way', (payload) => [payload.replace('pi_1', 'pi_2'), sign(payload)]],
    [
      'is a quarter of an hour old',
      (payload) => [payload, sign(payload, undefined, Date.now() / 1000 - 900)],
    ],
    ['is signed, but no JSON', () => ['{', sign('{')]],
  ])('is refused when it %s', (_name, damage) => {
    const [body, header] = damage(payloadOf({ object: { object: 'payment_intent', id: 'pi_1' } }));
    const act = (): unknown => readStripeWebhook(SETTINGS, Buffer.from(body), header);
    expect(act).toThrow(Problem);
    expect(act).toThrow(expect.objectContaining({ code: 'MALFORMED_REQUEST' }));
  });

  it.each([
    [true, false, 'live mode, but'],
    [false, true, 'test mode, but'],
  ])('is refused when its mode (live: %s) is not that of the keys (live: %s)', (livemode, live, words) => {
    const payload = payloadOf({ livemode });
    const act = (): unknown => readStripeWebhook({ ...SETTINGS, live }, Buffer.from(payload), sign(payload));
    expect(act).toThrow(expect.objectContaining({ code: 'MALFORMED_REQUEST' }));
    expect(act).toThrow(words);
  });
});
