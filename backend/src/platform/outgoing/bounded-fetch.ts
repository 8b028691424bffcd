/** More than any provider answers; what goes on beyond it is not what was asked for. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Answers that can't have a body. */
const BODILESS = new Set([204, 205, 304]);

const DEFAULT_TIMEOUT_MS = 30_000;

/**
 * The server's only `fetch`: the answer is read to its end, within the signal's time and a limit of bytes, before it is returned.
 * Redirects are never followed.
 * @param init its signal ends everything, from resolving the name to the last byte of the answer
 * @throws TypeError when there is no usable answer, with the `code` of the connection's failure; the signal's reason
 */
export function boundedFetch(
  address: Parameters<typeof fetch>[0],
  { signal: given, ...init }: RequestInit = {},
): Promise<Response> {
  const signal = given ?? AbortSignal.timeout(DEFAULT_TIMEOUT_MS);
  return unlessAborted(signal, async () => {
    const answer = await fetch(address, { ...init, signal, redirect: 'manual' }).catch(withCode);
    const { status, headers } = answer;
    const body = await readWhole(answer);
    return new Response(BODILESS.has(status) ? null : body, { status, headers });
  });
}

/**
 * Settles when the signal says so, whatever the work does: an answer that its library has no event for must not keep anybody.
 * @throws the signal's reason
 */
export function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', end));
  });
}

/** What broke the connection is hidden in the cause; a closed one has the code that Node's own client gives it. */
function withCode(error: unknown): never {
  if (error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause) {
    const { code } = error.cause;
    throw Object.assign(error, { code: code === 'UND_ERR_SOCKET' ? 'ECONNRESET' : code });
  }
  throw error;
}

async function readWhole({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let read = 0;
  // Leaving the loop cancels the rest.
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    read += part.length;
    if (read > MAX_ANSWER_BYTES) throw new TypeError('the answer is too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
