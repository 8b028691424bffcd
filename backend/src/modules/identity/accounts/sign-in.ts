import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Problem, emailKey, maySignIn } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Admission, type Admitted } from '../factors/admission.js';
import { Sessions } from '../sessions/sessions.js';

/** Where somebody signs in. */
export interface Place {
  network: string;
  /** The content of the device cookie, if there is one. */
  device: string | null;
  userAgent: string | null;
}
const NOWHERE: Place = { network: 'this server', device: null, userAgent: null };

/** Compares a password and lets its owner in. */
@Injectable()
export class SignIn implements OnModuleInit {
  /** Checked when there is no account, so that the answer takes as long as with one. */
  private decoy = '';

  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly limits: RateLimits,
    private readonly admission: Admission,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await hash('nobody has this password');
  }

  /**
   * @throws Problem INVALID_CREDENTIALS, the same for a wrong password and an unknown email, or TOO_MANY_REQUESTS
   */
  async run(email: string, password: string, given: Partial<Place> = {}): Promise<Admitted> {
    const place = { ...NOWHERE, ...given };
    const forgive = await this.countTry(emailKey(email), place);
    const user = await this.database.row<{ id: string; password_hash: string | null }>(
      'read-credentials',
      'select id, password_hash from users where email_key = $1',
      [emailKey(email)],
    );
    const right = await verify(user?.password_hash ?? this.decoy, password);
    if (!user || user.password_hash === null || !right || !maySignIn(email, this.config))
      throw new Problem('INVALID_CREDENTIALS');
    const hashed = user.password_hash;
    const isNewDevice = (await this.sessions.deviceOwner(place.device ?? undefined)) !== user.id;
    const admitted = await this.database.transaction(async (tx) => {
      // Comparing takes a while, in which the email's owner may have discarded this password and all sessions.
      const same = await tx.row(
        'same-password',
        'select 1 from users where id = $1 and password_hash = $2 for share',
        [user.id, hashed],
      );
      if (!same) throw new Problem('INVALID_CREDENTIALS');
      return this.admission.admit(tx, { userId: user.id, userAgent: place.userAgent, isNewDevice });
    });
    await forgive();
    return admitted;
  }

  /**
   * Counts a try before it is made. Guesses slow down anyone who makes them: by network, and by email from everywhere. On
   * a device where an email's owner has signed in before, neither counts, so that nobody can lock the owner out.
   * @returns what gives the tries back when the password was right
   */
  private async countTry(key: string, { network, device }: Place): Promise<() => Promise<void>> {
    const owner = await this.sessions.deviceOwner(device ?? undefined);
    const known =
      owner !== null &&
      (await this.database.row('device-of', 'select 1 from users where id = $1 and email_key = $2', [
        owner,
        key,
      ])) !== null;
    const from = known ? `device ${owner}` : `network ${network}`;
    if (!known) {
      await this.limits.take('login_by_address', network);
      await this.limits.take('login_by_email', key);
    }
    await this.limits.take('login_by_email_and_place', key, from);
    return () => this.limits.forgive('login_by_email_and_place', key, from);
  }
}
