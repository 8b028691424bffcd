import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EMAIL_LINK, Problem, SECOND_FACTOR } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { AccountLog } from '../account-log/account-log.js';
import { EmailLinks } from '../mailed-links/email-links.js';
import type { LinkProof } from '../mailed-links/mailed-proof.js';
import { SecondFactors } from './second-factors.js';

/**
 * For somebody who has lost the second factor and the recovery codes: who knows the password and reads the emails has it removed, days
 * later. Until then every session can stop it.
 */
@Injectable()
export class RemoveFactors implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly links: EmailLinks,
    private readonly factors: SecondFactors,
    private readonly log: AccountLog,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ userId: string }>('remove-factors', ({ userId }) => this.removeWhenDue(userId));
  }

  /** Emails the link. @throws Problem TOO_MANY_REQUESTS */
  async ask(userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await tx.row<{ id: string; email: string }>(
        'user-without-factor',
        'select id, email from users where id = $1 and email_verified_at is not null and deleted_at is null for update',
        [userId],
      );
      if (!user || (await this.links.post(tx, user, 'factors'))) return;
      const retryAfter = Math.max(1, await this.links.wait(tx, userId, 'factors'));
      throw new Problem('TOO_MANY_REQUESTS', EMAIL_LINK.messages.tooMany, { details: { retryAfter } });
    });
  }

  /** Begins the wait. @returns when it is over. @throws Problem LINK_NOT_VALID */
  async confirm(proof: LinkProof): Promise<Date> {
    const link = await this.links.find(proof, 'factors');
    return this.database.transaction(async (tx) => {
      const userId = link.owner;
      await tx.rows('lock-user', 'select from users where id = $1 for update', [userId]);
      await this.links.spend(tx, link, 'factors');
      const row = await tx.row<{ at: Date }>(
        'begin-factor-removal',
        `insert into factor_removals (user_id, effective_at) values ($1, now() + make_interval(hours => $2))
         on conflict (user_id) do update set user_id = excluded.user_id returning effective_at as at`,
        [userId, SECOND_FACTOR.removalHours],
      );
      if (!row) throw new Error('a removal was lost');
      await this.log.note(tx, userId, 'removal_asked');
      await tx.enqueue('remove-factors', { userId }, { key: `remove-factors:${userId}`, runAt: row.at });
      return row.at;
    });
  }

  /** @returns whether there was anything to stop */
  async cancel(userId: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const row = await tx.row(
        'cancel-factor-removal',
        'delete from factor_removals where user_id = $1 returning 1',
        [userId],
      );
      if (row) await this.log.note(tx, userId, 'removal_cancelled');
      return row !== null;
    });
  }

  /** Cancelled and asked for again, an earlier job finds that it isn't time yet. */
  private async removeWhenDue(userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.rows('lock-user', 'select from users where id = $1 for update', [userId]);
      const due = await tx.row(
        'due-factor-removal',
        'select 1 from factor_removals where user_id = $1 and effective_at <= now()',
        [userId],
      );
      if (due && (await this.factors.removeAll(tx, userId)))
        await this.log.note(tx, userId, 'factors_removed');
    });
  }
}
