import { Inject, Injectable } from '@nestjs/common';
import { Problem, SECOND_FACTOR, isDemoEmail } from '@reelpact/domain';
import { type SignedInUser, requireVerified } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { AccountLog } from '../account-log/account-log.js';
import { OneTimeCodes } from './one-time-codes.js';
import { hasFactor } from '../sessions/reads/has-factor.js';
import { type NewPasskey, Passkeys } from './passkeys.js';
import { type FactorsView, readFactors } from './reads/read-factors.js';
import { RecoveryCodes } from './recovery-codes.js';

const SET_UP_SINCE = {
  'passkeys-since': 'delete from passkeys where user_id = $1 and created_at >= $2',
  'codes-since': 'delete from one_time_codes where user_id = $1 and coalesce(confirmed_at, created_at) >= $2',
  'recovery-codes-since': 'delete from recovery_codes where user_id = $1 and created_at >= $2',
};

/** Sets up and takes away what somebody shows besides their password. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly recovery: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly log: AccountLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  of(userId: string): Promise<FactorsView> {
    return readFactors(this.database, userId);
  }

  /** @throws Problem FORBIDDEN for an address that nobody has proven and for the demo's people, CONFLICT when codes are on */
  async beginCodes(user: SignedInUser): Promise<{ secret: string; uri: string }> {
    this.requireOwner(user);
    const begun = await this.database.transaction((tx) => this.codes.begin(tx, user.id, user.email));
    if (!begun) throw new Problem('CONFLICT', SECOND_FACTOR.messages.alreadyOn);
    return begun;
  }

  /**
   * Turns codes on with the first of them.
   * @returns recovery codes, if these are the first; else none
   * @throws Problem VALIDATION_FAILED for a wrong code
   */
  async confirmCodes({ id }: SignedInUser, code: string): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, id);
      const first = !(await hasFactor(tx, id));
      if (!(await this.codes.confirm(tx, id, code))) {
        const message = SECOND_FACTOR.messages.code;
        throw new Problem('VALIDATION_FAILED', message, { errors: { code: message } });
      }
      await this.log.note(tx, id, 'codes_on');
      return first ? this.recovery.replace(tx, id) : [];
    });
  }

  /** What a browser needs to make a passkey. @throws Problem FORBIDDEN as for codes */
  async beginPasskey(user: SignedInUser): ReturnType<Passkeys['creation']> {
    this.requireOwner(user);
    return this.passkeys.creation(user);
  }

  /**
   * @returns recovery codes, if this is the first factor; else none
   * @throws Problem VALIDATION_FAILED, or CONFLICT with too many of them
   */
  async addPasskey({ id }: SignedInUser, name: string, response: unknown): Promise<string[]> {
    const passkey: NewPasskey = await this.passkeys.created(id, response);
    return this.database.transaction(async (tx) => {
      await this.lock(tx, id);
      const first = !(await hasFactor(tx, id));
      await this.passkeys.add(tx, id, name, passkey);
      await this.log.note(tx, id, 'passkey_added', name);
      return first ? this.recovery.replace(tx, id) : [];
    });
  }

  /** @throws Problem NOT_FOUND */
  async removePasskey(userId: string, passkeyId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.lock(tx, userId);
      const name = await this.passkeys.remove(tx, userId, passkeyId);
      if (name === null) throw new Problem('NOT_FOUND');
      await this.log.note(tx, userId, 'passkey_removed', name);
      await this.tidy(tx, userId);
    });
  }

  /** @throws Problem NOT_FOUND when codes are off */
  async removeCodes(userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.lock(tx, userId);
      if (!(await this.codes.remove(tx, userId))) throw new Problem('NOT_FOUND');
      await this.log.note(tx, userId, 'codes_off');
      await this.tidy(tx, userId);
    });
  }

  /** @throws Problem CONFLICT without a second factor, which they would stand in for */
  async makeRecoveryCodes(userId: string): Promise<string[]> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, userId);
      if (!(await hasFactor(tx, userId))) throw new Problem('CONFLICT');
      await this.log.note(tx, userId, 'recovery_codes_made');
      return this.recovery.replace(tx, userId);
    });
  }

  /** Takes everything away. @returns whether there was anything */
  async removeAll(tx: Transaction, userId: string): Promise<boolean> {
    const hadPasskeys = await this.passkeys.removeAll(tx, userId);
    const hadCodes = await this.codes.remove(tx, userId);
    await this.tidy(tx, userId);
    return hadPasskeys || hadCodes;
  }

  /** Takes away what was set up from a moment on, and the recovery codes that were made since. */
  async removeSince(tx: Transaction, userId: string, moment: Date): Promise<void> {
    for (const [name, text] of Object.entries(SET_UP_SINCE)) await tx.rows(name, text, [userId, moment]);
    await this.tidy(tx, userId);
  }

  /** Recovery codes stand in for a factor: with the last one they go, and so does the wish to have it removed. */
  private async tidy(tx: Transaction, userId: string): Promise<void> {
    if (await hasFactor(tx, userId)) return;
    await this.recovery.remove(tx, userId);
    await tx.rows('end-factor-removal', 'delete from factor_removals where user_id = $1', [userId]);
  }

  private requireOwner(user: SignedInUser): void {
    requireVerified(user);
    if (this.config.demoMode && isDemoEmail(user.email))
      throw new Problem('FORBIDDEN', SECOND_FACTOR.messages.demo);
  }

  private async lock(tx: Transaction, userId: string): Promise<void> {
    await tx.rows('lock-user', 'select from users where id = $1 for update', [userId]);
  }
}
