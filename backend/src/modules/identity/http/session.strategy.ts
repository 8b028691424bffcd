import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { Secrets } from '../../../platform/config/secrets.js';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { SESSION_COOKIE, Sessions } from '../sessions/sessions.js';

/** Reads the session cookie; the session itself is looked up at each request, so that revoking works at once. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    secrets: Secrets,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: (request: FastifyRequest) => request.cookies[SESSION_COOKIE] ?? null,
      algorithms: ['HS256'],
      secretOrKeyProvider: (_request: unknown, _token: unknown, done: (error: null, key: Buffer) => void) =>
        // What the types don't know: it goes to `jsonwebtoken`, which takes a KeyObject as well.
        done(null, secrets.key('tickets') as unknown as Buffer),
    });
  }

  async validate(ticket: { sub: string; kind: string }): Promise<SignedInUser | false> {
    if (ticket.kind !== 'session') return false;
    return (await this.sessions.userOf(ticket.sub)) ?? false;
  }
}
