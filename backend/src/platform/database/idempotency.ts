import { createHash } from 'node:crypto';
import { Problem } from '@reelpact/domain';
import type { Database, Statements, Transaction } from './database.js';

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
  if (!(await take(tx, request))) return kept<T>(tx, request);
  const answer = await work();
  await keep(tx, request, answer);
  return answer;
}

/**
 * The same for work that asks others over the network and so can't be one transaction. It must do nothing more when it is
 * repeated: after a crash, or with two requests at once, it is done again, and the first answer is kept.
 * @throws Problem IDEMPOTENCY_KEY_REUSED when the key came with another body before
 */
export async function answerAlike<T extends object>(
  database: Database,
  request: KeyedRequest | null,
  work: () => Promise<T>,
): Promise<T> {
  if (request === null) return work();
  const before = (await take(database, request)) ? null : await kept<Partial<T>>(database, request);
  if (before !== null && Object.keys(before).length > 0) return before as T;
  await keep(database, request, await work());
  return kept<T>(database, request);
}

/** What a request with this key and body was answered first; null when there was none, or with another body. */
export async function answeredBefore<T extends object>(
  at: Statements,
  { scope, key, requestHash }: KeyedRequest,
): Promise<T | null> {
  const row = await at.row<{ answer: T }>(
    'answered-before',
    `select answer from idempotency_keys where scope = $1 and key = $2 and request_hash = $3 and answer <> '{}'`,
    [scope, key, requestHash],
  );
  return row?.answer ?? null;
}

/** Forgets every answer of a scope that names a person. */
export async function forgetAnswers(tx: Transaction, scope: string): Promise<void> {
  await tx.rows('forget-keys', 'delete from idempotency_keys where scope = $1', [scope]);
}

/** Whether the key was new; another request with it waits here until the first one's transaction ends. */
async function take(at: Statements, { scope, key, requestHash }: KeyedRequest): Promise<boolean> {
  const row = await at.row(
    'take-idempotency-key',
    `insert into idempotency_keys (scope, key, request_hash, answer) values ($1, $2, $3, '{}') on conflict do nothing returning 1`,
    [scope, key, requestHash],
  );
  return row !== null;
}

async function keep(at: Statements, { scope, key }: KeyedRequest, answer: object): Promise<void> {
  await at.rows(
    'keep-answer',
    `update idempotency_keys set answer = $3::jsonb where scope = $1 and key = $2 and answer = '{}'`,
    [scope, key, JSON.stringify(answer)],
  );
}

async function kept<T>(at: Statements, { scope, key, requestHash }: KeyedRequest): Promise<T> {
  const row = await at.row<KeptAnswer<T>>(
    'kept-answer',
    'select request_hash, answer from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  if (!row || row.request_hash !== requestHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return row.answer;
}
