import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One step of leaky buckets: each taking fills its bucket by one part, and buckets empty evenly. Answers the places of those that fitted. One
 * after the other, so that a key may come more than once; in the order of the keys, so that no two callers wait for each other.
 */
const TAKE_ALLOWANCES = `
  create function take_allowances(keys text[], parts float8[], seconds float8[]) returns setof int language plpgsql as $$
  declare place int;
  begin
    for place in select k.place from unnest(keys) with ordinality as k (key, place) order by k.key, k.place loop
      insert into rate_limits as r (key, full_until) values (keys[place], now() + parts[place] * interval '1 second')
      on conflict (key) do update set full_until = greatest(r.full_until, now()) + (excluded.full_until - now())
        where greatest(r.full_until, now()) + (excluded.full_until - now()) <= now() + seconds[place] * interval '1 second';
      if found then return next place; end if;
    end loop;
  end $$`;

export class TakingAllowances1766750000000 implements MigrationInterface {
  readonly name = 'TakingAllowances1766750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TAKE_ALLOWANCES);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
