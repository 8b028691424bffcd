import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated.js';

export type * from './generated.js';
export { ReelpactProblem, answer } from './problem.js';
export { type WebhookHeaders, verifyWebhook } from './webhooks.js';

export interface ReelpactOptions {
  /** Where Reelpact is, such as `https://reelpact.example`. */
  baseUrl: string;
  /** A personal access token, `rp_…`; without one, only what is open to everyone can be called. */
  token?: string;
  /** In place of the global one. */
  fetch?: typeof fetch;
}
export type ReelpactClient = Client<paths>;

/**
 * Every call that a program can make, by method and path: `client.GET('/api/bookings/{id}', { params: { path: { id } } })`. It repeats
 * nothing by itself: send an `Idempotency-Key` with what makes something, and a repeat of yours does no harm.
 */
export function createReelpactClient({ baseUrl, token, fetch }: ReelpactOptions): ReelpactClient {
  return createClient<paths>({
    baseUrl,
    ...(fetch && { fetch: (request: Request) => fetch(request) }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
}
