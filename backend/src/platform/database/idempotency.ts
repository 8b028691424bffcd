import { createHash } from 'node:crypto';
import { Problem } from '@reelpact/domain';
import type { Transaction } from './database.js';

/** A request that named itself with an `Idempotency-Key`. */
export interface KeyedRequest {
  /** Keys of different callers and routes don't meet. */
  scope: string;
  key: string;
  requestHash: string;
}

export function keyedRequest(scope: string, key: string | undefined, body: unknown): KeyedRequest | null {
  if (key === undefined || key === '') return null;
  if (key.length > 255)
    throw new Problem('MALFORMED_REQUEST', 'The Idempotency-Key is longer than 255 characters.');
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { scope, key, requestHash };
}

interface KeptAnswer<T> {
  request_hash: string;
  answer: T;
}

/**
 * Does the work once for each key, and answers a repeat with what it answered first. The key is taken inside the
 * transaction of the work: a second request with it waits for the first to end.
 * @throws Problem IDEMPOTENCY_KEY_REUSED when the key came with another body before
 */
export async function answerOnce<T extends object>(
  tx: Transaction,
  request: KeyedRequest | null,
  work: () => Promise<T>,
): Promise<T> {
  if (request === null) return work();
  const { scope, key, requestHash } = request;
  const taken = await tx.row(
    'take-idempotency-key',
    `insert into idempotency_keys (scope, key, request_hash, answer) values ($1, $2, $3, '{}') on conflict do nothing returning 1`,
    [scope, key, requestHash],
  );
  if (taken) {
    const answer = await work();
    await tx.rows(
      'keep-answer',
      'update idempotency_keys set answer = $3::jsonb where scope = $1 and key = $2',
      [scope, key, JSON.stringify(answer)],
    );
    return answer;
  }
  const kept = await tx.row<KeptAnswer<T>>(
    'kept-answer',
    'select request_hash, answer from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  if (!kept || kept.request_hash !== requestHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return kept.answer;
}
