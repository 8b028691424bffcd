import { Inject, Injectable } from '@nestjs/common';
import { EMAIL_LINK, type EmailLinkPurpose, Problem, emailKey } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Secrets } from '../../../platform/config/secrets.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { linkLetter } from './link-letter.js';
import { type LinkProof, newProof, tokenHash } from './mailed-proof.js';

export interface FoundLink {
  id: string;
  userId: string;
}

const LIVE = 'used_at is null and expires_at > now()';

/** Links and codes that are mailed and work once; stored is only what recognises them. */
@Injectable()
export class EmailLinks {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(Secrets) private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Mails a new link. @returns false when this user was mailed too many of them lately */
  async post(
    tx: Transaction,
    user: { id: string; email: string },
    purpose: EmailLinkPurpose,
  ): Promise<boolean> {
    // One after the other, so that two requests at once can't both pass the limit.
    await tx.rows('lock-user', 'select from users where id = $1 for update', [user.id]);
    const sent = await tx.row<{ hour: number; day: number }>(
      'recent-links',
      `select count(*) filter (where created_at > now() - interval '1 hour')::int as hour, count(*)::int as day
       from email_tokens where user_id = $1 and purpose = $2 and created_at > now() - interval '1 day'`,
      [user.id, purpose],
    );
    if (!sent || sent.hour >= EMAIL_LINK.mailsPerHour || sent.day >= EMAIL_LINK.mailsPerDay) return false;
    const id = newId();
    const { token, code } = newProof();
    await tx.rows(
      'insert-link',
      `insert into email_tokens (id, user_id, purpose, token_hash, code_hash, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
      [id, user.id, purpose, tokenHash(token), this.codeHash(id, code), EMAIL_LINK.lifeHours[purpose]],
    );
    await this.mailer.post(tx, {
      to: user.email,
      ...linkLetter(purpose, { token, code }, this.config.publicUrl),
    });
    return true;
  }

  /** In how many seconds this user can be mailed a link again; 0 when she can now. */
  async wait(from: Statements, userId: string, purpose: EmailLinkPurpose): Promise<number> {
    const row = await from.row<{ seconds: number }>(
      'wait-for-link',
      `with sent as (
         select created_at, row_number() over (order by created_at desc) as nth
         from email_tokens where user_id = $1 and purpose = $2
       )
       select ceil(extract(epoch from greatest(now(),
           (select created_at + interval '1 hour' from sent where nth = $3),
           (select created_at + interval '1 day' from sent where nth = $4)) - now()))::int as seconds`,
      [userId, purpose, EMAIL_LINK.mailsPerHour, EMAIL_LINK.mailsPerDay],
    );
    return row?.seconds ?? 0;
  }

  /**
   * Recognises a link without using it up. A code is compared with the newest link of its address alone, and a
   * try is counted before it is compared, so that many at once are as few as one after the other.
   * @throws Problem LINK_NOT_VALID, whatever the reason
   */
  async find(proof: LinkProof, purpose: EmailLinkPurpose): Promise<FoundLink> {
    const found =
      'token' in proof ? await this.byToken(proof.token, purpose) : await this.byCode(proof, purpose);
    if (!found) throw new Problem('LINK_NOT_VALID');
    return found;
  }

  /** Uses a link up, and with it all others of its user. @throws Problem LINK_NOT_VALID if somebody was faster */
  async spend(tx: Transaction, { id, userId }: FoundLink): Promise<void> {
    const spent = await this.spendAll(tx, userId);
    if (!spent.includes(id)) throw new Problem('LINK_NOT_VALID');
  }

  /** Uses up every link of a user. @returns the ids of those that were still good */
  async spendAll(tx: Transaction, userId: string): Promise<string[]> {
    const spent = await tx.rows<{ id: string }>(
      'spend-links',
      `update email_tokens set used_at = now() where user_id = $1 and ${LIVE} returning id`,
      [userId],
    );
    return spent.map(({ id }) => id);
  }

  private byToken(token: string, purpose: EmailLinkPurpose): Promise<FoundLink | null> {
    return this.database.row<FoundLink>(
      'link-by-token',
      `select id, user_id as "userId" from email_tokens where token_hash = $1 and purpose = $2 and ${LIVE}`,
      [tokenHash(token), purpose],
    );
  }

  private async byCode(
    { email, code }: { email: string; code: string },
    purpose: EmailLinkPurpose,
  ): Promise<FoundLink | null> {
    const link = await this.database.row<FoundLink & { codeHash: string }>(
      'try-code',
      `update email_tokens set attempts = attempts + 1
       where id = (select t.id from email_tokens t join users u on u.id = t.user_id
           where u.email_key = $1 and t.purpose = $2 order by t.created_at desc, t.id desc limit 1)
         and ${LIVE} and attempts < $3
       returning id, user_id as "userId", code_hash as "codeHash"`,
      [emailKey(email), purpose, EMAIL_LINK.wrongCodes],
    );
    return link && this.secrets.verify('email-code', `${link.id}:${code}`, link.codeHash) ? link : null;
  }

  /** Signed and not merely hashed: a million codes are tried in a second by whoever has read the table. */
  private codeHash(id: string, code: string): string {
    return this.secrets.sign('email-code', `${id}:${code}`);
  }
}
