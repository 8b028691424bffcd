import { beforeAll, describe, expect, it } from '@jest/globals';
import { facetValue } from '@reelpact/domain';
import type {
  DirectoryFacetDto,
  DirectoryRankingDto,
} from '../../src/modules/directory/http/directory.dto.js';
import { KeepDirectory } from '../../src/modules/directory/keep-directory.js';
import { KeepDirectoryTotals } from '../../src/modules/directory/keep-totals.js';
import { isRedrawn } from '../../src/modules/directory/reads/redrawn.js';
import type { TestApp } from '../app.js';
import { aCreator } from '../builders.js';
import { aListedCreator } from '../listed-creators.js';
import { sharedTestApp } from '../suite.js';
import { until } from '../until.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const STYLE = facetValue('style', 'testimonials')!;
const sql = (text: string, values: unknown[] = []) => stage.database.pool.query(text, values);
/** Entries of creators who are otherwise as they come. */
async function entries(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await aCreator(stage);
    await sql(
      `insert into directory_entries (creator_id, facets, band, ring, points, price_from_cents, delivery_days, joined_at, name_key, search, card)
       values ($1, array[${STYLE.id}], 2, 5, '{}', 1, 1, now(), 'x', '', '{}')`,
      [id],
    );
    ids.push(id);
  }
  return ids;
}
const run = () => stage.app.get(KeepDirectoryTotals).run();
const newDay = () => sql('delete from directory_days');

