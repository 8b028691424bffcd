import { Problem, emailKey } from '@reelpact/domain';
import type { Secrets } from '../../../platform/config/secrets.js';
import type { Database, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { type LinkProof, type MailedProof, newProof, tokenHash } from './mailed-proof.js';

/** A statement under its name. */
interface Statement {
  name: string;
  text: string;
}

/** Everything in which one kind of mailed link differs from another. */
export interface LinkKind {
  /** For what its codes are signed: a code of one kind is worth nothing to another. */
  codePurpose: string;
  lifeHours: number;
  wrongCodes: number;
  /** Further values that every statement but `spend` gets after the ones it is given by itself. */
  scope: readonly string[];
  /** Of many, `$1`: each with `id`, `owner`, `tokenHash`, `codeHash`, `hours` to live and the first `scope`. */
  insert: Statement;
  /** $1 token hash. Answers a live link's `id` and `owner`. */
  byToken: Statement;
  /**
   * $1 the address as a key, $2 how many codes may be tried. Counts a try at the newest link of the address, if that is
   * live, and answers its `id`, `owner` and `codeHash`.
   */
  tryCode: Statement;
  /** $1 what `spends` says: the link alone, or its owner with all links. Answers the `id`s of those that were live. */
  spend: Statement;
  spends: 'id' | 'owner';
}

export interface FoundLink {
  id: string;
  /** Whose it is: a user's id, or an address as a key. */
  owner: string;
}

/** Which links still work, in every kind's table. */
export const LIVE = 'used_at is null and expires_at > now()';

/** Links and codes that are mailed and work once; stored is only what recognizes them. */
export class MailedLinks {
  constructor(
    private readonly kind: LinkKind,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Makes what is put into an email. @param further what the kind's `insert` takes besides */
  make(tx: Transaction, owner: string, further: object = {}): MailedProof {
    const { insert, lifeHours, scope } = this.kind;
    const id = newId();
    const proof = newProof();
    const hashes = { tokenHash: tokenHash(proof.token), codeHash: this.codeHash(id, proof.code) };
    tx.leave(insert.name, insert.text, {
      id,
      owner,
      ...hashes,
      hours: lifeHours,
      scope: scope[0],
      ...further,
    });
    return proof;
  }

  /**
   * Recognizes a link without using it up. A code is compared with the newest link of its address alone, and a
   * try is counted before it is compared, so that many at once are as few as one after the other.
   * @throws Problem LINK_NOT_VALID, whatever the reason
   */
  async find(proof: LinkProof): Promise<FoundLink> {
    const found = 'token' in proof ? await this.byToken(proof.token) : await this.byCode(proof);
    if (!found) throw new Problem('LINK_NOT_VALID');
    return found;
  }

  /** Uses a link up. @throws Problem LINK_NOT_VALID if somebody was faster */
  async spend(tx: Transaction, link: FoundLink): Promise<void> {
    const { spend, spends } = this.kind;
    const spent = await tx.rows<{ id: string }>(spend.name, spend.text, [link[spends]]);
    if (!spent.some(({ id }) => id === link.id)) throw new Problem('LINK_NOT_VALID');
  }

  private byToken(token: string): Promise<FoundLink | null> {
    const { byToken, scope } = this.kind;
    return this.database.row<FoundLink>(byToken.name, byToken.text, [tokenHash(token), ...scope]);
  }

  private async byCode({ email, code }: { email: string; code: string }): Promise<FoundLink | null> {
    const { tryCode, wrongCodes, scope } = this.kind;
    const values = [emailKey(email), wrongCodes, ...scope];
    const link = await this.database.row<FoundLink & { codeHash: string }>(
      tryCode.name,
      tryCode.text,
      values,
    );
    if (!link) return null;
    const { id, owner, codeHash } = link;
    return this.secrets.verify(this.kind.codePurpose, `${id}:${code}`, codeHash) ? { id, owner } : null;
  }

  /** Signed and not merely hashed: anyone who has read the table tries a million codes in a second. */
  private codeHash(id: string, code: string): string {
    return this.secrets.sign(this.kind.codePurpose, `${id}:${code}`);
  }
}
