import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Problem, emailKey } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Sessions } from '../sessions.js';

/** Compares a password and begins a session. */
@Injectable()
export class SignIn implements OnModuleInit {
  /** Checked when there is no account, so that the answer takes as long as with one. */
  private decoy = '';

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await hash('nobody has this password');
  }

  /** @throws Problem INVALID_CREDENTIALS, the same for a wrong password and an unknown email */
  async run(email: string, password: string): Promise<{ userId: string; cookie: string }> {
    const user = await this.database.row<{ id: string; password_hash: string | null }>(
      'read-credentials',
      'select id, password_hash from users where email_key = $1',
      [emailKey(email)],
    );
    const right = await verify(user?.password_hash ?? this.decoy, password);
    if (!user || user.password_hash === null || !right) throw new Problem('INVALID_CREDENTIALS');
    const hashed = user.password_hash;
    const cookie = await this.database.transaction(async (tx) => {
      // Comparing takes a while, in which the email's owner may have discarded this password and all sessions.
      const same = await tx.row(
        'same-password',
        'select 1 from users where id = $1 and password_hash = $2 for share',
        [user.id, hashed],
      );
      if (!same) throw new Problem('INVALID_CREDENTIALS');
      return this.sessions.begin(tx, user.id);
    });
    return { userId: user.id, cookie };
  }
}
