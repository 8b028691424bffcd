/** A refusal or failure of the server, as the pages know it. */
export interface ApiProblem {
  /** The HTTP status; 0 when no answer came at all. */
  status: number;
  code: string | null;
  /** A sentence for a person. */
  message: string;
  /** Field name → sentence. */
  errors: Record<string, string>;
}

export const unreachable: ApiProblem = {
  status: 0,
  code: 'UNREACHABLE',
  message: 'The server could not be reached. Please check your connection and try again.',
  errors: {},
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const entries = Array.isArray(value)
    ? value.filter(isRecord).map((entry) => [entry.field, entry.message] as const)
    : Object.entries(value);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry.every((part) => typeof part === 'string')),
  );
}

/**
 * The product's one reading of an answer that is not OK: the JSON body's message; without one
 * `HTTP {status}: {statusText}`; and `{status}: {text}` when the body is no JSON.
 */
export function readProblem(status: number, statusText: string, body: string): ApiProblem {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { status, code: null, message: `${status}: ${body}`, errors: {} };
  }
  const fields = isRecord(parsed) ? parsed : {};
  const { message, code, errors } = fields;
  return {
    status,
    code: typeof code === 'string' ? code : null,
    message: typeof message === 'string' && message !== '' ? message : `HTTP ${status}: ${statusText}`,
    errors: readFields(errors),
  };
}

/** Whether the first step of signing in was right, and the second one is missing. */
export const needsSecondStep = (error: unknown): boolean =>
  isApiProblem(error) && error.code === 'SECOND_FACTOR_NEEDED';

export const isApiProblem = (error: unknown): error is ApiProblem =>
  isRecord(error) &&
  typeof error.status === 'number' &&
  typeof error.message === 'string' &&
  'errors' in error;
