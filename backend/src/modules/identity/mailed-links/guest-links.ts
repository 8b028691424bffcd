import { Injectable } from '@nestjs/common';
import { GUEST_LINK, emailKey } from '@reelpact/domain';
import { Secrets } from '../../../platform/config/secrets.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { type FoundLink, LIVE, type LinkKind, MailedLinks } from './mailed-links.js';
import type { LinkProof, MailedProof } from './mailed-proof.js';

/** The address's other emails keep their links. */
const GUEST_LINKS: LinkKind = {
  codePurpose: 'guest-code',
  lifeHours: GUEST_LINK.lifeDays * 24,
  wrongCodes: GUEST_LINK.wrongCodes,
  scope: [],
  insert: {
    name: 'insert-guest-link',
    text: `insert into guest_links (id, email_key, token_hash, code_hash, expires_at)
      select id, owner, "tokenHash", "codeHash", now() + make_interval(hours => hours) from json_to_recordset($1)
        as l (id uuid, owner text, "tokenHash" text, "codeHash" text, hours int)`,
  },
  byToken: {
    name: 'guest-link-by-token',
    text: `select id, email_key as owner from guest_links where token_hash = $1 and ${LIVE}`,
  },
  tryCode: {
    name: 'try-guest-code',
    text: `update guest_links set attempts = attempts + 1
      where id = (select id from guest_links where email_key = $1 order by created_at desc, id desc limit 1)
        and ${LIVE} and attempts < $2
      returning id, email_key as owner, code_hash as "codeHash"`,
  },
  spend: {
    name: 'spend-guest-link',
    text: `update guest_links set used_at = now() where id = $1 and ${LIVE} returning id`,
  },
  spends: 'id',
};

/**
 * Links in emails to people without an account. Anyone who brings one back reads the address's emails and may see what was
 * booked with it.
 */
@Injectable()
export class GuestLinks {
  private readonly links: MailedLinks;

  constructor(database: Database, secrets: Secrets) {
    this.links = new MailedLinks(GUEST_LINKS, database, secrets);
  }

  /** Makes what is put into an email to this address. */
  make(tx: Transaction, email: string): MailedProof {
    return this.links.make(tx, emailKey(email));
  }

  /** @returns a link whose owner is an address as a key. @throws Problem LINK_NOT_VALID, whatever the reason */
  find(proof: LinkProof): Promise<FoundLink> {
    return this.links.find(proof);
  }

  /** Uses a link up. @throws Problem LINK_NOT_VALID if somebody was faster */
  spend(tx: Transaction, link: FoundLink): Promise<void> {
    return this.links.spend(tx, link);
  }
}
