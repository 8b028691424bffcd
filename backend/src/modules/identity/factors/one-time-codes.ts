import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR, plainCode } from '@reelpact/domain';
import { Secret, TOTP } from 'otpauth';
import { Secrets } from '../../../platform/config/secrets.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';

/** For what the secrets are encrypted. */
const PURPOSE = 'one-time-codes';
const ISSUER = 'Reelpact';
/** A clock may be wrong by so many steps, and a code may take as long to be typed. */
const WINDOW = 1;

const { digits, seconds } = SECOND_FACTOR.code;
const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret, digits, period: seconds });

/** Codes that an app makes from a secret and the time (RFC 6238), in real time. */
@Injectable()
export class OneTimeCodes {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Makes a secret that counts once a first code of it was shown; one that was made and not confirmed is replaced.
   * @param email by which an app names it
   * @returns the secret in Base32, and the address that apps read from a QR code; null when codes are on already
   */
  async begin(
    tx: Transaction,
    userId: string,
    email: string,
  ): Promise<{ secret: string; uri: string } | null> {
    const secret = new Secret({ size: 20 });
    const begun = await tx.row(
      'begin-one-time-codes',
      `insert into one_time_codes (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
         where one_time_codes.confirmed_at is null
       returning 1`,
      [userId, this.secrets.seal(PURPOSE, secret.base32)],
    );
    return begun && { secret: secret.base32, uri: totpOf(secret, email).toString() };
  }

  /** @returns whether the code is one of the secret that was begun; codes are on from then */
  async confirm(tx: Transaction, userId: string, code: string): Promise<boolean> {
    const step = await this.stepOf(tx, userId, code);
    if (step === null) return false;
    const confirmed = await tx.row(
      'confirm-one-time-codes',
      `update one_time_codes set confirmed_at = now(), last_step = $2
       where user_id = $1 and confirmed_at is null returning 1`,
      [userId, step],
    );
    return confirmed !== null;
  }

  /** Uses a code up. @returns whether it is right; of two requests with the same one only the first is */
  async use(userId: string, code: string): Promise<boolean> {
    const step = await this.stepOf(this.database, userId, code);
    if (step === null) return false;
    const used = await this.database.row(
      'use-one-time-code',
      `update one_time_codes set last_step = $2
       where user_id = $1 and last_step < $2 and confirmed_at is not null returning 1`,
      [userId, step],
    );
    return used !== null;
  }

  /** @returns whether they were on */
  async remove(tx: Transaction, userId: string): Promise<boolean> {
    const removed = await tx.row<{ on: boolean }>(
      'remove-one-time-codes',
      'delete from one_time_codes where user_id = $1 returning confirmed_at is not null as "on"',
      [userId],
    );
    return removed?.on ?? false;
  }

  /** The time step of a code; null when it is none of this time. */
  private async stepOf(at: Statements, userId: string, code: string): Promise<number | null> {
    const row = await at.row<{ secret: string }>(
      'one-time-secret',
      'select secret from one_time_codes where user_id = $1',
      [userId],
    );
    if (!row) return null;
    const secret = this.read(row.secret);
    if (secret === null) return null;
    const timestamp = Date.now();
    const totp = totpOf(Secret.fromBase32(secret));
    const delta = totp.validate({ token: plainCode(code), timestamp, window: WINDOW });
    return delta === null ? null : TOTP.counter({ period: seconds, timestamp }) + delta;
  }

  /** Null for what was encrypted before the server's secret was changed: its codes are good for nothing then. */
  private read(sealed: string): string | null {
    try {
      return this.secrets.open(PURPOSE, sealed);
    } catch {
      return null;
    }
  }
}
