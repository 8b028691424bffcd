import { TOTP, Secret } from 'otpauth';
import type { Database } from '../src/platform/database/database.js';
import type { TestApp } from './app.js';
import type { Person } from './person.js';

export interface Codes {
  secret: string;
  recoveryCodes: string[];
}

/** The code of an app at this time, or so many steps later: the server takes one that is a step ahead. */
export const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** Turns one-time codes on for somebody who is signed in and has a verified email. */
export async function turnCodesOn(person: Person): Promise<Codes> {
  const begun = await person.post<{ secret: string }>('/api/auth/one-time-codes');
  if (begun.status !== 201) throw new Error(`no codes: ${JSON.stringify(begun.body)}`);
  const { secret } = begun.body;
  const confirmed = await person.post<{ recoveryCodes: string[] }>('/api/auth/one-time-codes/confirm', {
    code: codeOf(secret),
  });
  if (confirmed.status !== 200) throw new Error(`codes not on: ${JSON.stringify(confirmed.body)}`);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

/** As if no code had been used yet: tests don't wait for the next one. */
export const forgetUsedCodes = ({ database }: TestApp, userId: string) =>
  database.rows('t-unused-codes', 'update one_time_codes set last_step = 0 where user_id = $1', [userId]);

/** Gives somebody a second factor that no test shows: their session is there already. */
export const giveFactor = (database: Pick<Database, 'rows'>, userId: string) =>
  database.rows(
    't-factor',
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, '', 0, '{}', 'Of a test')`,
    [userId],
  );

/** Makes somebody an admin who has the second factor that admins need. */
export async function makeAdmin(database: Pick<Database, 'rows'>, userId: string): Promise<void> {
  await giveFactor(database, userId);
  await database.rows('t-admin', 'update users set is_admin = true where id = $1', [userId]);
}
