import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Problem } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { AccountLog } from '../account-log/account-log.js';
import { EmailLinks } from '../mailed-links/email-links.js';
import { Sessions } from '../sessions/sessions.js';
import { OwnPassword } from './own-password.js';
import { PasswordRules } from './password-rules.js';

/** Changes the password of a signed-in person who knows the present one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly present: OwnPassword,
    private readonly rules: PasswordRules,
    private readonly sessions: Sessions,
    private readonly links: EmailLinks,
    private readonly log: AccountLog,
  ) {}

  /**
   * Ends every other session and every mailed link; access tokens and webhooks go on.
   * @throws Problem VALIDATION_FAILED, CONFLICT without a present password or when it was changed meanwhile, TOO_MANY_REQUESTS
   */
  async run(user: SignedInUser, currentPassword: string, password: string): Promise<void> {
    const before = await this.present.require(user.id, currentPassword, 'currentPassword');
    this.rules.require(password, user.email);
    const after = await hash(password);
    await this.database.transaction(async (tx) => {
      const changed = await tx.row(
        'change-password',
        'update users set password_hash = $3 where id = $1 and password_hash = $2 returning 1',
        [user.id, before, after],
      );
      if (!changed) throw new Problem('CONFLICT');
      if (user.sessionId !== null) await this.sessions.revokeOthers(tx, user.id, user.sessionId);
      await this.links.spendAll(tx, user.id);
      await this.log.note(tx, user.id, 'password_set');
    });
  }
}
