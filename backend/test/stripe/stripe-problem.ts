export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
}

/** An error as Stripe answers it. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    /** Whether the call was turned away before it began: Stripe doesn't keep such an answer for the key. */
    readonly beforeWork = false,
  ) {
    super(body.message);
  }
}

/** A call that is wrong in itself. */
export function invalid(message: string, param: string, code = 'parameter_invalid'): StripeProblem {
  return new StripeProblem(400, { type: 'invalid_request_error', code, message, param }, true);
}

/** A call that the state of things doesn't allow. */
export function refused(message: string, extra: Omit<ErrorBody, 'type' | 'message'> = {}): StripeProblem {
  return new StripeProblem(400, { type: 'invalid_request_error', message, ...extra });
}

export function missing(kind: string, id: string, param = 'id', status = 404): StripeProblem {
  const message = `No such ${kind}: '${id}'`;
  return new StripeProblem(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param,
  });
}

/** An account that isn't the platform's. */
export function notYours(id: string): StripeProblem {
  const message = `The provided key does not have access to account '${id}' (or that account does not exist).`;
  return new StripeProblem(403, { type: 'invalid_request_error', code: 'account_invalid', message });
}

export const ownFailure = (): StripeProblem =>
  new StripeProblem(500, { type: 'api_error', message: 'Something went wrong on our end.' });
