import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { API_TOKEN, Problem, type TokenScope, maySignIn } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction, UNHURRIED } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { AccountLog } from '../account-log/account-log.js';
import { findTokenOwner } from './reads/find-token-owner.js';

export interface ApiToken {
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  usedAt: Date | null;
}

const TOKEN_BYTES = 32;

/** It has too many bits to be guessed from its hash. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Personal access tokens, for programs that act for a person; stored is only what recognizes them. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly database: Database,
    private readonly log: AccountLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns the token itself, which nobody can show again. @throws Problem CONFLICT with too many of them */
  async make(userId: string, name: string, scopes: TokenScope[]): Promise<{ token: string; row: ApiToken }> {
    const token = `${API_TOKEN.prefix}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const id = newId();
    await this.database.transaction(async (tx) => {
      await tx.rows('lock-user', 'select from users where id = $1 for update', [userId]);
      const live = await tx.row<{ count: number }>(
        'count-tokens',
        'select count(*)::int from api_tokens where user_id = $1 and revoked_at is null',
        [userId],
      );
      if ((live?.count ?? 0) >= API_TOKEN.most) throw new Problem('CONFLICT', API_TOKEN.messages.tooMany);
      await tx.rows(
        'insert-token',
        'insert into api_tokens (id, user_id, name, token_hash, scopes) values ($1, $2, $3, $4, $5)',
        [id, userId, name, hashOf(token), scopes],
      );
      await this.log.note(tx, userId, 'token_made', name);
    });
    const row = (await this.ofUser(userId)).find((one) => one.id === id);
    if (!row) throw new Error('a token was lost');
    return { token, row };
  }

  ofUser(userId: string): Promise<ApiToken[]> {
    return this.database.rows<ApiToken>(
      'tokens-of-user',
      `select id, name, scopes, created_at as "createdAt", used_at as "usedAt" from api_tokens
       where user_id = $1 and revoked_at is null order by created_at desc, id desc`,
      [userId],
    );
  }

  /** @returns whether there was such a token of this user */
  async revoke(userId: string, tokenId: string): Promise<boolean> {
    const row = await this.database.row(
      'revoke-token',
      'update api_tokens set revoked_at = now() where id = $1 and user_id = $2 and revoked_at is null returning 1',
      [tokenId, userId],
    );
    return row !== null;
  }

  async revokeAll(tx: Transaction, userId: string): Promise<void> {
    await tx.rows(
      'revoke-tokens',
      'update api_tokens set revoked_at = now() where user_id = $1 and revoked_at is null',
      [userId],
    );
  }

  /** Whose token this is, and what it may be used for; null when it was revoked or never was one. */
  async ownerOf(token: string): Promise<SignedInUser | null> {
    const hash = hashOf(token);
    const row = await findTokenOwner(this.database, hash);
    if (!row || !maySignIn(row.email, this.config)) return null;
    if (row.stale)
      await this.database.rows(
        'note-token-use',
        `update api_tokens set used_at = now() from ${UNHURRIED} where token_hash = $1`,
        [hash],
      );
    const { userId: id, email, verified, creatorId, scopes } = row;
    // What runs the platform is done by a person who is there.
    return { id, sessionId: null, email, emailVerified: verified, isAdmin: false, creatorId, scopes };
  }
}
