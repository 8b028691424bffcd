import { Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { Database } from '../../platform/database/database.js';
import { Sessions, Users } from '../identity/index.js';
import { DEMO_ACCOUNTS, type DemoRole } from './demo-accounts.js';

/**
 * Signs a visitor in as one of the demo's people. It asks for no password, so no guesses are counted: what is counted by
 * email would lock the demo for everyone after some dozen visitors.
 */
@Injectable()
export class EnterDemo {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly sessions: Sessions,
  ) {}

  /** @returns the content of the session cookie. @throws Problem NOT_FOUND when the account was deleted */
  run(role: DemoRole, userAgent: string | null): Promise<string> {
    return this.database.transaction(async (tx) => {
      const userId = await this.users.hold(tx, DEMO_ACCOUNTS[role]);
      if (userId === null) throw new Problem('NOT_FOUND', 'This demo account was deleted.');
      return this.sessions.begin(tx, userId, userAgent);
    });
  }
}
