import { Inject, Injectable } from '@nestjs/common';
import { GUEST_LINK, Problem, emailKey } from '@reelpact/domain';
import { Secrets } from '../../../platform/config/secrets.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { type LinkProof, type MailedProof, newProof, tokenHash } from './mailed-proof.js';

const LIVE = 'used_at is null and expires_at > now()';

interface FoundGuestLink {
  id: string;
  emailKey: string;
}

/**
 * Links in mails to people without an account. Whoever brings one back reads the address's mails and may see what was
 * booked with it. Each works once; stored is only what recognises it.
 */
@Injectable()
export class GuestLinks {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Secrets) private readonly secrets: Secrets,
  ) {}

  /** Makes what is put into a mail to this address. */
  async make(tx: Transaction, email: string): Promise<MailedProof> {
    const id = newId();
    const proof = newProof();
    await tx.rows(
      'insert-guest-link',
      `insert into guest_links (id, email_key, token_hash, code_hash, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
      [id, emailKey(email), tokenHash(proof.token), this.codeHash(id, proof.code), GUEST_LINK.lifeDays],
    );
    return proof;
  }

  /**
   * Recognises a link without using it up. A code is compared with the newest link of its address alone, and a
   * try is counted before it is compared, so that many at once are as few as one after the other.
   * @throws Problem LINK_NOT_VALID, whatever the reason
   */
  async find(proof: LinkProof): Promise<FoundGuestLink> {
    const found = 'token' in proof ? await this.byToken(proof.token) : await this.byCode(proof);
    if (!found) throw new Problem('LINK_NOT_VALID');
    return found;
  }

  /** Uses a link up; the address's other mails keep theirs. @throws Problem LINK_NOT_VALID if somebody was faster */
  async spend(tx: Statements, { id }: FoundGuestLink): Promise<void> {
    const spent = await tx.row(
      'spend-guest-link',
      `update guest_links set used_at = now() where id = $1 and ${LIVE} returning 1`,
      [id],
    );
    if (!spent) throw new Problem('LINK_NOT_VALID');
  }

  private byToken(token: string): Promise<FoundGuestLink | null> {
    return this.database.row<FoundGuestLink>(
      'guest-link-by-token',
      `select id, email_key as "emailKey" from guest_links where token_hash = $1 and ${LIVE}`,
      [tokenHash(token)],
    );
  }

  private async byCode({ email, code }: { email: string; code: string }): Promise<FoundGuestLink | null> {
    const link = await this.database.row<FoundGuestLink & { codeHash: string }>(
      'try-guest-code',
      `update guest_links set attempts = attempts + 1
       where id = (select id from guest_links where email_key = $1 order by created_at desc, id desc limit 1)
         and ${LIVE} and attempts < $2
       returning id, email_key as "emailKey", code_hash as "codeHash"`,
      [emailKey(email), GUEST_LINK.wrongCodes],
    );
    return link && this.secrets.verify('guest-code', `${link.id}:${code}`, link.codeHash) ? link : null;
  }

  private codeHash(id: string, code: string): string {
    return this.secrets.sign('guest-code', `${id}:${code}`);
  }
}
