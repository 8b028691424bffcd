import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { type EmailLinkPurpose, Problem } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { AccountLog } from '../account-log/account-log.js';
import { AccountHandover } from './account-handover.js';
import { EmailLinks } from '../mailed-links/email-links.js';
import type { LinkProof } from '../mailed-links/mailed-proof.js';
import { PasswordRules } from './password-rules.js';
import { Users } from './users.js';
import { Admission, type Admitted } from '../factors/admission.js';
import { Sessions } from '../sessions/sessions.js';

/** The browser in which a link is opened. */
export interface ArrivedBrowser {
  /** What it says it is. */
  userAgent: string | null;
  /** The content of the device cookie, if there is one. */
  device: string | null;
  /** The user who is signed in there. */
  signedInAs: string | null;
}

/** Takes the word of anyone who reads an address's emails: it is theirs, and so are its account and password. */
@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly database: Database,
    private readonly links: EmailLinks,
    private readonly admission: Admission,
    private readonly handover: AccountHandover,
    private readonly users: Users,
    private readonly passwords: PasswordRules,
    private readonly log: AccountLog,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Verifies the email, sets the password if one is given, ends every session and token and lets the owner in, who is asked for a second factor all the same. The first
   * verification discards the password set before and unlinks every login: see AccountHandover.
   * @throws Problem LINK_NOT_VALID, or VALIDATION_FAILED for a password that is guessed at once; the link stays good
   */
  async run(
    purpose: Extract<EmailLinkPurpose, 'verify' | 'reset'>,
    proof: LinkProof,
    password: string | undefined,
    { userAgent, device, signedInAs }: ArrivedBrowser,
  ): Promise<Admitted> {
    const link = await this.links.find(proof, purpose);
    if (password !== undefined)
      this.passwords.require(password, await this.users.emailOf(this.database, link.owner));
    const passwordHash = password === undefined ? null : await hash(password);
    // Before all devices are forgotten.
    const isKnown = (await this.sessions.deviceOwner(device ?? undefined)) === link.owner;
    return this.database.transaction(async (tx) => {
      const userId = link.owner;
      // The user before the links, as everywhere; the other order could lock two requests into each other.
      const user = await tx.row<{ verified: boolean }>(
        'lock-unverified',
        'select email_verified_at is not null as verified from users where id = $1 for update',
        [userId],
      );
      if (!user || (purpose === 'verify' && user.verified)) throw new Problem('LINK_NOT_VALID');
      await this.links.spend(tx, link, purpose);
      await this.handover.run(tx, userId, {
        passwordHash,
        first: !user.verified,
        isSame: signedInAs === userId,
      });
      if (passwordHash !== null && user.verified) await this.log.note(tx, userId, 'password_set');
      // Nobody misses a device of an account that is proven for the first time.
      const isNewDevice = user.verified && !isKnown && signedInAs !== userId;
      return this.admission.admit(tx, { userId, userAgent, isNewDevice });
    });
  }
}
