import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Users } from '../../identity/index.js';
import { AdminLog, DONE } from '../admin-log.js';

/** Gives or takes the right to run the platform; from the command line and never over HTTP. */
@Injectable()
export class MakeAdmin {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly log: AdminLog,
  ) {}

  /** @returns false when nobody has this email, or has not verified it: it could be somebody else's */
  async run(email: string, admin: boolean): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const userId = await this.users.setAdmin(tx, email, admin);
      if (userId === null) return false;
      const deed = {
        adminId: null,
        action: admin ? 'makeAdmin' : 'unmakeAdmin',
        target: userId,
        details: {},
      };
      await this.log.end(await this.log.begin(deed, tx), DONE, tx);
      return true;
    });
  }
}