describe('what of the directory changes with time', () => {
  it('counts creators by value, says tens, and nothing of fewer', async () => {
    const creators = async () => {
      const { body } = await stage.person().get<DirectoryFacetDto[]>('/api/directory/facets');
      const styles = body.find(({ facet }) => facet === 'style')?.values ?? [];
      return styles.find(({ value }) => value === STYLE.slug)?.creators;
    };
    const ids = await entries(9);
    await run();
    expect(await creators()).toBeNull();
    ids.push(...(await entries(3)));
    await run();
    expect(await creators()).toBe(10);
    await sql('delete from directory_entries where creator_id = any($1)', [ids]);
    await run();
    expect(await creators()).toBeNull();
  });

  it('looks once a day for who has not signed in for 60 days, and for who is back', async () => {
    const [inactive = '', active = ''] = await entries(2);
    const { id: back } = await aCreator(stage);
    await sql(`insert into directory_choices (creator_id, away_until) values ($1, current_date - 1)`, [back]);
    const longAgo = `set created_at = now() - interval '61 days' where`;
    await sql(`update users ${longAgo} id = (select user_id from creators where id = $1)`, [inactive]);
    await sql(`update sessions ${longAgo} user_id = (select user_id from creators where id = $1)`, [
      inactive,
    ]);
    await sql('delete from directory_changes');
    const changed = async () =>
      (
        await sql('select creator_id as id from directory_changes where creator_id = any($1)', [
          [inactive, active, back],
        ])
      ).rows.map(({ id }: { id: string }) => id);
    // Means of the month are there, so that not everyone is counted again.
    await sql(
      `insert into directory_means values (date_trunc('month', now())::date, '{"onTime":0.9,"answers":0.8,"accepted":0.95,"returning":0.25}', 0) on conflict do nothing`,
    );
    // Some have a new place on the ring today: one in 28, whom chance decides.
    const { rows } = await sql(
      `select creator_id as id from directory_entries
        where creator_id = any($1) and ${isRedrawn('creator_id', `(now() at time zone 'utc')::date`)}`,
      [[inactive, active]],
    );
    const redrawn = rows.map(({ id }: { id: string }) => id);
    await newDay();
    await run();
    expect((await changed()).toSorted()).toEqual([inactive, back, ...redrawn].toSorted());
    await sql('delete from directory_changes');
    await run();
    expect(await changed()).toEqual([]);
    await sql('delete from directory_entries where creator_id = any($1)', [[inactive, active]]);
  });

  it('says on a page that its creator is away until the day is over, and that they can be booked', async () => {
    const creator = await aCreator(stage);
    const now = Date.now();
    const lastDay = new Date(now + 2 * 86_400_000).toISOString().slice(0, 10);
    await creator.person.call('PATCH', '/api/creator/directory', { awayUntil: lastDay });
    const visitor = stage.person();
    const said = async () =>
      Promise.all(
        [`/api/creator/profile/${creator.username}`, `/api/packages/${creator.packageId}`].map(
          async (path) => (await visitor.get<{ awayUntil: string | null }>(path)).body.awayUntil,
        ),
      );
    expect(await said()).toEqual([lastDay, lastDay]);
    const to = (moment: string) =>
      sql('update product_clock set offset_seconds = $1', [Math.ceil((Date.parse(moment) - now) / 1_000)]);
    try {
      await to(`${lastDay}T23:00:00Z`);
      await run();
      expect(await said()).toEqual([lastDay, lastDay]);
      await to(new Date(Date.parse(lastDay) + 86_400_000 + 60_000).toISOString());
      await run();
      // Kept profiles hear of it a moment later.
      await until(async () => (await said()).every((day) => day === null));
    } finally {
      await sql('update product_clock set offset_seconds = 0');
    }
  });

  it('uses the platform’s own means from 500 deliveries on, and counts everyone again', async () => {
    const { id } = await aCreator(stage);
    const [entry = ''] = await entries(1);
    const plant = (due: number) =>
      sql(
        `insert into creator_proof (creator_id, jobs, due, on_time, answers, answer_minutes, package_orders, counted_at, finished, accepted, brands,
           returning_brands, answered_in_day)
         values ($1, 0, $2, $2 / 2, 100, 0, '{}', now(), 100, 80, 10, 1, 70)
         on conflict (creator_id) do update set due = excluded.due, on_time = excluded.on_time`,
        [id, due],
      );
    const means = async () =>
      (await stage.person().get<DirectoryRankingDto>('/api/directory/ranking')).body.parts.map(
        ({ mean }) => mean,
      );
    const month = async (due: number) => {
      await plant(due);
      await sql('delete from directory_means');
      await sql('delete from directory_changes');
      await newDay();
      await run();
    };
    await month(400);
    expect(await means()).toEqual([0.9, 0.8, 0.95, 0.25, null]);
    await month(100_000);
    const [onTime = 0] = await means();
    expect(onTime).toBeCloseTo(0.5, 1);
    expect((await sql('select from directory_changes where creator_id = $1', [entry])).rows).not.toEqual([]);
    await stage.app.get(KeepDirectory).run();
    await sql('delete from directory_means');
    await sql('delete from creator_proof where creator_id = $1', [id]);
  });

  it('gives everyone a new place within 28 days, and the same one to those who leave and come back', async () => {
    const creators = [];
    for (let n = 0; n < 3; n += 1) creators.push(await aListedCreator(stage, { styles: [STYLE.slug] }));
    const ids = creators.map(({ id }) => id);
    const keep = () => stage.app.get(KeepDirectory).run();
    const places = async () =>
      (
        await sql(
          'select creator_id as id, ring from directory_entries where creator_id = any($1) order by 1',
          [ids],
        )
      ).rows as { id: string; ring: number }[];
    await newDay();
    await run();
    await keep();
    const before = await places();
    expect(before).toHaveLength(3);
    for (const { person } of creators) {
      await person.call('PATCH', '/api/creator/directory', { listed: false });
      await person.call('PATCH', '/api/creator/directory', { listed: true });
    }
    await keep();
    expect(await places()).toEqual(before);
    let changed = 0;
    let last = before;
    for (let day = 1; day <= 28; day += 1) {
      await sql('update product_clock set offset_seconds = $1', [day * 86_400]);
      await run();
      await keep();
      const now = await places();
      changed += now.filter(({ ring }, index) => ring !== last[index]?.ring).length;
      last = now;
    }
    await sql('update product_clock set offset_seconds = 0');
    expect(changed).toBe(3);
    expect(last.every(({ ring }, index) => ring !== before[index]?.ring)).toBe(true);
  });
});
