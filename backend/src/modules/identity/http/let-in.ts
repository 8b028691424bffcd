import { Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../platform/config/config.js';
import type { Admitted } from '../factors/admission.js';
import { setHalfCookie, setSessionCookie } from './cookies.js';

/**
 * Gives a browser its session.
 * @throws Problem SECOND_FACTOR_NEEDED when that is missing; the browser then has the cookie with which it can be shown
 */
export function letIn(reply: FastifyReply, config: Config, { cookie, half }: Admitted): void {
  if (cookie !== null) setSessionCookie(reply, config, cookie);
  if (half === null) return;
  setHalfCookie(reply, config, half);
  throw new Problem('SECOND_FACTOR_NEEDED');
}
