import { Inject, Injectable } from '@nestjs/common';
import { Problem, SECOND_FACTOR, maySignIn } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Sessions } from '../sessions/sessions.js';
import { Admission } from './admission.js';
import { Passkeys } from './passkeys.js';

/** Lets somebody in by a passkey alone: their device has asked for a finger, a face or a PIN. */
@Injectable()
export class SignInByPasskey {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly admission: Admission,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @returns the content of the session’s cookie
   * @throws Problem VALIDATION_FAILED, or TOO_MANY_REQUESTS
   */
  async run(
    shown: unknown,
    { network, device, userAgent }: { network: string; device: string | null; userAgent: string | null },
  ): Promise<{ userId: string; cookie: string }> {
    await this.limits.take('second_factor_by_address', network);
    const userId = await this.passkeys.ownerOf(shown);
    const isNewDevice = (await this.sessions.deviceOwner(device ?? undefined)) !== userId;
    const cookie = await this.database.transaction(async (tx) => {
      const user = await tx.row<{ email: string }>(
        'user-of-passkey',
        'select email from users where id = $1 and deleted_at is null for share',
        [userId],
      );
      if (!user || !maySignIn(user.email, this.config))
        throw new Problem('VALIDATION_FAILED', SECOND_FACTOR.messages.passkey);
      return this.admission.enter(tx, { userId, userAgent, isNewDevice });
    });
    return { userId, cookie };
  }
}
