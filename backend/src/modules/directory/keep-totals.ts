import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { FIRST_MEANS, LISTED_FROM, OWN_MEANS_FROM_DELIVERIES } from '@reelpact/domain';
import { Background } from '../../platform/background/background.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { countMeans } from './reads/count-means.js';
import { isRedrawn } from './reads/redrawn.js';
import { INACTIVE_ENTRIES } from './reads/inactive-entries.js';

const EVERY_MS = 3_600_000;
/** How often it is looked for a new day: a page says for no longer that its creator is away. */
const NEW_DAY_MS = 60_000;
/** One server does it; any number of them would do the same. */
const TURN = `select pg_try_advisory_xact_lock(hashtextextended('keep-directory-totals', 0)) as mine`;
const COUNT = `
  with counted as (select facet, count(*)::int as creators from directory_entries e, unnest(e.facets) facet group by facet),
  gone as (delete from directory_counts where facet not in (select facet from counted))
  insert into directory_counts as d (facet, creators) select facet, creators from counted
  on conflict (facet) do update set creators = excluded.creators where d.creators <> excluded.creators`;
const BEGIN_DAY = `insert into directory_days (day) values ($1::date) on conflict do nothing returning day`;
const REDRAW = `
  insert into directory_changes (creator_id) select creator_id from directory_entries where ${isRedrawn('creator_id', '$1::date')}`;
/** Who has been away comes back by time alone: a trigger tells of it as of any other choice, so pages stop saying it and the directory has them again. */
const BACK = 'update directory_choices set away_until = null where away_until < $1::date';
const ALL_CHANGED = 'insert into directory_changes (creator_id) select creator_id from directory_entries';
const KEEP_MEANS = `
  insert into directory_means (month, means, deliveries) values (date_trunc('month', $1::date)::date, $2::jsonb, $3)`;
const MEANS_OF_MONTH = `select from directory_means where month = date_trunc('month', $1::date)::date`;
const FORGET_DAYS = `delete from directory_days where day < $1::date - 7`;

/** What of the directory changes by time alone: counts each hour; once a day who leaves and comes back, and new places; means once a month. */
@Background(['worker'])
@Injectable()
export class KeepDirectoryTotals implements BeforeApplicationShutdown {
  private readonly recurring = new Recurring('counting the directory', EVERY_MS, () => this.run());
  private readonly days = new Recurring('beginning a day of the directory', NEW_DAY_MS, () =>
    this.beginToday(),
  );

  constructor(private readonly database: Database) {}

  start(): void {
    this.recurring.start({ now: true });
    this.days.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.recurring.stop(), this.days.stop()]);
  }

  async run(): Promise<void> {
    await this.inTurn(async (tx) => void (await tx.rows('count-directory', COUNT)));
    await this.beginToday();
  }

  private beginToday(): Promise<void> {
    return this.inTurn(async (tx) => {
      const today = new Date(tx.now).toISOString().slice(0, 10);
      if ((await tx.row('begin-directory-day', BEGIN_DAY, [today])) !== null) await this.beginDay(tx, today);
    });
  }

  private inTurn(work: (tx: Transaction) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      const turn = await tx.row<{ mine: boolean }>('turn-to-count-directory', TURN);
      if (turn?.mine) await work(tx);
    });
  }

  private async beginDay(tx: Transaction, today: string): Promise<void> {
    await tx.rows('redraw-directory', REDRAW, [today]);
    await tx.rows('back-in-directory', BACK, [today]);
    await tx.rows('inactive-in-directory', `insert into directory_changes (creator_id) ${INACTIVE_ENTRIES}`, [
      new Date(tx.now),
      LISTED_FROM.signedInWithinDays,
    ]);
    await tx.rows('forget-directory-days', FORGET_DAYS, [today]);
    if ((await tx.row('directory-means-of-month', MEANS_OF_MONTH, [today])) !== null) return;
    const { deliveries, ...own } = await countMeans(tx);
    const means = deliveries >= OWN_MEANS_FROM_DELIVERIES ? own : FIRST_MEANS;
    await tx.rows('keep-directory-means', KEEP_MEANS, [today, JSON.stringify(means), deliveries]);
    await tx.rows('recount-directory', ALL_CHANGED);
  }
}
