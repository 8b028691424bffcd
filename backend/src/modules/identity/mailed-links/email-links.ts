import { Inject, Injectable } from '@nestjs/common';
import { EMAIL_LINK, type EmailLinkPurpose, Problem } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Secrets } from '../../../platform/config/secrets.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { linkEmail } from './link-emails.js';
import { type FoundLink, LIVE, type LinkKind, MailedLinks } from './mailed-links.js';
import type { LinkProof } from './mailed-proof.js';

const SPEND = {
  name: 'spend-links',
  text: `update email_tokens set used_at = now() where user_id = $1 and purpose <> 'undo' and ${LIVE} returning id`,
};
/** What gives an address back is used up by itself alone: nobody who got into the account may end it. */
const SPEND_UNDO = {
  name: 'spend-undo-link',
  text: `update email_tokens set used_at = now() where id = $1 and purpose = 'undo' and ${LIVE} returning id`,
};

/** Using one link up uses up all others of its user. */
const emailLinks = (purpose: EmailLinkPurpose): LinkKind => ({
  codePurpose: 'email-code',
  lifeHours: EMAIL_LINK.lifeHours[purpose],
  wrongCodes: EMAIL_LINK.wrongCodes,
  scope: [purpose],
  insert: {
    name: 'insert-link',
    text: `insert into email_tokens (id, user_id, token_hash, code_hash, expires_at, purpose, new_email)
      select id, owner, "tokenHash", "codeHash", now() + make_interval(hours => hours), scope, "newEmail" from json_to_recordset($1)
        as l (id uuid, owner uuid, "tokenHash" text, "codeHash" text, hours int, scope text, "newEmail" text)`,
  },
  byToken: {
    name: 'link-by-token',
    text: `select id, user_id as owner from email_tokens where token_hash = $1 and purpose = $2 and ${LIVE}`,
  },
  tryCode: {
    name: 'try-code',
    text: `update email_tokens set attempts = attempts + 1
      where id = (select t.id from email_tokens t join users u on u.id = t.user_id
          where u.email_key = $1 and t.purpose = $3 order by t.created_at desc, t.id desc limit 1)
        and ${LIVE} and attempts < $2
      returning id, user_id as owner, code_hash as "codeHash"`,
  },
  ...(purpose === 'undo'
    ? { spend: SPEND_UNDO, spends: 'id' as const }
    : { spend: SPEND, spends: 'owner' as const }),
});

/** Links in emails to people with an account: to verify their address, to change it, to choose a new password, and to remove the second factor. */
@Injectable()
export class EmailLinks {
  private readonly links: Readonly<Record<EmailLinkPurpose, MailedLinks>>;

  constructor(
    database: Database,
    private readonly mailer: Mailer,
    secrets: Secrets,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const links = (purpose: EmailLinkPurpose) => new MailedLinks(emailLinks(purpose), database, secrets);
    this.links = {
      verify: links('verify'),
      reset: links('reset'),
      change: links('change'),
      undo: links('undo'),
      factors: links('factors'),
    };
  }

  /**
   * Emails a new link.
   * @param user `email` is where it is sent
   * @param newEmail what the user's email becomes by it; null for links that change no email
   * @returns false when this user was mailed too many of them lately
   */
  async post(
    tx: Transaction,
    user: { id: string; email: string },
    purpose: EmailLinkPurpose,
    newEmail: string | null = null,
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
    const proof = this.links[purpose].make(tx, user.id, { newEmail });
    await this.mailer.post(tx, { to: user.email, ...linkEmail(purpose, proof, this.config.publicUrl) });
    return true;
  }

  /** What this user's email becomes by a link, and when the link was mailed. */
  async changeOf(tx: Transaction, { id }: FoundLink): Promise<{ email: string; mailedAt: Date }> {
    const change = await tx.row<{ email: string; mailedAt: Date }>(
      'change-of-link',
      `select new_email as email, created_at as "mailedAt" from email_tokens where id = $1 and new_email is not null`,
      [id],
    );
    if (!change) throw new Problem('LINK_NOT_VALID');
    return change;
  }

  /** In how many seconds this user can be mailed a link again; 0 when they can now. */
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

  /** @returns a link whose owner is a user's id. @throws Problem LINK_NOT_VALID, whatever the reason */
  find(proof: LinkProof, purpose: EmailLinkPurpose): Promise<FoundLink> {
    return this.links[purpose].find(proof);
  }

  /** Uses a link up, and with it all others of its user. @throws Problem LINK_NOT_VALID if somebody was faster */
  spend(tx: Transaction, link: FoundLink, purpose: EmailLinkPurpose): Promise<void> {
    return this.links[purpose].spend(tx, link);
  }

  /** Uses up every link of a user. */
  async spendAll(tx: Transaction, userId: string): Promise<void> {
    await tx.rows(SPEND.name, SPEND.text, [userId]);
  }
}
