import type { ErrorBody } from './stripe-problem.js';
import { StripeProblem } from './stripe-problem.js';

export interface Answer {
  status: number;
  body: object;
}

interface Known {
  fingerprint: string;
  /** Null while the first call is still at work. */
  answer: Answer | null;
}

const problem = (status: number, message: string, extra: Partial<ErrorBody> = {}): StripeProblem =>
  new StripeProblem(status, { type: 'idempotency_error', message, ...extra }, true);

/** What was answered to which idempotency key. Stripe keeps it for a day, failures too. */
export class Keys {
  private readonly known = new Map<string, Known>();

  /**
   * @returns what was answered before; null when the key is new, which is then at work
   * @throws StripeProblem 409 while it is at work, 400 when it was used for something else
   */
  begin(key: string, fingerprint: string): Answer | null {
    const before = this.known.get(key);
    if (before === undefined) {
      this.known.set(key, { fingerprint, answer: null });
      return null;
    }
    if (before.fingerprint !== fingerprint) {
      throw problem(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (before.answer === null) {
      throw problem(
        409,
        `There is currently another in-progress request using this idempotent key '${key}'.`,
        {
          code: 'idempotency_key_in_use',
        },
      );
    }
    return before.answer;
  }

  end(key: string, answer: Answer): void {
    const known = this.known.get(key);
    if (known) known.answer = answer;
  }

  /** The call never began: the key is free again. */
  release(key: string): void {
    this.known.delete(key);
  }

  /** A day has passed. */
  forget(): void {
    this.known.clear();
  }
}
