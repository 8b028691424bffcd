import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Caller, SignedInUser } from '../../platform/access/caller.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/database/ids.js';

export const SESSION_COOKIE = 'reelpact_session';
export const GUEST_COOKIE = 'reelpact_guest';
export const SESSION_DAYS = 30;
export const DEVICE_COOKIE = 'reelpact_device';
export const GUEST_DAYS = 90;
export const DEVICE_DAYS = 365;

interface SessionRow {
  id: string;
  user_id: string;
  email: string;
  verified: boolean;
  is_admin: boolean;
  creator_id: string | null;
  /** Not seen for minutes: only then is it noted that it was. */
  stale: boolean;
}

export interface SessionView {
  id: string;
  /** What the browser said it was, cut short. */
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date;
}
const LONGEST_AGENT = 300;

/** What a cookie carries: the id of a row, and nothing else. */
interface Ticket {
  /** A session or a guest. */
  sub: string;
  kind: 'session' | 'guest' | 'device';
}

/** Sessions and guests are rows that can be revoked; the cookie only names one, signed. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(JwtService) private readonly jwt: JwtService,
  ) {}

  /** Begins a session and returns the cookie's content. */
  async begin(tx: Transaction, userId: string, userAgent: string | null = null): Promise<string> {
    const id = newId();
    await tx.rows(
      'begin-session',
      `insert into sessions (id, user_id, expires_at, user_agent) values ($1, $2, now() + make_interval(days => $3), $4)`,
      [id, userId, SESSION_DAYS, userAgent?.slice(0, LONGEST_AGENT) ?? null],
    );
    return this.ticket({ sub: id, kind: 'session' }, SESSION_DAYS);
  }

  async revoke(sessionId: string): Promise<void> {
    await this.database.rows(
      'revoke-session',
      'update sessions set revoked_at = now() where id = $1 and revoked_at is null',
      [sessionId],
    );
  }

  /** The live sessions of a user, the one used last on top. */
  ofUser(userId: string): Promise<SessionView[]> {
    return this.database.rows<SessionView>(
      'sessions-of-user',
      `select id, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt" from sessions
       where user_id = $1 and revoked_at is null and expires_at > now() order by seen_at desc, id desc`,
      [userId],
    );
  }

  /** @returns whether there was such a session of this user */
  async revokeOf(userId: string, sessionId: string): Promise<boolean> {
    const row = await this.database.row(
      'revoke-session-of',
      'update sessions set revoked_at = now() where id = $1 and user_id = $2 and revoked_at is null returning 1',
      [sessionId, userId],
    );
    return row !== null;
  }

  /** Ends every session of a user, wherever it is open. */
  async revokeAll(tx: Transaction, userId: string): Promise<void> {
    await tx.rows(
      'revoke-sessions',
      'update sessions set revoked_at = now() where user_id = $1 and revoked_at is null',
      [userId],
    );
  }

  /** Makes a guest: somebody who booked without an account. */
  async beginGuest(tx: Transaction): Promise<string> {
    const id = newId();
    await tx.rows(
      'begin-guest',
      `insert into guests (id, expires_at) values ($1, now() + make_interval(days => $2))`,
      [id, GUEST_DAYS],
    );
    return id;
  }

  guestCookie(guestId: string): string {
    return this.ticket({ sub: guestId, kind: 'guest' }, GUEST_DAYS);
  }

  /** The user of a live session; null when it was revoked or is over. */
  async userOf(sessionId: string): Promise<SignedInUser | null> {
    const row = await this.database.row<SessionRow>(
      'read-session',
      `select s.id, u.id as user_id, u.email, u.email_verified_at is not null as verified, u.is_admin, c.id as creator_id,
         s.seen_at < now() - interval '5 minutes' as stale
       from sessions s join users u on u.id = s.user_id left join creators c on c.user_id = u.id
       where s.id = $1 and s.revoked_at is null and s.expires_at > now()`,
      [sessionId],
    );
    if (!row) return null;
    if (row.stale)
      await this.database.rows('see-session', 'update sessions set seen_at = now() where id = $1', [row.id]);
    return {
      id: row.user_id,
      sessionId: row.id,
      email: row.email,
      emailVerified: row.verified,
      isAdmin: row.is_admin,
      creatorId: row.creator_id,
    };
  }

  /** The guest that a cookie names; null when it is forged, revoked or over. */
  async guestOf(cookie: string): Promise<Caller['guestId']> {
    const id = this.read(cookie, 'guest');
    if (id === null) return null;
    const row = await this.database.row<{ id: string }>(
      'read-guest',
      'select id from guests where id = $1 and revoked_at is null and expires_at > now()',
      [id],
    );
    return row?.id ?? null;
  }

  /** Names a device on which a user has signed in, so that guesses from elsewhere don't lock its owner out. */
  deviceCookie(userId: string): string {
    return this.ticket({ sub: userId, kind: 'device' }, DEVICE_DAYS);
  }

  /** The user who has signed in on this device before; null when the cookie is none of ours. */
  deviceOwner(cookie: string | undefined): string | null {
    return cookie === undefined ? null : this.read(cookie, 'device');
  }

  private ticket(content: Ticket, days: number): string {
    return this.jwt.sign(content, { expiresIn: days * 86_400 });
  }

  private read(token: string, kind: Ticket['kind']): string | null {
    try {
      const content = this.jwt.verify<Ticket>(token, { algorithms: ['HS256'] });
      return content.kind === kind ? content.sub : null;
    } catch {
      return null;
    }
  }
}
