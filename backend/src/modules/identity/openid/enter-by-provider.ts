import { Injectable } from '@nestjs/common';
import {
  LINKED_LOGIN,
  type ProviderClaims,
  type ProviderPerson,
  emailKey,
  hasUnseenCharacters,
  personOf,
} from '@reelpact/domain';
import { Database, type Transaction, isUniqueViolation } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { AccountLog } from '../account-log/account-log.js';
import { AccountHandover } from '../accounts/account-handover.js';
import { EmailLinks } from '../mailed-links/email-links.js';
import { LinkedLogins, type LoginKey } from '../accounts/linked-logins.js';
import { SignInFailure } from './sign-in-failure.js';
import { Admission, type Admitted } from '../factors/admission.js';
import { Sessions } from '../sessions/sessions.js';

/** Where somebody comes from. */
interface Browser {
  userAgent: string | null;
  /** The user who has signed in there before. */
  deviceOwner: string | null;
}

/** Lets somebody in on a provider's word; the word has been checked before. */
@Injectable()
export class EnterByProvider {
  constructor(
    private readonly database: Database,
    private readonly admission: Admission,
    private readonly logins: LinkedLogins,
    private readonly emailLinks: EmailLinks,
    private readonly handover: AccountHandover,
    private readonly sessions: Sessions,
    private readonly log: AccountLog,
  ) {}

  /** @throws SignInFailure */
  async run(
    { iss: issuer, sub: subject, ...claims }: ProviderClaims & { iss: string; sub: string },
    userAgent: string | null,
    device: string | null,
  ): Promise<Admitted> {
    const key = { issuer, subject };
    if (subject.length > LINKED_LOGIN.subject.max || hasUnseenCharacters(subject, false)) {
      throw new SignInFailure('not_valid');
    }
    const deviceOwner = await this.sessions.deviceOwner(device ?? undefined);
    const enter = () =>
      this.database.transaction((tx) => this.enter(tx, key, claims, { userAgent, deviceOwner }));
    return enter().catch((error: unknown) => {
      // Made by another callback at the same moment: now it is there to be found.
      const raced = ['users_email_key_key', 'linked_logins_pkey'].some((name) =>
        isUniqueViolation(error, name),
      );
      if (raced) return enter();
      throw error;
    });
  }

  private async enter(
    tx: Transaction,
    key: LoginKey,
    claims: ProviderClaims,
    { userAgent, deviceOwner }: Browser,
  ): Promise<Admitted> {
    const linked = await this.logins.userOf(tx, key);
    const { userId, isFirst } =
      linked === null ? await this.link(tx, key, claims) : { userId: linked, isFirst: false };
    // Of an account that begins here there is no device that could be missed.
    return this.admission.admit(tx, { userId, userAgent, isNewDevice: !isFirst && deviceOwner !== userId });
  }

  /**
   * Links a login that was never seen to the account of its email, or to a new one.
   * @returns `isFirst` when nobody has shown before that the account is theirs
   */
  private async link(
    tx: Transaction,
    key: LoginKey,
    claims: ProviderClaims,
  ): Promise<{ userId: string; isFirst: boolean }> {
    const person = personOf(claims);
    if (typeof person === 'string') throw new SignInFailure(person);
    const user = await tx.row<{ id: string; verified: boolean }>(
      'lock-user-of-email',
      'select id, email_verified_at is not null as verified from users where email_key = $1 for update',
      [emailKey(person.email)],
    );
    if (user && !user.verified) {
      await this.emailLinks.spendAll(tx, user.id);
      await this.handover.run(tx, user.id, { passwordHash: null, first: true, isSame: false });
    }
    const userId = user?.id ?? (await this.open(tx, person));
    await this.logins.link(tx, userId, key, person.email);
    if (user) await this.log.note(tx, userId, 'login_linked', key.issuer);
    return { userId, isFirst: user?.verified !== true };
  }

  private async open(tx: Transaction, { email, firstName, lastName }: ProviderPerson): Promise<string> {
    const userId = newId();
    await tx.rows(
      'insert-verified-user',
      `insert into users (id, email, email_key, first_name, last_name, email_verified_at)
       values ($1, $2, $3, $4, $5, now())`,
      [userId, email, emailKey(email), firstName, lastName],
    );
    return userId;
  }
}
