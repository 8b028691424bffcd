import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { ProviderRefused } from '../payment-provider.js';
import { asThrown, isRefusal, isWorthALook, made } from './stripe-errors.js';

const { errors } = Stripe;
type Raw = ConstructorParameters<typeof errors.StripeInvalidRequestError>[0];

const invalid = (code?: string, change: object = {}): Error =>
  new errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'No.',
    code,
    ...change,
  } as Raw);
const replayed = { headers: { 'idempotent-replayed': 'true' } };

describe('an answer of Stripe', () => {
  it.each([
    ['a declined card', new errors.StripeCardError({ message: 'Declined' } as Raw)],
    ['a call that the state does not allow', invalid('payment_intent_unexpected_state')],
    ['a call without a code', invalid()],
    ['something that is not there', invalid('resource_missing', { statusCode: 404 })],
  ])('is a refusal: %s', (_name, error) => {
    expect(isRefusal(error)).toBe(true);
    expect(asThrown(error)).toBeInstanceOf(ProviderRefused);
  });

  it.each([
    ['its own failure', new errors.StripeAPIError({ statusCode: 500 } as Raw)],
    ['a key in use', new errors.StripeAPIError({ statusCode: 409 } as Raw)],
    ['too many calls', new errors.StripeRateLimitError({ statusCode: 429 } as Raw)],
    ['no connection', new errors.StripeConnectionError({ message: 'gone' } as Raw)],
    ['a key that it does not know', new errors.StripeAuthenticationError({ statusCode: 401 } as Raw)],
    ['a key that may not', new errors.StripePermissionError({ statusCode: 403 } as Raw)],
    ['a key that did something else before', new errors.StripeIdempotencyError({ statusCode: 400 } as Raw)],
    ['our set-up', invalid('livemode_mismatch')],
    ['something of our own', new TypeError('undefined is not a function')],
  ])('leaves open what happened: %s', (_name, error) => {
    expect(isRefusal(error)).toBe(false);
    expect(asThrown(error)).toBe(error);
  });

  it('is told with its code and the number under which Stripe keeps it', () => {
    expect(asThrown(invalid('balance_insufficient', { requestId: 'req_1' }))).toMatchObject({
      message: 'Stripe refused (balance_insufficient, request req_1): No.',
    });
  });

  it('is worth a second look when it is a refusal, or a failure that the key repeats', () => {
    expect(isWorthALook(invalid())).toBe(true);
    expect(isWorthALook(new errors.StripeAPIError({ statusCode: 500, ...replayed } as unknown as Raw))).toBe(
      true,
    );
    expect(isWorthALook(new errors.StripeAPIError({ statusCode: 500, headers: {} } as Raw))).toBe(false);
    expect(isWorthALook(new errors.StripeConnectionError({ message: 'gone' } as Raw))).toBe(false);
  });
});

describe('making something', () => {
  const fails = (error: Error) => (): Promise<string> => Promise.reject(error);
  const finds = (found: string | null) => (): Promise<string | null> => Promise.resolve(found);

  it('gives what was made before when Stripe refuses to make it again', async () => {
    await expect(made(fails(invalid('charge_already_refunded')), finds('re_1'))).resolves.toBe('re_1');
  });

  it('is refused when nothing was made', async () => {
    await expect(made(fails(invalid()), finds(null))).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('stays open, without looking, when nobody knows', async () => {
    const gone = new errors.StripeConnectionError({ message: 'gone' } as Raw);
    const look = (): Promise<string> => Promise.reject(new Error('looked'));
    await expect(made(fails(gone), look)).rejects.toBe(gone);
  });

  it('stays open when the second look fails', async () => {
    const look = (): Promise<string> => Promise.reject(new Error('no connection'));
    await expect(made(fails(invalid()), look)).rejects.toThrow('no connection');
  });
});
