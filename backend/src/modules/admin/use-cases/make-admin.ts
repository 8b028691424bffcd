import { Inject, Injectable } from '@nestjs/common';
import { emailKey } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { AdminLog, DONE } from '../admin-log.js';

/** Gives or takes the right to run the platform; from the command line and never over HTTP. */
@Injectable()
export class MakeAdmin {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AdminLog) private readonly log: AdminLog,
  ) {}

  /** @returns false when nobody has this email, or has not verified it: it could be somebody else's */
  async run(email: string, admin: boolean): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const user = await tx.row<{ id: string }>(
        'make-admin',
        `update users set is_admin = $2 where email_key = $1 and (email_verified_at is not null or not $2) returning id`,
        [emailKey(email), admin],
      );
      if (!user) return false;
      const deed = {
        adminId: null,
        action: admin ? 'makeAdmin' : 'unmakeAdmin',
        target: user.id,
        details: {},
      };
      await this.log.end(await this.log.begin(deed, tx), DONE, tx);
      return true;
    });
  }
}
