import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import type { FastifyRequest } from 'fastify';
import {
  type Caller,
  VISITOR,
  isKnown,
  requireAccess,
  requireScope,
} from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { largeBodyRights } from '../../../platform/http/bodies.js';
import { networkOf } from '../../../platform/http/client-address.js';
import { GUEST_COOKIE, Guests } from '../guests/guests.js';
import { SESSION_COOKIE, Sessions } from '../sessions/sessions.js';
import { Tickets } from '../sessions/tickets.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { cookieName } from './cookies.js';
import { bearerOf } from './access.guard.js';

/** Tells strangers from those we know, before anything is read of what they send, and asks the rights of those who send much. */
@Injectable()
export class KnownCallers {
  constructor(
    private readonly tickets: Tickets,
    private readonly sessions: Sessions,
    private readonly guests: Guests,
    private readonly tokens: ApiTokens,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Lets only a user, a program of theirs or a guest send a body that is not small, and to a route for large ones only who may use it.
   * @throws Problem
   */
  async require(request: FastifyRequest): Promise<void> {
    const caller = await this.callerOf(request);
    const rights = largeBodyRights(request);
    if (!isKnown(caller)) throw new Problem(rights ? 'UNAUTHENTICATED' : 'PAYLOAD_TOO_LARGE');
    if (!rights) return;
    const { access, owner, allowance } = rights;
    requireScope('write', caller);
    requireAccess(access, caller);
    const params = request.params as Record<string, string | undefined>;
    if (owner !== undefined && caller.user?.creatorId !== params[owner]) throw new Problem('FORBIDDEN');
    const counted = allowance.endsWith('_by_user') ? caller.user?.id : undefined;
    await this.limits.requireLeft(allowance, counted ?? networkOf(request.ip));
  }

  private async callerOf({ headers, cookies }: FastifyRequest): Promise<Caller> {
    const bearer = bearerOf(headers.authorization);
    if (bearer !== null) return { ...VISITOR, user: await this.tokens.ownerOf(bearer) };
    const session = this.tickets.read('session', cookies[SESSION_COOKIE] ?? '');
    const user = session === null ? null : await this.sessions.userOf(session);
    const guest = cookies[GUEST_COOKIE];
    // Of a user it isn't asked whether they are a guest too: what a guest may, they may.
    if (user !== null || guest === undefined) return { ...VISITOR, user };
    return { ...VISITOR, ...(await this.guests.of(guest)) };
  }

  /** Whether a program of a user's asks, by a token that counts. */
  async isProgram(authorization: string): Promise<boolean> {
    const bearer = bearerOf(authorization);
    return bearer !== null && (await this.tokens.ownerOf(bearer)) !== null;
  }

  /** Whether a header of cookies carries a session of ours. It asks nobody: the session itself may be over. */
  hasSession(header: string | undefined): boolean {
    const name = `${cookieName(SESSION_COOKIE, this.config)}=`;
    const cookie = header
      ?.split(';')
      .map((one) => one.trim())
      .find((one) => one.startsWith(name));
    return cookie !== undefined && this.tickets.read('session', cookie.slice(name.length)) !== null;
  }
}
