import type { ProblemDto } from './generated.js';

/** A refusal, or an answer that was none of the API's. Look at `code`; the message is a sentence for a person. */
export class ReelpactProblem extends Error {
  readonly status: number;
  /** null when something between here and the API answered. */
  readonly code: ProblemDto['code'] | null;
  /** For each field that breaks a rule, one sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** Seconds after which it is possible again; null when that was not said. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Partial<ProblemDto>) {
    super(problem.message ?? `The API answered with ${status}.`);
    this.name = 'ReelpactProblem';
    this.status = status;
    this.code = problem.code ?? null;
    this.errors = problem.errors ?? {};
    this.retryAfter = problem.retryAfter ?? null;
  }
}

const isObject = (value: unknown): value is Partial<ProblemDto> =>
  typeof value === 'object' && value !== null;

/**
 * What a call was answered with: `await answer(client.GET('/api/bookings/{id}', …))`.
 * @throws ReelpactProblem for a refusal; what fetch throws when there was no answer
 */
export async function answer<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ReelpactProblem(response.status, isObject(error) ? error : {});
  return data as T;
}
