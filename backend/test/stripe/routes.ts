import { ACCOUNT_ROUTES } from './account-routes.js';
import { Parameters } from './parameters.js';
import { PAYMENT_ROUTES } from './payment-routes.js';
import type { Asked, Surroundings } from './route.js';
import { StripeProblem } from './stripe-problem.js';
import type { World } from './world.js';

const ROUTES = [...PAYMENT_ROUTES, ...ACCOUNT_ROUTES];

/**
 * Does what a call asks for.
 * @throws StripeProblem as Stripe would answer it
 */
export function perform(world: World, asked: Asked, around: Surroundings): object {
  for (const { method, path, allowed, forPages, handle } of ROUTES) {
    const match = path.exec(asked.path);
    if (method !== asked.method || !match) continue;
    if (asked.fromPage && !forPages) {
      const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
      const code = 'secret_key_required';
      throw new StripeProblem(403, { type: 'invalid_request_error', code, message }, true);
    }
    const given = new Parameters(asked.form, allowed);
    return handle({ world, asked, given, id: match[1] ?? '', around });
  }
  const message = `Unrecognized request URL (${asked.method}: ${asked.path}).`;
  throw new StripeProblem(404, { type: 'invalid_request_error', message }, true);
}
