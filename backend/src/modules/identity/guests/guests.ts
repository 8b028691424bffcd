import { Injectable } from '@nestjs/common';
import { COOKIES } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Tickets } from '../sessions/tickets.js';

export const { name: GUEST_COOKIE, days: GUEST_DAYS } = COOKIES.guest;

type Guest = Pick<Caller, 'guestId' | 'guestEmails' | 'guestTimeZone'>;
const NOBODY: Guest = { guestId: null, guestEmails: [], guestTimeZone: null };
const LIVE = 'revoked_at is null and expires_at > now()';

/** Writes the row of a guest, in a statement whose parameter `first` is the id, null for nobody, and the next one the emails. */
export const beginGuestSql = (first: number): string => `
  insert into guests (id, expires_at, email_keys)
  select id, now() + make_interval(days => ${GUEST_DAYS}), $${first + 1}::text[]
  from unnest(array[$${first}::uuid]) as id where id is not null`;
const BEGIN_GUEST = beginGuestSql(1);

/** Gives what one guest had to another, in the transaction in which the second takes the place of the first. */
type ReplacedListener = (tx: Transaction, before: string, after: string) => Promise<void>;

/** People who booked without an account, each a row that a signed cookie names and that can be revoked. */
@Injectable()
export class Guests {
  private readonly listeners: ReplacedListener[] = [];

  constructor(
    private readonly database: Database,
    private readonly tickets: Tickets,
  ) {}

  /** Modules that keep something for guests register here, so that this one needs to know none of them. */
  onReplaced(listener: ReplacedListener): void {
    this.listeners.push(listener);
  }

  /** @returns the id of the new guest */
  async begin(tx: Transaction, emailKeys: readonly string[] = []): Promise<string> {
    const id = newId();
    await tx.rows('begin-guest', BEGIN_GUEST, [id, emailKeys]);
    return id;
  }

  /**
   * Makes a guest who reads the emails of an address, and gives them what the guest before them in this browser had. The one
   * before ends: a copy of the old cookie, on a shared computer, must not gain what the address opens.
   */
  async beginProven(tx: Transaction, emailKey: string, before: string | null): Promise<string> {
    const old = before
      ? await tx.row<{ emails: string[] }>(
          'end-guest',
          `update guests set revoked_at = now() where id = $1 and ${LIVE} returning email_keys as emails`,
          [before],
        )
      : null;
    const id = await this.begin(tx, [...new Set([...(old?.emails ?? []), emailKey])]);
    if (old && before !== null) for (const listener of this.listeners) await listener(tx, before, id);
    return id;
  }

  cookie(guestId: string): string {
    return this.tickets.sign('guest', guestId, GUEST_DAYS);
  }

  /** The guest whom a cookie names; nobody when it is forged, revoked or over. */
  async of(cookie: string): Promise<Guest> {
    const id = this.tickets.read('guest', cookie);
    if (id === null) return NOBODY;
    const row = await this.database.row<{ id: string; emails: string[]; zone: string | null }>(
      'read-guest',
      `select id, email_keys as emails, time_zone as zone from guests where id = $1 and ${LIVE}`,
      [id],
    );
    return row ? { guestId: row.id, guestEmails: row.emails, guestTimeZone: row.zone } : NOBODY;
  }
}
