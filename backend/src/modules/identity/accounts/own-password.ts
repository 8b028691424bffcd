import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import { PASSWORD, Problem } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Database } from '../../../platform/database/database.js';

/** Asks a signed-in person for the password of their account. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Compares it outside of any transaction, because that takes a while.
   * @param field what the form calls it
   * @returns the hash that it was compared with: it may be another one by the time of a change
   * @throws Problem VALIDATION_FAILED for a wrong one, CONFLICT where there is none, TOO_MANY_REQUESTS
   */
  async require(userId: string, password: string, field: string): Promise<string> {
    await this.limits.take('password_check_by_user', userId);
    const user = await this.database.row<{ hash: string | null }>(
      'own-password',
      'select password_hash as hash from users where id = $1',
      [userId],
    );
    const hash = user?.hash ?? null;
    if (hash === null) throw new Problem('CONFLICT', PASSWORD.messages.none);
    if (!(await verify(hash, password))) {
      const { wrong } = PASSWORD.messages;
      throw new Problem('VALIDATION_FAILED', wrong, { errors: { [field]: wrong } });
    }
    await this.limits.forgive('password_check_by_user', userId);
    return hash;
  }
}
