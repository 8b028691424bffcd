import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/database/personal-data.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { hasProfile } from './reads/has-profile.js';
import { LinkedLogins } from './linked-logins.js';
import { Sessions } from '../sessions/sessions.js';

/** Gives an account to anyone who has shown that its email is theirs. */
@Injectable()
export class AccountHandover {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly logins: LinkedLogins,
    private readonly personal: PersonalData,
  ) {}

  /**
   * Verifies the email, replaces the password and ends every session, token and program. The first time it also unlinks every
   * login and asks whose the profile is: anyone who registered another's address must not lie in wait there. The caller has
   * locked the user.
   * @param passwordHash null for none
   * @param first whether the email was not verified before
   * @param isSame whether it is done where the account is signed in already, so that it is the same person
   */
  async run(
    tx: Transaction,
    userId: string,
    { passwordHash, first, isSame }: { passwordHash: string | null; first: boolean; isSame: boolean },
  ): Promise<void> {
    await tx.rows(
      'confirm-email',
      `update users set email_verified_at = coalesce(email_verified_at, now()), password_hash = $2 where id = $1`,
      [userId, passwordHash],
    );
    await this.sessions.revokeAll(tx, userId);
    await this.sessions.forgetDevices(tx, userId);
    await this.tokens.revokeAll(tx, userId);
    const isStranger = first && !isSame;
    await this.personal.close(tx, userId, isStranger ? 'handed_over' : 'secured');
    if (first) await this.logins.unlinkAll(tx, userId);
    if (isStranger && (await hasProfile(tx, userId)))
      await tx.rows('doubt-profile', 'update users set profile_doubted_at = now() where id = $1', [userId]);
  }
}
