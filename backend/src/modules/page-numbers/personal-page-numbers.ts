import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAGE_NUMBERS } from '@reelpact/domain';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { PurgeExpired } from '../../platform/database/purge-expired.js';
import { PageCountStore } from './persistence/page-count-store.js';

const COUNTS = `
  select day::text, event, sum(count)::int as count
  from page_counts where creator_id = $1 group by day, event order by day desc, event`;

const CLICKS = `
  select day::text, url, count::int from page_link_counts where creator_id = $1 order by day desc, url`;

const LONG_AGO = `day < (now() at time zone 'UTC')::date - interval '${PAGE_NUMBERS.keptMonths} months'`;

/** The numbers of a creator's page are theirs; of those who visited it nothing is kept. */
@Injectable()
export class PersonalPageNumbers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly purge: PurgeExpired,
    private readonly store: PageCountStore,
  ) {}

  onModuleInit(): void {
    this.personal.register('page-numbers', {
      exports: {
        pageNumbers: ({ creatorId }) => this.database.rows('export-page-numbers', COUNTS, [creatorId]),
        linkClicks: ({ creatorId }) => this.database.rows('export-link-clicks', CLICKS, [creatorId]),
      },
      forgets: async (tx, { creatorId }) => {
        if (creatorId !== null) await this.store.forget(tx, creatorId);
      },
    });
    this.purge.register('page-counts', `delete from page_counts where ${LONG_AGO}`);
    this.purge.register('page-link-counts', `delete from page_link_counts where ${LONG_AGO}`);
    // A server asks about its last batch within seconds; one that was stopped never asks again.
    this.purge.register(
      'page-flushes',
      `delete from page_flushes where flushed_at < now() - interval '7 days'`,
    );
  }
}
