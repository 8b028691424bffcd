import { Logger } from '@nestjs/common';
import type { CredentialKeys } from '../licenses/index.js';
import type { Answer } from './page-cache.js';

const logger = new Logger('PublishedKeys');

/** The keys of credentials, for anybody's program, in a browser as well. Where no pages are served, there is none to say that it failed. */
export async function publishedKeys(keys: CredentialKeys): Promise<Answer> {
  const headers = { 'content-type': 'application/jwk-set+json', 'access-control-allow-origin': '*' };
  const answer = (status: number, caching: string, body: string): Answer => ({
    ...{ status, body, creatorId: null, isVolatile: true },
    headers: { ...headers, 'cache-control': caching },
  });
  try {
    return answer(200, 'public, max-age=60', JSON.stringify(await keys.published()));
  } catch (error) {
    logger.error(error);
    return answer(503, 'no-store', '{}');
  }
}
