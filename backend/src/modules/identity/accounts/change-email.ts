import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EMAIL_CHANGE, Problem, emailKey } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction, isUniqueViolation } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/database/personal-data.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { AccountLog } from '../account-log/account-log.js';
import { SecondFactors } from '../factors/second-factors.js';
import { EmailLinks } from '../mailed-links/email-links.js';
import { takenEmail } from '../mailed-links/link-emails.js';
import type { LinkProof } from '../mailed-links/mailed-proof.js';
import { Sessions } from '../sessions/sessions.js';
import { AccountHandover } from './account-handover.js';
import { Users } from './users.js';

/** Whoever takes an account over sets up a factor of their own before its address: those as new as this are doubted too. */
const DOUBTED_MS = 7 * 86_400_000;

interface Owner {
  email: string;
  key: string;
  verified: boolean;
}

/** Gives an account another address, once its owner has shown to read the emails of both or to be signed in. */
@Injectable()
export class ChangeEmail implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly users: Users,
    private readonly links: EmailLinks,
    private readonly mailer: Mailer,
    private readonly sessions: Sessions,
    private readonly handover: AccountHandover,
    private readonly factors: SecondFactors,
    private readonly personal: PersonalData,
    private readonly log: AccountLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ userId: string; email: string }>('mail-email-change', ({ userId, email }) =>
      this.mailLink(userId, email),
    );
  }

  /**
   * Has a link mailed to the new address, and tells the present one. Whether somebody else has the new one is looked up by a
   * job, later: neither the answer nor the time it takes can tell.
   * @throws Problem VALIDATION_FAILED for the present address, or TOO_MANY_REQUESTS
   */
  async ask(user: SignedInUser, email: string): Promise<void> {
    if (emailKey(email) === emailKey(user.email)) {
      const { same } = EMAIL_CHANGE.messages;
      throw new Problem('VALIDATION_FAILED', same, { errors: { email: same } });
    }
    await this.limits.take('email_change_by_user', user.id);
    await this.database.transaction(async (tx) => {
      await this.log.note(tx, user.id, 'email_asked', email);
      await tx.enqueue('mail-email-change', { userId: user.id, email }, { key: `email-change:${user.id}` });
    });
  }

  /**
   * Makes the address of a link the account's. Everything that carries the one before follows, if that was known to be theirs.
   * @throws Problem LINK_NOT_VALID, for another account's link too, or EMAIL_TAKEN
   */
  async confirm(user: SignedInUser, proof: LinkProof): Promise<void> {
    const link = await this.links.find(proof, 'change');
    if (link.owner !== user.id) throw new Problem('LINK_NOT_VALID');
    await this.database.transaction(async (tx) => {
      const owner = await this.lock(tx, user.id);
      const { email } = await this.links.changeOf(tx, link);
      await this.links.spend(tx, link, 'change');
      await this.write(tx, user.id, email);
      if (owner.verified) {
        await this.personal.move(tx, { userId: user.id, from: owner.key, to: email, ownOnly: false });
        await this.links.post(tx, { id: user.id, email: owner.email }, 'undo', owner.email);
      }
      if (user.sessionId !== null) await this.sessions.revokeOthers(tx, user.id, user.sessionId);
      await this.log.note(tx, user.id, 'email_changed', email);
    });
  }

  /**
   * Gives an account the address back that it had before. Anyone may have been in it: every session, token and the password
   * end, a second factor goes if it was set up shortly before the change or since, and the address gets a link to choose a new
   * password.
   * @throws Problem LINK_NOT_VALID, or EMAIL_TAKEN
   */
  async undo(token: string): Promise<void> {
    const link = await this.links.find({ token }, 'undo');
    await this.database.transaction(async (tx) => {
      const userId = link.owner;
      const owner = await this.lock(tx, userId);
      const { email, mailedAt } = await this.links.changeOf(tx, link);
      await this.links.spend(tx, link, 'undo');
      await this.links.spendAll(tx, userId);
      await this.write(tx, userId, email);
      await this.personal.move(tx, { userId, from: owner.key, to: email, ownOnly: true });
      await this.handover.run(tx, userId, { passwordHash: null, first: false, isSame: false });
      await this.factors.removeSince(tx, userId, new Date(mailedAt.getTime() - DOUBTED_MS));
      await this.log.note(tx, userId, 'email_undone');
      await this.links.post(tx, { id: userId, email }, 'reset');
    });
  }

  private async lock(tx: Transaction, userId: string): Promise<Owner> {
    const owner = await tx.row<Owner>(
      'lock-owner-of-email',
      `select email, email_key as key, email_verified_at is not null as verified from users
       where id = $1 and deleted_at is null for update`,
      [userId],
    );
    if (!owner) throw new Problem('LINK_NOT_VALID');
    return owner;
  }

  private async write(tx: Transaction, userId: string, email: string): Promise<void> {
    await tx
      .rows(
        'change-email',
        'update users set email = $2, email_key = $3, email_verified_at = now() where id = $1',
        [userId, email, emailKey(email)],
      )
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'users_email_key_key')
          ? new Problem('EMAIL_TAKEN', EMAIL_CHANGE.messages.taken)
          : error;
      });
  }

  private async mailLink(userId: string, email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.users.lock(tx, userId))) return;
      if ((await this.users.hold(tx, email)) === null)
        await this.links.post(tx, { id: userId, email }, 'change', email);
      else await this.mailer.post(tx, { to: email, ...takenEmail(this.config.publicUrl) });
    });
  }
}
