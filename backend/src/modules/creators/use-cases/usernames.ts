import { FORMER_USERNAME_MONTHS, FORMER_USERNAMES, Problem, USERNAME, usernameKey } from '@reelpact/domain';
import { type Transaction, isUniqueViolation } from '../../../platform/database/database.js';

const taken = (): Problem =>
  new Problem('USERNAME_TAKEN', undefined, { errors: { username: USERNAME.messages.taken } });

/** What a refused row of a creator means to the person who typed the name. */
export const usernameTaken = (error: unknown): unknown =>
  isUniqueViolation(error, 'creators_username_key') ? taken() : error;

/**
 * Makes sure that a name is not kept for someone who had it.
 * @param creatorId who wants it; null for a new creator
 * @throws Problem USERNAME_TAKEN
 */
export async function takeUsername(
  tx: Transaction,
  creatorId: string | null,
  username: string,
): Promise<void> {
  const kept = await tx.row<{ creatorId: string; isOver: boolean }>(
    'take-former-username',
    `delete from former_usernames where username_key = $1
     returning creator_id as "creatorId", until <= now() as "isOver"`,
    [usernameKey(username)],
  );
  if (kept && kept.creatorId !== creatorId && !kept.isOver) throw taken();
}

/**
 * Links to a renamed page lead to it for a year, and nobody else can have the name for as long. Only the last few names are
 * kept: renaming again and again must not take names away from others.
 * @throws Problem USERNAME_TAKEN when the name is kept for someone else
 */
export async function changeUsername(tx: Transaction, creatorId: string, username: string): Promise<void> {
  const now = await tx.row<{ key: string }>(
    'lock-username',
    'select username_key as key from creators where id = $1 for update',
    [creatorId],
  );
  if (!now || now.key === usernameKey(username)) return;
  await takeUsername(tx, creatorId, username);
  await tx.rows(
    'keep-former-username',
    `insert into former_usernames (username_key, creator_id, until) values ($1, $2, now() + make_interval(months => $3))
     on conflict (username_key) do update set creator_id = excluded.creator_id, until = excluded.until`,
    [now.key, creatorId, FORMER_USERNAME_MONTHS],
  );
  await tx.rows(
    'release-former-usernames',
    `delete from former_usernames where creator_id = $1 and username_key not in (
       select username_key from former_usernames where creator_id = $1 order by until desc, username_key limit $2)`,
    [creatorId, FORMER_USERNAMES],
  );
}
