import { Inject, Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Problem, emailKey } from '@reelpact/domain';
import { Database, type Transaction, isUniqueViolation } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Sessions } from '../sessions.js';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Makes an account and signs its owner in. */
@Injectable()
export class Register {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** @throws Problem EMAIL_TAKEN */
  async run(account: NewAccount): Promise<{ userId: string; cookie: string }> {
    const passwordHash = await hash(account.password);
    try {
      return await this.database.transaction(async (tx) => {
        const userId = await this.insert(tx, account, passwordHash);
        return { userId, cookie: await this.sessions.begin(tx, userId) };
      });
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_key_key')) throw new Problem('EMAIL_TAKEN');
      throw error;
    }
  }

  private async insert(tx: Transaction, account: NewAccount, passwordHash: string): Promise<string> {
    const id = newId();
    await tx.rows(
      'insert-user',
      `insert into users (id, email, email_key, password_hash, first_name, last_name) values ($1, $2, $3, $4, $5, $6)`,
      [id, account.email, emailKey(account.email), passwordHash, account.firstName, account.lastName],
    );
    return id;
  }
}
