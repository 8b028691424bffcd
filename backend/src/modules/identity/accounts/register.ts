import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Problem, emailKey } from '@reelpact/domain';
import { Database, type Transaction, isUniqueViolation } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { EmailLinks } from '../mailed-links/email-links.js';
import { PasswordRules } from './password-rules.js';
import { Sessions } from '../sessions/sessions.js';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** An account whose owner will set the password by the mailed link has none yet. */
export type NewUser = Omit<NewAccount, 'password'> & { passwordHash: string | null };

export interface Entry {
  userId: string;
  /** The content of the session cookie. */
  cookie: string;
}

/** Makes an account, signs its owner in and emails the link that verifies the email. */
@Injectable()
export class Register {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly links: EmailLinks,
    private readonly passwords: PasswordRules,
  ) {}

  /**
   * @param userAgent what the browser says it is
   * @throws Problem EMAIL_TAKEN, or VALIDATION_FAILED for a password that is guessed at once
   */
  async run({ password, ...person }: NewAccount, userAgent: string | null): Promise<Entry> {
    this.passwords.require(password, person.email);
    const passwordHash = await hash(password);
    return this.database.transaction((tx) => this.open(tx, { ...person, passwordHash }, userAgent));
  }

  /** The same inside a transaction of the caller's. @throws Problem EMAIL_TAKEN */
  async open(
    tx: Transaction,
    { email, passwordHash, firstName, lastName }: NewUser,
    userAgent: string | null,
  ): Promise<Entry> {
    const userId = newId();
    await tx
      .rows(
        'insert-user',
        `insert into users (id, email, email_key, password_hash, first_name, last_name) values ($1, $2, $3, $4, $5, $6)`,
        [userId, email, emailKey(email), passwordHash, firstName, lastName],
      )
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'users_email_key_key') ? new Problem('EMAIL_TAKEN') : error;
      });
    await this.links.post(tx, { id: userId, email }, 'verify');
    return { userId, cookie: await this.sessions.begin(tx, userId, userAgent) };
  }
}
