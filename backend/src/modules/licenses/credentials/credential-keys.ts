import { Injectable, Logger } from '@nestjs/common';
import { CREDENTIAL, type PublishedKeys } from '@reelpact/domain';
import { Secrets } from '../../../platform/config/secrets.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { PRODUCT_TIME } from '../../../platform/database/product-time.js';
import { CredentialSigner, newKey } from './signing-key.js';

/** What the private key is encrypted for. */
const PURPOSE = 'credential-keys';

interface KeyRow {
  id: string;
  publicKey: string;
  from: Date;
  until: Date | null;
  withdrawn: Date | null;
}

/** The keys that sign credentials. The first one is made when it is first needed. */
@Injectable()
export class CredentialKeys {
  private readonly logger = new Logger('CredentialKeys');

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Null while the key in use can't be read, because it was encrypted by another SESSION_SECRET. */
  async signer(): Promise<CredentialSigner | null> {
    const found = (await this.inUse()) ?? (await this.first());
    try {
      return new CredentialSigner(
        found.id,
        this.secrets.open(PURPOSE, found.sealed),
        new Date(Number(found.now)),
      );
    } catch {
      this.logger.error(
        'The key of credentials was encrypted by another SESSION_SECRET: run npm run credential-key -- rotate',
      );
      return null;
    }
  }

  /** Takes another key into use. @returns its id */
  rotate(): Promise<string> {
    return this.database.transaction((tx) => this.replace(tx));
  }

  /** Takes all worth from what a key has signed; if it is in use, another one takes its place. @returns false where there is none */
  withdraw(id: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx);
      const [key] = await tx.rows<{ until: Date | null }>(
        'credential-key-to-withdraw',
        'select used_until as until from credential_keys where id = $1',
        [id],
      );
      if (!key) return false;
      if (key.until === null) await this.replace(tx);
      await tx.rows(
        'withdraw-credential-key',
        'update credential_keys set withdrawn_at = coalesce(withdrawn_at, $2) where id = $1',
        [id, new Date(tx.now)],
      );
      return true;
    });
  }

  /** All public keys, the newest first: what an old one has signed has to stay verifiable. */
  async published(): Promise<PublishedKeys> {
    const rows = await this.database.rows<KeyRow>(
      'published-credential-keys',
      `select id, public_key as "publicKey", used_from as "from", used_until as until, withdrawn_at as withdrawn
       from credential_keys order by used_from desc, id`,
      [],
    );
    return {
      keys: rows.map(({ id, publicKey, from, until, withdrawn }) => ({
        ...{ kty: 'OKP', crv: 'Ed25519', alg: CREDENTIAL.algorithm, use: 'sig' },
        kid: id,
        x: publicKey,
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
        withdrawn: withdrawn?.toISOString() ?? null,
      })),
    };
  }

  private inUse() {
    return this.database.row<{ id: string; sealed: string; now: string }>(
      'credential-key-in-use',
      `select id, private_key as sealed, (${PRODUCT_TIME}) as now from credential_keys where used_until is null`,
      [],
    );
  }

  private async first() {
    await this.database.transaction(async (tx) => {
      await this.lock(tx);
      const made = await tx.row(
        'is-credential-key',
        'select 1 from credential_keys where used_until is null',
      );
      // Another server was faster.
      if (made === null) await this.add(tx, await this.now(tx));
    });
    const found = await this.inUse();
    if (!found) throw new Error('the key of credentials could not be made');
    return found;
  }

  private async replace(tx: Transaction): Promise<string> {
    await this.lock(tx);
    const now = await this.now(tx);
    await tx.rows(
      'retire-credential-key',
      'update credential_keys set used_until = $1, private_key = null where used_until is null',
      [now],
    );
    return this.add(tx, now);
  }

  /** Readers wait as well: nothing may be signed by a key after the moment until which it is said to have been in use. */
  private lock(tx: Transaction): Promise<unknown> {
    return tx.rows('lock-credential-keys', 'lock table credential_keys in access exclusive mode');
  }

  private async now(tx: Transaction): Promise<Date> {
    const row = await tx.row<{ now: string }>('product-time', PRODUCT_TIME);
    return new Date(Number(row?.now));
  }

  private async add(tx: Transaction, now: Date): Promise<string> {
    const { id, publicKey, privateKey } = newKey();
    await tx.rows(
      'add-credential-key',
      'insert into credential_keys (id, public_key, private_key, used_from) values ($1, $2, $3, $4)',
      [id, publicKey, this.secrets.seal(PURPOSE, privateKey), now],
    );
    return id;
  }
}
