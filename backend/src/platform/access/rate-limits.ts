import { Inject, Injectable } from '@nestjs/common';
import { ALLOWANCES, type AllowanceName, Problem } from '@reelpact/domain';
import { CONFIG, type Config } from '../config/config.js';
import { Database, UNHURRIED } from '../database/database.js';

/**
 * One step of leaky buckets: each taking fills them by one part, and they empty evenly. Of one that would overflow no row comes back. One
 * statement, so that many at once on several servers are counted like one after the other; in the order of the keys, so that no two wait
 * for each other. Nobody waits until it is on the disk: a crash forgives what was counted in its last moments.
 */
const TAKE = `
  insert into rate_limits as r (key, full_until)
    select a.key, now() + a.part * interval '1 second'
    from unnest($1::text[], $2::float8[]) as a (key, part), ${UNHURRIED}
    order by a.key
  on conflict (key) do update set full_until = greatest(r.full_until, now()) + (excluded.full_until - now())
    where greatest(r.full_until, now()) + (excluded.full_until - now())
      <= now() + ($3::float8[])[array_position($1::text[], r.key)] * interval '1 second'
  returning key`;

const SPEND = `
  insert into rate_limits as r (key, full_until) values ($1, now() + $2 * interval '1 second')
  on conflict (key) do update set full_until = greatest(r.full_until, now()) + $2 * interval '1 second'`;

/** What an allowance is for somebody: it takes as many seconds in all, and each use a part of them. */
interface Bucket {
  key: string;
  part: number;
  seconds: number;
}

/** Counts in PostgreSQL how often somebody does something, so that it holds over several servers. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  /** @throws Problem TOO_MANY_REQUESTS, saying in how many seconds it is possible again */
  take(allowance: AllowanceName, ...who: string[]): Promise<void> {
    return this.takeAll([[allowance, ...who]]);
  }

  /** The same of several at once; each is counted, also where another is used up. */
  async takeAll(allowances: readonly (readonly [AllowanceName, ...string[]])[]): Promise<void> {
    const wanted = allowances.map(([allowance, ...who]) => this.bucketOf(allowance, who));
    const rows = await this.database.rows<{ key: string }>('take-allowances', TAKE, [
      wanted.map(({ key }) => key),
      wanted.map(({ part }) => part),
      wanted.map(({ seconds }) => seconds),
    ]);
    const taken = new Set(rows.map(({ key }) => key));
    const refused = wanted.find(({ key }) => !taken.has(key));
    if (!refused) return;
    const wait = await this.waitFor(refused);
    throw new Problem('TOO_MANY_REQUESTS', undefined, { details: { retryAfter: Math.max(1, wait) } });
  }

  /** Counts nothing: for what is counted later. @throws Problem TOO_MANY_REQUESTS when it would be refused now */
  async requireLeft(allowance: AllowanceName, ...who: string[]): Promise<void> {
    const wait = await this.waitFor(this.bucketOf(allowance, who));
    if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', undefined, { details: { retryAfter: wait } });
  }

  /** In how many seconds one part fits again; 0 or less when it does now. */
  private async waitFor({ key, part, seconds }: Bucket): Promise<number> {
    const row = await this.database.row<{ wait: number }>(
      'allowance-wait',
      `select ceil(extract(epoch from full_until - now()) + $2 - $3)::int as wait from rate_limits where key = $1`,
      [key, part, seconds],
    );
    return row?.wait ?? 0;
  }

  private bucketOf(allowance: AllowanceName, who: string[]): Bucket {
    const { most, seconds } = ALLOWANCES[allowance];
    return { key: keyOf(allowance, who), part: seconds / (most * this.config.rateLimitFactor), seconds };
  }

  /** Counts what was used beyond the one part that was taken before anybody knew how much it would be. */
  async spend(allowance: AllowanceName, parts: number, ...who: string[]): Promise<void> {
    const { key, part } = this.bucketOf(allowance, who);
    await this.database.rows('spend-allowance', SPEND, [key, part * parts]);
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
