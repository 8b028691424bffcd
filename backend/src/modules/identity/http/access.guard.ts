import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Problem } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import {
  type Access,
  type Caller,
  type SignedInUser,
  VISITOR,
  requireAccess,
  requireProof,
  requireScope,
} from '../../../platform/access/caller.js';
import { ACCESS, PROVEN, type RequestWithCaller, WITHOUT_GUESTS } from '../../../platform/http/caller.js';
import { isOwnOrigin } from '../../../platform/http/own-origin.js';
import { TimeZones, readTimeZone } from '../sessions/time-zones.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { GUEST_COOKIE, Guests } from '../guests/guests.js';
import { DEVICE_COOKIE, SESSION_COOKIE, Sessions } from '../sessions/sessions.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What an `Authorization: Bearer` header carries; null without one. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}

/** Finds out who is calling and whether the route is for them; a route that names nobody is for nobody. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly guests: Guests,
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly timeZones: TimeZones,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithCaller & { user?: SignedInUser | null }>();
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) throw new Problem('FORBIDDEN');
    this.refuseOtherSites(request);
    const caller: Caller = { ...VISITOR };
    const bearer = bearerOf(request.headers.authorization);
    if (bearer !== null) {
      // A program speaks for itself: the cookies that a browser may send along don't count.
      caller.user = await this.tokens.ownerOf(bearer);
      if (!caller.user) throw new Problem('UNAUTHENTICATED', 'This token is not valid.');
      requireScope(SAFE_METHODS.has(request.method) ? 'read' : 'write', caller);
      requireAccess(access, caller);
      this.requireProof(context, caller);
      request.caller = caller;
      return true;
    }
    if (request.cookies[SESSION_COOKIE] !== undefined) {
      await super.canActivate(context);
      caller.user = request.user ?? null;
    }
    const guestCookie = request.cookies[GUEST_COOKIE];
    const asksForGuest = this.reflector.get<true | undefined>(WITHOUT_GUESTS, context.getHandler()) !== true;
    if (guestCookie !== undefined && asksForGuest) Object.assign(caller, await this.guests.of(guestCookie));
    await this.rememberTimeZone(request, caller);
    request.device = () => this.sessions.deviceOwner(request.cookies[DEVICE_COOKIE]);
    requireAccess(access, caller);
    this.requireProof(context, caller);
    request.caller = caller;
    return true;
  }

  private requireProof(context: ExecutionContext, caller: Caller): void {
    if (this.reflector.get<true | undefined>(PROVEN, context.getHandler()) === true) requireProof(caller);
  }

  /** A page says with each request where its reader's clock is; only a change is written, and no reading writes. */
  private async rememberTimeZone({ method, headers }: RequestWithCaller, caller: Caller): Promise<void> {
    if (SAFE_METHODS.has(method)) return;
    const zone = readTimeZone(headers['time-zone']);
    if (zone === null) return;
    const { user, guestId, guestTimeZone } = caller;
    if (user && user.timeZone !== zone) await this.timeZones.ofUserIs(user.id, zone);
    if (guestId !== null && guestTimeZone !== zone) await this.timeZones.ofGuestIs(guestId, zone);
  }

  /** Passport's verdict is only "who"; whether that is enough is decided above. */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error instanceof Error ? error : new Error('session lookup failed');
    return (user || null) as T;
  }

  /** Another site's page must not act with our cookies, nor sign anyone in. */
  private refuseOtherSites({ method, headers, protocol, host }: RequestWithCaller): void {
    if (SAFE_METHODS.has(method)) return;
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new Problem('CROSS_SITE_REQUEST');
    const { origin } = headers;
    if (origin === undefined || isOwnOrigin(origin, { publicUrl: this.config.publicUrl, protocol, host }))
      return;
    throw new Problem('CROSS_SITE_REQUEST');
  }
}
