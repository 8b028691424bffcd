import { Injectable } from '@nestjs/common';
import { LINKED_LOGIN, Problem } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { AccountLog } from '../account-log/account-log.js';

/** Somebody as a provider knows them: the email may change, these two never do. */
export interface LoginKey {
  issuer: string;
  subject: string;
}

export interface LinkedLogin {
  id: string;
  issuer: string;
  /** As it was when it was linked. */
  email: string;
  createdAt: Date;
}

/** By which logins of providers a user is let in. */
@Injectable()
export class LinkedLogins {
  constructor(
    private readonly database: Database,
    private readonly log: AccountLog,
  ) {}

  /** The user of a login; null when it is linked to nobody. Locks the user, so that no link goes meanwhile. */
  async userOf(tx: Transaction, { issuer, subject }: LoginKey): Promise<string | null> {
    const find = () =>
      tx.row<{ userId: string }>(
        'user-of-login',
        'select user_id as "userId" from linked_logins where issuer = $1 and subject = $2',
        [issuer, subject],
      );
    const found = await find();
    if (!found) return null;
    await tx.rows('hold-user', 'select from users where id = $1 for share', [found.userId]);
    // Anyone who unlinks locks the user first: what is there now stays there.
    return (await find())?.userId === found.userId ? found.userId : null;
  }

  async link(tx: Transaction, userId: string, { issuer, subject }: LoginKey, email: string): Promise<void> {
    await tx.rows(
      'link-login',
      'insert into linked_logins (id, issuer, subject, user_id, email) values ($1, $2, $3, $4, $5)',
      [newId(), issuer, subject, userId, email],
    );
  }

  ofUser(userId: string): Promise<LinkedLogin[]> {
    return this.database.rows<LinkedLogin>(
      'logins-of-user',
      `select id, issuer, email, created_at as "createdAt" from linked_logins
       where user_id = $1 order by created_at desc, id desc`,
      [userId],
    );
  }

  /**
   * @returns whether there was such a login of this user
   * @throws Problem CONFLICT when nothing else lets the user in
   */
  unlink(userId: string, id: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const user = await tx.row<{ hasPassword: boolean }>(
        'lock-user-password',
        'select password_hash is not null as "hasPassword" from users where id = $1 for update',
        [userId],
      );
      const logins = await tx.rows<{ id: string; issuer: string }>(
        'login-ids-of-user',
        'select id, issuer from linked_logins where user_id = $1',
        [userId],
      );
      const unlinked = logins.find((login) => login.id === id);
      if (!unlinked) return false;
      if (!user?.hasPassword && logins.length === 1) {
        throw new Problem('CONFLICT', LINKED_LOGIN.messages.onlyWay);
      }
      await tx.rows('unlink-login', 'delete from linked_logins where id = $1', [id]);
      await this.log.note(tx, userId, 'login_unlinked', unlinked.issuer);
      return true;
    });
  }

  async unlinkAll(tx: Transaction, userId: string): Promise<void> {
    await tx.rows('unlink-logins', 'delete from linked_logins where user_id = $1', [userId]);
  }
}
