import { Inject, Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import {
  DELETED,
  DELETION_MESSAGES,
  DELETION_SESSION_MINUTES,
  Problem,
  emailKey,
  stagesWhere,
} from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { ForgetFiles } from '../../../platform/storage/forget-files.js';

interface Proof {
  email: string;
  password: string | undefined;
}
interface OwnerRow {
  /** null while the email is not verified: what was booked with it may be somebody else's. */
  provenEmail: string | null;
  passwordHash: string | null;
  isAdmin: boolean;
  creatorId: string | null;
  sessionIsFresh: boolean;
}

const FINAL = stagesWhere((meta) => meta.final);
/** The brand's side of a booking, as far as it is known whose it is; no address is equal to null. */
const AS_BRAND = '(b.brand_user_id = $1 or b.contact_email_key = $2)';

/**
 * Forgets a person. What others have a right to stays without the name: bookings with what was agreed and said in them, and
 * every row about money.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(ForgetFiles) private readonly files: ForgetFiles,
  ) {}

  /** @throws Problem VALIDATION_FAILED, FORBIDDEN, ACCOUNT_IN_USE or TOO_MANY_REQUESTS */
  async run(user: SignedInUser, proof: Proof): Promise<void> {
    if (emailKey(proof.email) !== emailKey(user.email)) throw refused('email');
    await this.proveOwner(user, proof.password);
    await this.database.transaction(async (tx) => {
      const owner = await this.read(tx, user, { lock: true });
      if (!owner) return;
      await this.demandNothingOpen(tx, user.id, owner);
      await this.forgetBookings(tx, user.id, owner.provenEmail);
      if (owner.provenEmail !== null) await this.forgetAddress(tx, owner.provenEmail);
      if (owner.creatorId !== null) await this.forgetCreator(tx, owner.creatorId);
      await this.forgetUser(tx, user.id);
    });
  }

  /** Comparing a password takes a while, so it is done before anything is locked. */
  private async proveOwner(user: SignedInUser, password: string | undefined): Promise<void> {
    const owner = await this.read(this.database, user, { lock: false });
    if (!owner) throw new Problem('UNAUTHENTICATED');
    if (owner.isAdmin) throw new Problem('FORBIDDEN', DELETION_MESSAGES.admin);
    if (owner.passwordHash === null) {
      if (!owner.sessionIsFresh) throw new Problem('FORBIDDEN', DELETION_MESSAGES.signInAgain);
      return;
    }
    await this.limits.take('password_check_by_user', user.id);
    if (!(await verify(owner.passwordHash, password ?? ''))) throw refused('password');
  }

  private read(
    at: Statements,
    { id, sessionId }: SignedInUser,
    { lock }: { lock: boolean },
  ): Promise<OwnerRow | null> {
    return at.row<OwnerRow>(
      lock ? 'lock-owner' : 'owner',
      `select case when u.email_verified_at is not null then u.email_key end as "provenEmail", u.password_hash as "passwordHash", u.is_admin as "isAdmin", c.id as "creatorId",
         coalesce(s.created_at > now() - make_interval(mins => $3), false) as "sessionIsFresh"
       from users u left join creators c on c.user_id = u.id left join sessions s on s.id = $2
       where u.id = $1 and u.deleted_at is null ${lock ? 'for update of u' : ''}`,
      [id, sessionId, DELETION_SESSION_MINUTES],
    );
  }

  private async demandNothingOpen(tx: Transaction, userId: string, owner: OwnerRow): Promise<void> {
    const open = await tx.row(
      'open-bookings-of',
      `select 1 from bookings b where (${AS_BRAND} or b.creator_id = $3)
         and (b.stage <> all($4::text[]) or b.open_chargeback is not null or b.refund_delayed) limit 1`,
      [userId, owner.provenEmail, owner.creatorId, FINAL],
    );
    if (open) throw new Problem('ACCOUNT_IN_USE', DELETION_MESSAGES.bookings);
    const owed = await tx.row(
      'money-owed-to',
      `select 1 from ledger_entries where creator_id = $1 and account = 'creator_payable'
       having sum(amount_cents) <> 0`,
      [owner.creatorId],
    );
    if (owed) throw new Problem('ACCOUNT_IN_USE', DELETION_MESSAGES.money);
  }

  private async forgetBookings(tx: Transaction, userId: string, provenEmail: string | null): Promise<void> {
    await tx.rows(
      'forget-brand',
      // What was booked for somebody else, who has an account by that address, is hers as well and stays so.
      `update bookings b set brand_name = $3, contact_email = $4, contact_email_key = $4
       where ${AS_BRAND} and not exists (select from users o
         where o.email_key = b.contact_email_key and o.id <> $1 and o.email_verified_at is not null)`,
      [userId, provenEmail, DELETED.brand, addressOf(userId)],
    );
    await tx.rows('forget-keys', 'delete from idempotency_keys where scope in ($1, $2)', [
      `book:${userId}`,
      `pay:${userId}`,
    ]);
  }

  private async forgetAddress(tx: Transaction, key: string): Promise<void> {
    await tx.rows(
      'forget-guests',
      'update guests set email_keys = array_remove(email_keys, $1) where $1 = any(email_keys)',
      [key],
    );
    await tx.rows('forget-guest-links', 'delete from guest_links where email_key = $1', [key]);
    await tx.rows('forget-mails', 'delete from mails where lower(trim(recipient)) = $1', [key]);
  }

  private async forgetCreator(tx: Transaction, creatorId: string): Promise<void> {
    const files = await tx.rows<{ key: string }>(
      'files-of-creator',
      `select profile_image_key as key from creators where id = $1 and profile_image_key is not null
       union all select unnest(array_remove(array[image_key, video_key, original_key], null))
         from portfolio_items where creator_id = $1`,
      [creatorId],
    );
    await tx.rows('forget-portfolio', 'delete from portfolio_items where creator_id = $1', [creatorId]);
    await tx.rows(
      'forget-packages',
      'update packages set deleted_at = now() where creator_id = $1 and deleted_at is null',
      [creatorId],
    );
    // The name is free again; what stands in its place is as long as a username may be, and nobody's.
    const username = `gone-${creatorId.replaceAll('-', '').slice(-15)}`;
    await tx.rows(
      'forget-creator',
      `update creators set username = $2, username_key = $2, display_name = $3, bio = null, category = null,
         instagram_username = null, profile_image_key = null, deleted_at = now(), updated_at = now() where id = $1`,
      [creatorId, username, DELETED.creator],
    );
    await this.files.after(
      tx,
      files.map(({ key }) => key),
    );
  }

  private async forgetUser(tx: Transaction, userId: string): Promise<void> {
    for (const table of ['sessions', 'email_tokens', 'api_tokens', 'linked_logins']) {
      await tx.rows(`forget-${table}`, `delete from ${table} where user_id = $1`, [userId]);
    }
    const { firstName, lastName } = DELETED.user;
    await tx.rows(
      'forget-user',
      `update users set email = $2, email_key = $2, password_hash = null, first_name = $3, last_name = $4,
         email_verified_at = null, deleted_at = now() where id = $1`,
      [userId, addressOf(userId), firstName, lastName],
    );
  }
}

const addressOf = (userId: string): string => `${userId}@${DELETED.emailDomain}`;
const refused = (field: 'email' | 'password'): Problem =>
  new Problem('VALIDATION_FAILED', DELETION_MESSAGES[field], {
    errors: { [field]: DELETION_MESSAGES[field] },
  });
