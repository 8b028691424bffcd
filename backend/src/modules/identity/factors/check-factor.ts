import { Injectable } from '@nestjs/common';
import { Problem, SECOND_FACTOR } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { OneTimeCodes } from './one-time-codes.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodes } from './recovery-codes.js';

/** What somebody shows as their second factor. */
export type FactorProof = { code: string } | { recoveryCode: string } | { passkey: unknown };

/** Compares a second factor, and counts how often that is tried. */
@Injectable()
export class CheckFactor {
  constructor(
    private readonly limits: RateLimits,
    private readonly codes: OneTimeCodes,
    private readonly recovery: RecoveryCodes,
    private readonly passkeys: Passkeys,
  ) {}

  /** Uses it up. @throws Problem VALIDATION_FAILED for a wrong one, TOO_MANY_REQUESTS */
  async require(userId: string, proof: FactorProof): Promise<void> {
    await this.limits.take('second_factor_by_user', userId);
    const [field, isRight] = await this.look(userId, proof);
    if (!isRight) {
      const message = SECOND_FACTOR.messages[field];
      throw new Problem('VALIDATION_FAILED', message, { errors: { [field]: message } });
    }
    await this.limits.forgive('second_factor_by_user', userId);
  }

  private async look(
    userId: string,
    proof: FactorProof,
  ): Promise<['code' | 'recoveryCode' | 'passkey', boolean]> {
    if ('code' in proof) return ['code', await this.codes.use(userId, proof.code)];
    if ('recoveryCode' in proof) return ['recoveryCode', await this.recovery.use(userId, proof.recoveryCode)];
    return ['passkey', (await this.passkeys.ownerOf(proof.passkey)) === userId];
  }
}
