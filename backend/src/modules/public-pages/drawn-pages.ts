import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { UNDISTURBED_CREATORS } from '../creators/index.js';
import { Pages } from './pages-program.js';
import type { DrawnPage } from './reads/read-drawn-pages.js';

/** Pages that wait to be written; what doesn't find a place is drawn again when somebody comes. */
const MOST_WAITING = 200;
/** Pages in one statement. */
const MOST_AT_ONCE = 50;

/**
 * Whose account is being deleted, and who changes their page at this moment, are left out: nobody waits for what can be drawn again.
 * In one order, so that two servers don't wait for each other.
 */
const KEEP = `
  with undisturbed as (select id from (${UNDISTURBED_CREATORS}) present)
  insert into drawn_pages (creator_id, data, program, sheet, before_sheet, after_sheet)
  select d.creator_id, d.data, $6, d.sheet, d.before, d.after
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) d (creator_id, data, sheet, before, after)
  where d.creator_id in (select id from undisturbed)
  order by d.creator_id
  on conflict (creator_id) do update set data = excluded.data, program = excluded.program, sheet = excluded.sheet,
    before_sheet = excluded.before_sheet, after_sheet = excluded.after_sheet`;

/**
 * Writes down for all servers what one of them has drawn, after the visitor has it. A page says of which data it was drawn, so one that
 * has changed is never taken for the present one, whatever order things happen in.
 */
@Injectable()
export class DrawnPages implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('DrawnPages');
  private readonly waiting = new Map<string, DrawnPage>();
  private writing: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly pages: Pages,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('drawn-pages', {
      forgets: async (tx, { creatorId }) => {
        await tx.rows('forget-drawn-page', 'delete from drawn_pages where creator_id = $1', [creatorId]);
      },
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await this.writing;
  }

  /** Does not wait, and may not happen. */
  keep(page: DrawnPage): void {
    if (this.isStopped || this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(page.creatorId, page);
    this.writing ??= this.writeAll().finally(() => (this.writing = null));
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.size > 0 && !this.isStopped) {
      const pages = [...this.waiting.values()].slice(0, MOST_AT_ONCE);
      for (const { creatorId } of pages) this.waiting.delete(creatorId);
      const column = (name: keyof DrawnPage) => pages.map((page) => page[name]);
      await this.database
        .rows('keep-drawn-pages', KEEP, [
          ...[column('creatorId'), column('data'), column('sheet'), column('before'), column('after')],
          this.pages.version,
        ])
        .catch((error: unknown) => this.logger.warn(`Drawn pages were not kept: ${String(error)}`));
    }
  }
}
