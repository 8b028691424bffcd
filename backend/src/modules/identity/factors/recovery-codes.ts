import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR, plainCode } from '@reelpact/domain';
import { Secrets } from '../../../platform/config/secrets.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';

/** Without those that are taken for others. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const PURPOSE = 'recovery-code';
const { count, length } = SECOND_FACTOR.recovery;

const newCode = (): string =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
const shown = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;

/** What lets somebody in once who has lost the second factor; stored is only what recognizes it. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Makes new ones in place of all others. @returns them, which nobody can show again */
  async replace(tx: Transaction, userId: string): Promise<string[]> {
    await this.remove(tx, userId);
    const codes = Array.from({ length: count }, newCode);
    await tx.rows(
      'insert-recovery-codes',
      'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])',
      [userId, codes.map((code) => this.hashOf(userId, code))],
    );
    return codes.map(shown);
  }

  /** Uses a code up. @returns whether it was good */
  async use(userId: string, code: string): Promise<boolean> {
    const used = await this.database.row(
      'use-recovery-code',
      `update recovery_codes set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null returning 1`,
      [userId, this.hashOf(userId, plainCode(code))],
    );
    return used !== null;
  }

  /** How many are left. */
  async left(at: Statements, userId: string): Promise<number> {
    const row = await at.row<{ count: number }>(
      'recovery-codes-left',
      'select count(*)::int from recovery_codes where user_id = $1 and used_at is null',
      [userId],
    );
    return row?.count ?? 0;
  }

  async remove(tx: Transaction, userId: string): Promise<void> {
    await tx.rows('remove-recovery-codes', 'delete from recovery_codes where user_id = $1', [userId]);
  }

  /** Signed and not merely hashed, and for its owner alone. */
  private hashOf(userId: string, code: string): string {
    return this.secrets.sign(PURPOSE, `${userId}:${code}`);
  }
}
