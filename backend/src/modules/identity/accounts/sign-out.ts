import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/database/personal-data.js';
import { AccountLog } from '../account-log/account-log.js';
import { Sessions } from '../sessions/sessions.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { Users } from './users.js';

/** Signs a person out of where they are not now. */
@Injectable()
export class SignOut {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
    private readonly personal: PersonalData,
    private readonly log: AccountLog,
  ) {}

  /** @param withPrograms whether what reads or acts in their name without being signed in ends too */
  async elsewhere(userId: string, sessionId: string, withPrograms: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.users.lock(tx, userId))) return;
      await this.sessions.revokeOthers(tx, userId, sessionId);
      await this.log.note(tx, userId, 'signed_out');
      if (!withPrograms) return;
      await this.tokens.revokeAll(tx, userId);
      await this.sessions.forgetDevices(tx, userId);
      await this.personal.close(tx, userId, 'secured');
    });
  }
}
