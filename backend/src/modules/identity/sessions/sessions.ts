import { Inject, Injectable } from '@nestjs/common';
import { COOKIES, maySignIn, needsNoFactor } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction, UNHURRIED } from '../../../platform/database/database.js';
import { isId, newId } from '../../../platform/database/ids.js';
import { Tickets } from './tickets.js';
import { findSession } from './reads/find-session.js';

export const { name: SESSION_COOKIE, days: SESSION_DAYS } = COOKIES.session;
export const { name: DEVICE_COOKIE, days: DEVICE_DAYS } = COOKIES.device;

/** What a browser has sent, by name. */
type SentCookies = Readonly<Record<string, string | undefined>>;

export interface SessionView {
  id: string;
  /** What the browser said it was, cut short. */
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date;
}
const LONGEST_AGENT = 300;
/** Between a user and the epoch in a device cookie. */
const EPOCH_MARK = ':';
const NOTE_SHARED = `
  insert into shared_devices (user_id, other_id) select $1, unnest($2::uuid[])
  on conflict (user_id, other_id) do update set at = now()`;

/** Sessions are rows that can be revoked; the cookie only names one, signed. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly tickets: Tickets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Begins a session and returns the cookie's content. */
  async begin(tx: Transaction, userId: string, userAgent: string | null = null): Promise<string> {
    const id = newId();
    await tx.rows(
      'begin-session',
      `insert into sessions (id, user_id, expires_at, user_agent) values ($1, $2, now() + make_interval(days => $3), $4)`,
      [id, userId, SESSION_DAYS, userAgent?.slice(0, LONGEST_AGENT) ?? null],
    );
    return this.tickets.sign('session', id, SESSION_DAYS);
  }

  /** Notes that the person of a session has shown that it is them. */
  async prove(sessionId: string): Promise<void> {
    await this.database.rows('prove-session', 'update sessions set proven_at = now() where id = $1', [
      sessionId,
    ]);
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
       where user_id = $1 and revoked_at is null and expires_at > now()
         and seen_at > now() - interval '${COOKIES.session.idleDays} days' order by seen_at desc, id desc`,
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

  /** Ends every session of a user but the one that asks for it. */
  async revokeOthers(tx: Transaction, userId: string, sessionId: string): Promise<void> {
    await tx.rows(
      'revoke-other-sessions',
      'update sessions set revoked_at = now() where user_id = $1 and id <> $2 and revoked_at is null',
      [userId, sessionId],
    );
    await this.endPending(tx, userId);
  }

  /** Ends every session of a user, wherever it is open. */
  async revokeAll(tx: Transaction, userId: string): Promise<void> {
    await tx.rows(
      'revoke-sessions',
      'update sessions set revoked_at = now() where user_id = $1 and revoked_at is null',
      [userId],
    );
    await this.endPending(tx, userId);
  }

  /** Who signs in at this moment begins again: the password that was right may be another one now. */
  private async endPending(tx: Transaction, userId: string): Promise<void> {
    await tx.rows(
      'end-pending-sign-ins',
      'update pending_sign_ins set ended_at = now() where user_id = $1 and ended_at is null',
      [userId],
    );
  }

  /** The user of a live session; null when it was revoked or is over. */
  async userOf(sessionId: string): Promise<SignedInUser | null> {
    const row = await findSession(this.database, sessionId);
    if (!row || !maySignIn(row.email, this.config)) return null;
    const hasFactor = row.has_factor || needsNoFactor(row.email, this.config);
    if (row.stale)
      await this.database.rows(
        'see-session',
        `update sessions set seen_at = now() from ${UNHURRIED} where id = $1`,
        [row.id],
      );
    return {
      id: row.user_id,
      sessionId: row.id,
      email: row.email,
      emailVerified: row.verified,
      isAdmin: row.is_admin && hasFactor,
      isAdminWithoutFactor: row.is_admin && !hasFactor,
      hasFactor,
      creatorId: row.creator_id,
      timeZone: row.time_zone,
      proven: row.proven,
    };
  }

  /**
   * Names a device on which a user has signed in, so that guesses from elsewhere don't lock its owner out.
   * @param cookies of the browser, which may name who has used it before: that is noted
   */
  async deviceCookie(userId: string, cookies: SentCookies): Promise<string> {
    await this.noteShared(userId, cookies);
    const user = await this.database.row<{ epoch: number }>(
      'device-epoch',
      'select device_epoch as epoch from users where id = $1',
      [userId],
    );
    return this.tickets.sign('device', `${userId}${EPOCH_MARK}${user?.epoch ?? 0}`, DEVICE_DAYS);
  }

  /** Who has used this browser before: accounts of one person don't rate each other. In the demo everyone uses the same accounts. */
  private async noteShared(userId: string, cookies: SentCookies): Promise<void> {
    if (this.config.demoMode) return;
    const guest = cookies[COOKIES.guest.name];
    const [before] = (this.tickets.read('device', cookies[DEVICE_COOKIE] ?? '') ?? '').split(EPOCH_MARK);
    const others = [before, guest === undefined ? null : this.tickets.read('guest', guest)];
    const known = others.filter((id) => isId(id ?? '') && id !== userId);
    if (known.length > 0)
      await this.database.rows('note-shared-device', NOTE_SHARED, [userId, known as string[]]);
  }

  /** The user who has signed in on this device before; null when the cookie is none of ours, or the device was forgotten since. */
  async deviceOwner(cookie: string | undefined): Promise<string | null> {
    const named = cookie === undefined ? null : this.tickets.read('device', cookie);
    if (named === null) return null;
    // Cookies from before there were epochs name none.
    const [userId = '', epoch = '0'] = named.split(EPOCH_MARK);
    const user = await this.database.row(
      'owner-of-device',
      'select 1 from users where id = $1 and device_epoch = $2 and deleted_at is null',
      [userId, Number(epoch)],
    );
    return user === null ? null : userId;
  }

  /** Anyone may have signed in as this user: no device is known any more. */
  async forgetDevices(tx: Transaction, userId: string): Promise<void> {
    await tx.rows('forget-devices', 'update users set device_epoch = device_epoch + 1 where id = $1', [
      userId,
    ]);
  }
}
