import { Inject, Injectable } from '@nestjs/common';
import { Problem, maySignIn, needsNoFactor } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { Database } from '../../../../platform/database/database.js';
import { LentColumns } from '../../../../platform/database/lent-columns.js';
import { hasFactorSql } from '../../sessions/reads/has-factor.js';

export interface UserView {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  emailVerified: boolean;
  isAdmin: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** Whether it is asked whether the profile is theirs. */
  profileInDoubt: boolean;
  hasBrandBookings: boolean;
  /** The name under which they have booked last. */
  brandName: string | null;
  creator: {
    id: string;
    username: string;
    displayName: string;
    profileImageKey: string | null;
    linkShared: boolean;
  } | null;
}

/** Of a user `u`; what else they are is lent by the modules that know. */
const user = (lent: LentColumns): string => `
  select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
    u.email_verified_at is not null as "emailVerified", u.password_hash is not null as "hasPassword", ${hasFactorSql('u.id')} as "hasSecondFactor",
    u.profile_doubted_at is not null as "profileInDoubt",
    ${lent.sql('user.creator')} as creator, ${lent.sql('user.hasBrandBookings')} as "hasBrandBookings",
    ${lent.sql('user.brandName')} as "brandName"
  from users u where u.id = $1`;

@Injectable()
export class FindUser {
  constructor(
    private readonly database: Database,
    private readonly lent: LentColumns,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem UNAUTHENTICATED when the user is gone */
  async run(userId: string): Promise<UserView> {
    const found = await this.database.row<UserView>('read-user', user(this.lent), [userId]);
    if (!found) throw new Problem('UNAUTHENTICATED');
    return {
      ...found,
      isAdmin: found.isAdmin && maySignIn(found.email, this.config),
      hasSecondFactor: found.hasSecondFactor || needsNoFactor(found.email, this.config),
    };
  }
}
