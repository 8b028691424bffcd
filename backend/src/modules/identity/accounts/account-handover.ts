import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { LinkedLogins } from './linked-logins.js';
import { Sessions } from '../sessions/sessions.js';

/** Gives an account to anyone who has shown that its email is theirs. */
@Injectable()
export class AccountHandover {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly logins: LinkedLogins,
  ) {}

  /**
   * Verifies the email, replaces the password and ends every session and token. The first time it also unlinks every
   * login: anyone who registered another's address must not lie in wait there. The caller has locked the user.
   * @param passwordHash null for none
   */
  async run(
    tx: Transaction,
    userId: string,
    { passwordHash, first }: { passwordHash: string | null; first: boolean },
  ): Promise<void> {
    await tx.rows(
      'confirm-email',
      `update users set email_verified_at = coalesce(email_verified_at, now()), password_hash = $2 where id = $1`,
      [userId, passwordHash],
    );
    await this.sessions.revokeAll(tx, userId);
    await this.tokens.revokeAll(tx, userId);
    if (first) await this.logins.unlinkAll(tx, userId);
  }
}
