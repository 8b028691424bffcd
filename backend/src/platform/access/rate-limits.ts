import { Inject, Injectable } from '@nestjs/common';
import { ALLOWANCES, type AllowanceName, Problem } from '@reelpact/domain';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';

/**
 * One step of a leaky bucket: each taking fills it by one part, and it empties evenly. No row comes back when it
 * would overflow. One statement, so that many at once on several servers are counted like one after the other.
 */
const TAKE = `
  insert into rate_limits as r (key, full_until) values ($1, now() + $2 * interval '1 second')
  on conflict (key) do update set full_until = greatest(r.full_until, now()) + $2 * interval '1 second'
    where greatest(r.full_until, now()) + $2 * interval '1 second' <= now() + $3 * interval '1 second'
  returning 1`;

const SPEND = `
  insert into rate_limits as r (key, full_until) values ($1, now() + $2 * interval '1 second')
  on conflict (key) do update set full_until = greatest(r.full_until, now()) + $2 * interval '1 second'`;

/** Counts in PostgreSQL how often somebody does something, so that it holds over several servers. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws Problem TOO_MANY_REQUESTS, saying in how many seconds it is possible again */
  async take(allowance: AllowanceName, ...who: string[]): Promise<void> {
    const { most, seconds } = ALLOWANCES[allowance];
    const part = seconds / (most * this.config.rateLimitFactor);
    const key = keyOf(allowance, who);
    if (await this.database.row('take-allowance', TAKE, [key, part, seconds])) return;
    const row = await this.database.row<{ wait: number }>(
      'allowance-wait',
      `select ceil(extract(epoch from full_until - now()) + $2 - $3)::int as wait from rate_limits where key = $1`,
      [key, part, seconds],
    );
    throw new Problem('TOO_MANY_REQUESTS', undefined, {
      details: { retryAfter: Math.max(1, row?.wait ?? 1) },
    });
  }

  /** Counts what was used beyond the one part that was taken before anybody knew how much it would be. */
  async spend(allowance: AllowanceName, parts: number, ...who: string[]): Promise<void> {
    const { most, seconds } = ALLOWANCES[allowance];
    const part = seconds / (most * this.config.rateLimitFactor);
    await this.database.rows('spend-allowance', SPEND, [keyOf(allowance, who), part * parts]);
  }

  /** Gives an allowance back in full, to somebody who turned out to be right. */
  async forgive(allowance: AllowanceName, ...who: string[]): Promise<void> {
    await this.database.rows('forgive', 'delete from rate_limits where key = $1', [keyOf(allowance, who)]);
  }

  /** Gives everything back to everyone; for a server that has just been set up. */
  async forgiveAll(): Promise<void> {
    await this.database.rows('forgive-all', 'delete from rate_limits');
  }
}

const keyOf = (allowance: AllowanceName, who: string[]): string => `${allowance}:${who.join(':')}`;
