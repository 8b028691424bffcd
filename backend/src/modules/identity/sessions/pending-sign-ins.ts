import { Injectable } from '@nestjs/common';
import { COOKIES } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Tickets } from './tickets.js';

export const { name: HALF_COOKIE } = COOKIES.half;

/** Somebody whose password was right, or for whom a provider or a mailed link vouches. */
export interface PendingSignIn {
  id: string;
  userId: string;
  userAgent: string | null;
  isNewDevice: boolean;
}

const LONGEST_AGENT = 300;
const LIVE = 'ended_at is null and expires_at > now()';

/** Sign-ins that wait for the second factor; the cookie only names one, signed. */
@Injectable()
export class PendingSignIns {
  constructor(
    private readonly database: Database,
    private readonly tickets: Tickets,
  ) {}

  /** @returns the cookie's content */
  async begin(tx: Transaction, pending: Omit<PendingSignIn, 'id'>): Promise<string> {
    const id = newId();
    const { minutes } = COOKIES.half;
    await tx.rows(
      'begin-pending-sign-in',
      `insert into pending_sign_ins (id, user_id, user_agent, is_new_device, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
      [id, pending.userId, pending.userAgent?.slice(0, LONGEST_AGENT) ?? null, pending.isNewDevice, minutes],
    );
    return this.tickets.sign('half', id, minutes / (24 * 60));
  }

  /** What a cookie names; null when it is forged, over, or has been ended. */
  async of(cookie: string | undefined): Promise<PendingSignIn | null> {
    const id = cookie === undefined ? null : this.tickets.read('half', cookie);
    if (id === null) return null;
    return this.database.row<PendingSignIn>(
      'read-pending-sign-in',
      `select id, user_id as "userId", user_agent as "userAgent", is_new_device as "isNewDevice"
       from pending_sign_ins where id = $1 and ${LIVE}`,
      [id],
    );
  }

  /** @returns whether it was still open */
  async end(tx: Transaction, id: string): Promise<boolean> {
    const row = await tx.row(
      'end-pending-sign-in',
      `update pending_sign_ins set ended_at = now() where id = $1 and ${LIVE} returning 1`,
      [id],
    );
    return row !== null;
  }
}
