import { Injectable } from '@nestjs/common';
import { Problem, SECOND_FACTOR } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Database } from '../../../platform/database/database.js';
import { AccountLog } from '../account-log/account-log.js';
import { type PendingSignIn, PendingSignIns } from '../sessions/pending-sign-ins.js';
import { Sessions } from '../sessions/sessions.js';
import { Admission } from './admission.js';
import { CheckFactor, type FactorProof } from './check-factor.js';

/** The second step of signing in. */
@Injectable()
export class FinishSignIn {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingSignIns,
    private readonly admission: Admission,
    private readonly sessions: Sessions,
    private readonly check: CheckFactor,
    private readonly limits: RateLimits,
    private readonly log: AccountLog,
  ) {}

  /** @param cookie what names the first step. @throws Problem UNAUTHENTICATED without one, or when it is over */
  async find(cookie: string | undefined): Promise<PendingSignIn> {
    const pending = await this.pending.of(cookie);
    if (!pending) throw new Problem('UNAUTHENTICATED', SECOND_FACTOR.messages.expired);
    return pending;
  }

  /**
   * @returns the content of the session’s cookie
   * @throws Problem UNAUTHENTICATED when the first step is over, VALIDATION_FAILED, or TOO_MANY_REQUESTS
   */
  async run(
    half: string | undefined,
    proof: FactorProof,
    network: string,
  ): Promise<{ userId: string; cookie: string }> {
    const pending = await this.find(half);
    const { userId } = pending;
    await this.limits.take('second_factor_by_address', network);
    await this.check.require(userId, proof);
    const cookie = await this.database.transaction(async (tx) => {
      if (!(await this.pending.end(tx, pending.id)))
        throw new Problem('UNAUTHENTICATED', SECOND_FACTOR.messages.expired);
      if ('recoveryCode' in proof) await this.log.note(tx, userId, 'recovery_code_used');
      return this.admission.enter(tx, pending);
    });
    return { userId, cookie };
  }
}
