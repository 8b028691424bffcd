import { Inject, Injectable } from '@nestjs/common';
import { ALLOWANCES, type AllowanceName, Problem } from '@reelpact/domain';
import { CONFIG, type Config } from '../config/config.js';
import { Database, UNHURRIED } from '../database/database.js';

/** Nobody waits until it is on the disk: a crash forgives what was counted in its last moments. */
const TAKE = `select place from take_allowances($1, $2, $3) as place, ${UNHURRIED}`;
/** How much is taken by one statement, at most. */
const MOST_AT_ONCE = 200;

const SPEND = `
  insert into rate_limits as r (key, full_until) values ($1, now() + $2 * interval '1 second')
  on conflict (key) do update set full_until = greatest(r.full_until, now()) + $2 * interval '1 second'`;

/** What an allowance is for somebody: it takes as many seconds in all, and each use a part of them. */
interface Bucket {
  key: string;
  part: number;
  seconds: number;
}

/** What one call wants, until it is told what of it does not fit, if anything. */
interface Wish {
  buckets: readonly Bucket[];
  tell: (refused: Bucket | undefined) => void;
  fail: (error: unknown) => void;
}

/** Counts in PostgreSQL how often somebody does something, so that it holds over several servers. */
@Injectable()
export class RateLimits {
  private wishes: Wish[] = [];
  private isTaking = false;

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
    const buckets = allowances.map(([allowance, ...who]) => this.bucketOf(allowance, who));
    const refused = await new Promise<Bucket | undefined>((tell, fail) => {
      this.wishes.push({ buckets, tell, fail });
      if (!this.isTaking) void this.takeWished();
    });
    if (!refused) return;
    const wait = await this.waitFor(refused);
    throw new Problem('TOO_MANY_REQUESTS', undefined, { details: { retryAfter: Math.max(1, wait) } });
  }

  /** Many requests at once are counted by one statement: those of one turn of the event loop, and those that came while the last was under way. */
  private async takeWished(): Promise<void> {
    this.isTaking = true;
    await new Promise((resume) => setImmediate(resume));
    while (this.wishes.length > 0) {
      const wishes = this.wishes.splice(0, MOST_AT_ONCE);
      try {
        await this.takeAtOnce(wishes);
      } catch (error) {
        for (const { fail } of wishes) fail(error);
      }
    }
    this.isTaking = false;
  }

  private async takeAtOnce(wishes: readonly Wish[]): Promise<void> {
    const wanted = wishes.flatMap(({ buckets }) => buckets);
    const rows = await this.database.rows<{ place: number }>('take-allowances', TAKE, [
      wanted.map(({ key }) => key),
      wanted.map(({ part }) => part),
      wanted.map(({ seconds }) => seconds),
    ]);
    const taken = new Set(rows.map(({ place }) => wanted[place - 1]));
    for (const { buckets, tell } of wishes) tell(buckets.find((bucket) => !taken.has(bucket)));
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
