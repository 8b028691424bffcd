import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACCOUNT_LOG, COOKIES, DELETED, deletedEmail } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { PurgeExpired } from '../../../platform/database/purge-expired.js';
import { PersonalData } from '../../../platform/database/personal-data.js';

const ACCOUNT = `
  select id, email, first_name as "firstName", last_name as "lastName", email_verified_at as "emailVerifiedAt", time_zone as "timeZone",
    password_hash is not null as "hasPassword", created_at as "createdAt" from users where id = $1`;
const SESSIONS = `
  select user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt",
    revoked_at as "revokedAt" from sessions where user_id = $1 order by created_at desc`;
const TOKENS = `
  select name, scopes, created_at as "createdAt", used_at as "usedAt", revoked_at as "revokedAt"
  from api_tokens where user_id = $1 order by created_at desc`;
const LOGINS = `
  select issuer, email, created_at as "createdAt" from linked_logins where user_id = $1 order by created_at desc`;

/** Who the others are is theirs. */
const SHARED_BROWSERS = 'select at from shared_devices where user_id = $1 or other_id = $1 order by at desc';

const EVENTS = 'select event, detail, at from account_events where user_id = $1 order by id desc';

const FACTORS = `
  select created_at as "createdAt", confirmed_at as "confirmedAt",
    (select count(*)::int from recovery_codes where user_id = $1 and used_at is null) as "recoveryCodesLeft",
    (select effective_at from factor_removals where user_id = $1) as "removalAt"
  from one_time_codes where user_id = $1`;

const PASSKEYS = `
  select name, created_at as "createdAt", used_at as "usedAt" from passkeys where user_id = $1 order by created_at desc`;

const FORGET: Readonly<Record<string, string>> = {
  'forget-account_events': 'delete from account_events where user_id = $1',
  'forget-one_time_codes': 'delete from one_time_codes where user_id = $1',
  'forget-passkeys': 'delete from passkeys where user_id = $1',
  'forget-passkey_challenges': 'delete from passkey_challenges where user_id = $1',
  'forget-recovery_codes': 'delete from recovery_codes where user_id = $1',
  'forget-pending_sign_ins': 'delete from pending_sign_ins where user_id = $1',
  'forget-factor_removals': 'delete from factor_removals where user_id = $1',
  'forget-shared_devices': 'delete from shared_devices where user_id = $1 or other_id = $1',
  'forget-sessions': 'delete from sessions where user_id = $1',
  'forget-email_tokens': 'delete from email_tokens where user_id = $1',
  'forget-api_tokens': 'delete from api_tokens where user_id = $1',
  'forget-linked_logins': 'delete from linked_logins where user_id = $1',
};

/** What nobody needs any more, and after how long. */
const OLD: Readonly<Record<string, string>> = {
  // Anyone who finds something strange can still see for a month where it came from.
  sessions: `delete from sessions where least(expires_at, revoked_at) < now() - interval '30 days'`,
  'account-events': `delete from account_events where at < now() - interval '${ACCOUNT_LOG.keptDays} days'`,
  tokens: `delete from api_tokens where revoked_at < now() - interval '30 days'`,
  // The emails of the last day are counted.
  'email-links': `delete from email_tokens where least(expires_at, used_at) < now() - interval '2 days'`,
  'guest-links': 'delete from guest_links where least(expires_at, used_at) < now()',
  'passkey-challenges': 'delete from passkey_challenges where expires_at < now()',
  'pending-sign-ins': `delete from pending_sign_ins where expires_at < now() - interval '1 day'`,
  'shared-devices': `delete from shared_devices where at < now() - interval '${COOKIES.device.days} days'`,
  'sign-ins': 'delete from spent_sign_ins where expires_at < now()',
};

/** What an account keeps of its owner: who they are and how they are let in. */
@Injectable()
export class PersonalAccount implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly old: PurgeExpired,
  ) {}

  onModuleInit(): void {
    const section =
      (name: string, text: string) =>
      ({ userId }: { userId: string }) =>
        this.database.rows(`export-${name}`, text, [userId]);
    this.personal.register('account', {
      exports: {
        account: section('account', ACCOUNT),
        sessions: section('sessions', SESSIONS),
        tokens: section('tokens', TOKENS),
        logins: section('logins', LOGINS),
        passkeys: section('passkeys', PASSKEYS),
        secondFactors: section('one_time_codes', FACTORS),
        sharedBrowsers: section('shared_devices', SHARED_BROWSERS),
        accountEvents: section('account_events', EVENTS),
      },
      forgets: (tx, { userId }) => this.forget(tx, userId),
    });
    for (const [name, statement] of Object.entries(OLD)) this.old.register(name, statement);
  }

  private async forget(tx: Transaction, userId: string): Promise<void> {
    for (const [name, statement] of Object.entries(FORGET)) await tx.rows(name, statement, [userId]);
    const { firstName, lastName } = DELETED.user;
    await tx.rows(
      'forget-user',
      `update users set email = $2, email_key = $2, password_hash = null, time_zone = null, first_name = $3, last_name = $4,
         email_verified_at = null, deleted_at = now() where id = $1`,
      [userId, deletedEmail(userId), firstName, lastName],
    );
  }
}
