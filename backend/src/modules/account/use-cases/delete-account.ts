import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import { DELETION_MESSAGES, Problem, emailKey } from '@reelpact/domain';
import { type SignedInUser, requireProof } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/database/personal-data.js';
import { PERSONAL_PARTS } from '../personal-parts.js';
import { findOwner, lockOwner } from '../reads/find-owner.js';

interface Proof {
  email: string;
  password: string | undefined;
}

/**
 * Forgets a person. What others have a right to stays without the name: bookings with what was agreed and said in them, and
 * every row about money. Each module forgets its own part, all in one transaction.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly personal: PersonalData,
  ) {}

  /** @throws Problem VALIDATION_FAILED, FORBIDDEN, PROOF_NEEDED, ACCOUNT_IN_USE or TOO_MANY_REQUESTS */
  async run(user: SignedInUser, proof: Proof): Promise<void> {
    if (emailKey(proof.email) !== emailKey(user.email)) throw refused('email');
    await this.proveOwner(user, proof.password);
    const parts = this.personal.inOrder(PERSONAL_PARTS);
    await this.database.transaction(async (tx) => {
      const owner = await lockOwner(tx, user.id);
      if (!owner) return;
      for (const { refuses } of parts) {
        const reason = await refuses?.(tx, owner);
        if (reason) throw new Problem('ACCOUNT_IN_USE', reason);
      }
      for (const { forgets } of parts) await forgets?.(tx, owner);
    });
  }

  /** Comparing a password takes a while, so it is done before anything is locked. */
  private async proveOwner(user: SignedInUser, password: string | undefined): Promise<void> {
    const owner = await findOwner(this.database, user.id);
    if (!owner) throw new Problem('UNAUTHENTICATED');
    if (owner.isAdmin) throw new Problem('FORBIDDEN', DELETION_MESSAGES.admin);
    if (owner.passwordHash === null) {
      requireProof({ user });
      return;
    }
    await this.limits.take('password_check_by_user', user.id);
    if (!(await verify(owner.passwordHash, password ?? ''))) throw refused('password');
  }
}

const refused = (field: 'email' | 'password'): Problem =>
  new Problem('VALIDATION_FAILED', DELETION_MESSAGES[field], {
    errors: { [field]: DELETION_MESSAGES[field] },
  });
