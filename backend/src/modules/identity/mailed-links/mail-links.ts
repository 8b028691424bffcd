import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EMAIL_LINK, Problem, emailKey } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { EmailLinks } from './email-links.js';

interface UserRow {
  id: string;
  email: string;
  verified: boolean;
}

/** Sends the links again that a person asks for. */
@Injectable()
export class MailLinks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly links: EmailLinks,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ email: string }>('mail-password-link', ({ email }) => this.mailPasswordLink(email));
  }

  /** Sends the verification email again; nothing when the email is verified. @throws Problem TOO_MANY_REQUESTS */
  async verification(userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await tx.row<UserRow>(
        'user-to-verify',
        'select id, email, email_verified_at is not null as verified from users where id = $1 for update',
        [userId],
      );
      if (!user || user.verified) return;
      if (!(await this.links.post(tx, user, 'verify'))) {
        const retryAfter = Math.max(1, await this.links.wait(tx, user.id, 'verify'));
        throw new Problem('TOO_MANY_REQUESTS', EMAIL_LINK.messages.tooMany, { details: { retryAfter } });
      }
    });
  }

  /**
   * Takes the wish for a new password. Whether there is such an account is looked up by a job, later: neither the
   * answer nor the time it takes can tell.
   */
  async newPassword(email: string): Promise<void> {
    const key = emailKey(email);
    await this.database.transaction((tx) =>
      tx.enqueue('mail-password-link', { email: key }, { key: `password:${key}` }),
    );
  }

  private async mailPasswordLink(email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await tx.row<UserRow>(
        'user-by-email',
        'select id, email from users where email_key = $1',
        [email],
      );
      if (user) await this.links.post(tx, user, 'reset');
    });
  }
}
