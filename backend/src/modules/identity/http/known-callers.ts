import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { GUEST_COOKIE, Guests } from '../guests/guests.js';
import { SESSION_COOKIE, Sessions } from '../sessions/sessions.js';
import { Tickets } from '../sessions/tickets.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { cookieName } from './cookies.js';
import { bearerOf } from './access.guard.js';

/** Tells strangers from those we know, before anything is read of what they send. What they may do is decided later. */
@Injectable()
export class KnownCallers {
  constructor(
    private readonly tickets: Tickets,
    private readonly sessions: Sessions,
    private readonly guests: Guests,
    private readonly tokens: ApiTokens,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether a request comes from a user, a program of theirs, or a guest. */
  async includes({ headers, cookies }: FastifyRequest): Promise<boolean> {
    const bearer = bearerOf(headers.authorization);
    if (bearer !== null) return (await this.tokens.ownerOf(bearer)) !== null;
    const session = this.tickets.read('session', cookies[SESSION_COOKIE] ?? '');
    if (session !== null && (await this.sessions.userOf(session)) !== null) return true;
    const guest = cookies[GUEST_COOKIE];
    return guest !== undefined && (await this.guests.of(guest)).guestId !== null;
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
