import Stripe from 'stripe';
import { ProviderRefused } from '../payment-provider.js';

/** Refusals that blame our keys or set-up: the same call succeeds once the operator has put that right. */
const OUR_SET_UP = new Set([
  'api_key_expired',
  'livemode_mismatch',
  'platform_account_required',
  'platform_api_key_expired',
  'secret_key_required',
  'testmode_charges_only',
]);

/**
 * Whether Stripe said no for good, to this very call. Everything else leaves open what happened: a conflict (409),
 * too many calls (429), its own failures (5xx), no answer at all, or keys that it doesn't accept (401, 403). So does
 * a key that was used with other parameters: what that earlier call did is done, and must not be done again under
 * a new key.
 */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  if (!(error instanceof StripeCardError || error instanceof StripeInvalidRequestError)) return false;
  return !OUR_SET_UP.has(error.code ?? '');
}

/**
 * Whether asking again can tell more than the error: after a refusal, because the same may have been done before,
 * and after a failure that Stripe repeats. It keeps a key's first answer for a day, a 500 as well, so that the key
 * will not say any more what was done.
 */
export function isWorthALook(error: unknown): boolean {
  if (isRefusal(error)) return true;
  return error instanceof Stripe.errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';
}

/** What to throw for an error of Stripe's library. */
export function asThrown(error: unknown): unknown {
  if (!isRefusal(error)) return error;
  const code = error.code ?? error.rawType ?? 'refused';
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`;
  return new ProviderRefused(`Stripe refused (${code}${request}): ${error.message}`, { cause: error });
}

/** Reads, and says so in our words when there is no such thing. */
export async function asked<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw asThrown(error);
  });
}

/**
 * Makes something, once: where the answer leaves open whether it was made, `find` looks for it.
 * @throws ProviderRefused when it was refused and isn't there; anything else when nobody knows
 */
export async function made<T>(call: () => Promise<T>, find: () => Promise<T | null>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const found = isWorthALook(error) ? await find() : null;
    if (found !== null) return found;
    throw asThrown(error);
  }
}
