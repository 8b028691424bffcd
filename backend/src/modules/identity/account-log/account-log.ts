import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_LOG, type AccountEvent } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { type LoggedEvent, accountEventEmail } from './account-event-email.js';

const LONGEST_DETAIL = 300;

/** Writes down what concerns the safety of an account, and tells its owner. */
@Injectable()
export class AccountLog {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** An address that nobody has proven may be a stranger's: they are sent nothing. */
  async note(tx: Transaction, userId: string, event: AccountEvent, detail = ''): Promise<void> {
    const user = await tx.row<{ email: string; verified: boolean }>(
      'note-account-event',
      `with noted as (insert into account_events (user_id, event, detail) values ($1, $2, $3))
       select email, email_verified_at is not null as verified from users where id = $1`,
      [userId, event, detail.slice(0, LONGEST_DETAIL)],
    );
    if (!user?.verified) return;
    const email = accountEventEmail({ event, detail, at: new Date() }, this.config.publicUrl);
    await this.mailer.post(tx, { to: user.email, ...email });
  }

  /** The same on its own, for what happens without a transaction. */
  noteAlone(userId: string, event: AccountEvent, detail = ''): Promise<void> {
    return this.database.transaction((tx) => this.note(tx, userId, event, detail));
  }

  /** The newest first. */
  ofUser(userId: string): Promise<LoggedEvent[]> {
    return this.database.rows<LoggedEvent>(
      'account-events',
      'select event, detail, at from account_events where user_id = $1 order by id desc limit $2',
      [userId, ACCOUNT_LOG.shown],
    );
  }
}
