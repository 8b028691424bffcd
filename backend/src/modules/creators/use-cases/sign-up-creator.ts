import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { PackageFields } from '../../catalog/index.js';
import { type Entry, Register } from '../../identity/index.js';
import { OnboardCreator } from './onboard-creator.js';

/** The sign-up wizard: account without a password, creator profile and first package, at once or not at all. */
@Injectable()
export class SignUpCreator {
  constructor(
    private readonly database: Database,
    private readonly registration: Register,
    private readonly onboardCreator: OnboardCreator,
  ) {}

  /**
   * @param userAgent what the browser says it is
   * @throws Problem EMAIL_TAKEN or USERNAME_TAKEN
   */
  run(
    { email, username }: { email: string; username: string },
    firstPackage: PackageFields,
    userAgent: string | null,
  ): Promise<Entry> {
    return this.database.transaction(async (tx) => {
      const person = { email, passwordHash: null, firstName: '', lastName: '' };
      const entry = await this.registration.open(tx, person, userAgent);
      const profile = { username, displayName: username, bio: null, category: null, imageKey: null };
      await this.onboardCreator.insert(tx, entry.userId, profile, [{ ...firstPackage, tier: 'main' }]);
      return entry;
    });
  }
}
