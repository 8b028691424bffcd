import { Inject, Injectable } from '@nestjs/common';
import { Problem, maySignIn, needsNoFactor } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../../platform/config/config.js';
import { Database } from '../../../../platform/database/database.js';
import { hasFactorSql } from '../../sessions/reads/has-factor.js';

export interface UserView {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageKey: string | null;
  emailVerified: boolean;
  isAdmin: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  hasBrandBookings: boolean;
  creator: {
    id: string;
    username: string;
    displayName: string;
    linkShared: boolean;
    inDoubt: boolean;
  } | null;
}

const USER = `
  select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
    u.email_verified_at is not null as "emailVerified", u.password_hash is not null as "hasPassword", ${hasFactorSql('u.id')} as "hasSecondFactor",
    c.profile_image_key as "profileImageKey",
    case when c.id is null then null
      else json_build_object('id', c.id, 'username', c.username, 'displayName', c.display_name,
        'linkShared', c.link_shared_at is not null, 'inDoubt', u.profile_doubted_at is not null) end as creator,
    exists (select from booking_people p where p.party = 'brand' and (p.user_id = u.id
      or (u.email_verified_at is not null and p.email_key = u.email_key))) as "hasBrandBookings"
  from users u left join creators c on c.user_id = u.id where u.id = $1`;

@Injectable()
export class FindUser {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem UNAUTHENTICATED when the user is gone */
  async run(userId: string): Promise<UserView> {
    const user = await this.database.row<UserView>('read-user', USER, [userId]);
    if (!user) throw new Problem('UNAUTHENTICATED');
    return {
      ...user,
      isAdmin: user.isAdmin && maySignIn(user.email, this.config),
      hasSecondFactor: user.hasSecondFactor || needsNoFactor(user.email, this.config),
    };
  }
}
