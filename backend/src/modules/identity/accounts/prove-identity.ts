import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { CheckFactor, type FactorProof } from '../factors/check-factor.js';
import { Sessions } from '../sessions/sessions.js';
import { OwnPassword } from './own-password.js';

/** Lets a signed-in person show again that it is them. */
@Injectable()
export class ProveIdentity {
  constructor(
    private readonly passwords: OwnPassword,
    private readonly factors: CheckFactor,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Problem VALIDATION_FAILED, CONFLICT without a password, or TOO_MANY_REQUESTS */
  async byPassword({ id, sessionId }: SignedInUser, password: string): Promise<void> {
    await this.passwords.require(id, password, 'password');
    if (sessionId !== null) await this.sessions.prove(sessionId);
  }

  /** @throws Problem VALIDATION_FAILED, or TOO_MANY_REQUESTS */
  async byFactor({ id, sessionId }: SignedInUser, proof: FactorProof): Promise<void> {
    await this.factors.require(id, proof);
    if (sessionId !== null) await this.sessions.prove(sessionId);
  }
}
