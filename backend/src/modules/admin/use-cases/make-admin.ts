import { Inject, Injectable } from '@nestjs/common';
import { emailKey } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';

/** Gives or takes the right to run the platform; from the command line and never over HTTP. */
@Injectable()
export class MakeAdmin {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @returns false when nobody has this email, or has not verified it: it could be somebody else's */
  async run(email: string, admin: boolean): Promise<boolean> {
    const row = await this.database.row(
      'make-admin',
      `update users set is_admin = $2 where email_key = $1 and (email_verified_at is not null or not $2) returning 1`,
      [emailKey(email), admin],
    );
    return row !== null;
  }
}
