import { Injectable } from '@nestjs/common';
import { emailKey } from '@reelpact/domain';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';

/** What other modules ask about users, and the little that they change. */
@Injectable()
export class Users {
  constructor(private readonly database: Database) {}

  /** Locks a user for a change. @returns whether there is one; a deleted one is none */
  async lock(tx: Transaction, userId: string): Promise<boolean> {
    const user = await tx.row(
      'lock-living-user',
      'select 1 from users where id = $1 and deleted_at is null for update',
      [userId],
    );
    return user !== null;
  }

  /** The address of a user; empty when there is none. */
  async emailOf(at: Statements, userId: string): Promise<string> {
    const user = await at.row<{ email: string }>('email-of-user', 'select email from users where id = $1', [
      userId,
    ]);
    return user?.email ?? '';
  }

  async isDeleted(at: Statements, userId: string): Promise<boolean> {
    const user = await at.row('living-user', 'select 1 from users where id = $1 and deleted_at is null', [
      userId,
    ]);
    return user === null;
  }

  /** The user of an email, who stays as they are until the transaction ends. */
  async hold(tx: Transaction, email: string): Promise<string | null> {
    const user = await tx.row<{ id: string }>(
      'hold-user-of-email',
      'select id from users where email_key = $1 and deleted_at is null for share',
      [emailKey(email)],
    );
    return user?.id ?? null;
  }

  /** What must be known of somebody before they are paid: whether the email is theirs, and whether the profile may be another's. */
  async payee(at: Statements, userId: string): Promise<{ emailVerified: boolean; inDoubt: boolean }> {
    const user = await at.row<{ emailVerified: boolean; inDoubt: boolean }>(
      'may-be-paid',
      `select email_verified_at is not null as "emailVerified", profile_doubted_at is not null as "inDoubt"
       from users where id = $1`,
      [userId],
    );
    return user ?? { emailVerified: false, inDoubt: false };
  }

  /** Takes a person's word that the profile under their name is theirs. */
  async confirmProfile(userId: string): Promise<void> {
    await this.database.rows('confirm-profile', 'update users set profile_doubted_at = null where id = $1', [
      userId,
    ]);
  }

  /** Who has proven to own an address; null when nobody has. */
  async verifiedOwner(at: Statements, address: string): Promise<string | null> {
    const user = await at.row<{ id: string }>(
      'verified-owner',
      'select id from users where email_key = $1 and email_verified_at is not null',
      [emailKey(address)],
    );
    return user?.id ?? null;
  }

  /** Those of these addresses (as keys) whose verified owner is somebody else. */
  async verifiedAmong(at: Statements, keys: readonly string[], exceptUserId: string): Promise<string[]> {
    const rows = await at.rows<{ key: string }>(
      'verified-among',
      `select email_key as key from users
       where email_key = any ($1::text[]) and id <> $2 and email_verified_at is not null`,
      [keys, exceptUserId],
    );
    return rows.map(({ key }) => key);
  }

  /** Everyone who runs the platform and has a verified address. */
  admins(at: Statements): Promise<{ id: string; email: string }[]> {
    return at.rows(
      'admins',
      'select id, email from users where is_admin and email_verified_at is not null order by id',
    );
  }

  /** @returns the user's id; null when nobody has this email, or has not verified it: it could be somebody else's */
  async setAdmin(tx: Transaction, email: string, admin: boolean): Promise<string | null> {
    const user = await tx.row<{ id: string }>(
      'make-admin',
      `update users set is_admin = $2 where email_key = $1 and (email_verified_at is not null or not $2) returning id`,
      [emailKey(email), admin],
    );
    return user?.id ?? null;
  }

  async hasAny(at: Statements): Promise<boolean> {
    return (await at.row('anyone', 'select 1 from users limit 1')) !== null;
  }

  /** For addresses that don't exist, so that nobody can follow a link in their emails. */
  async markVerified(at: Statements, emails: readonly string[]): Promise<void> {
    await at.rows(
      'mark-verified',
      'update users set email_verified_at = now() where email_key = any ($1::text[])',
      [emails.map(emailKey)],
    );
  }
}
