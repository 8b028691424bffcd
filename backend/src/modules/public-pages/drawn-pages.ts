import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Background } from '../../platform/background/background.js';
import { Database, type Statements } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { UNDISTURBED_CREATORS, presentCreator } from '../creators/index.js';
import { type DrawnDocument, Pages } from './pages-program.js';
import { ReadDrawnPages, type Undrawn } from './reads/read-drawn-pages.js';
import { sheetOf } from './sheets.js';

/** How often it is looked for what has changed, in milliseconds. */
const EVERY = 1_000;
/** Pages that wait to be drawn because somebody came to them; what doesn't find a place waits until somebody comes again. */
const MOST_WAITING = 200;
/** Pages that are drawn and written together. */
const MOST_AT_ONCE = 50;
/** Pages that are known to fail. */
const MOST_UNDRAWABLE = 1_000;
/** One server draws what has changed; any number of them would draw the same. */
const TURN = `select pg_try_advisory_xact_lock(hashtextextended('draw-changed-pages', 0)) as mine`;

/**
 * Whose account is being deleted, and who changes their page at this moment, are left out: nobody waits for what can be drawn again. What
 * somebody wrote since it was read is left as it is. In one order, so that two servers don't wait for each other.
 */
const KEEP = `
  with undisturbed as (select id from (${UNDISTURBED_CREATORS}) present),
  given as (
    select * from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
      g (creator_id, revision, changes, data, answer, sheet, before, after)
    where creator_id in (select id from undisturbed)),
  written as (
    insert into drawn_pages as d (creator_id, revision, program, data, answer, sheet, before_sheet, after_sheet)
    select creator_id, revision + 1, $9, data, answer, sheet, before, after from given order by creator_id
    on conflict (creator_id) do update set revision = excluded.revision, program = excluded.program, data = excluded.data,
      answer = excluded.answer, sheet = excluded.sheet, before_sheet = excluded.before_sheet, after_sheet = excluded.after_sheet
    where d.revision = excluded.revision - 1
    returning creator_id)
  delete from page_changes h using written w join given g on g.creator_id = w.creator_id
  where h.creator_id = w.creator_id and h.id = any(string_to_array(g.changes, ',')::bigint[])`;

const FORGET_GONE = 'delete from page_changes where creator_id = any($1::uuid[])';
/**
 * Of the changes of a page that couldn't be drawn now, the newest says as much as all of them: however often somebody changes it, whoever asks for
 * it meets few.
 */
const FORGET_OLDER = `
  delete from page_changes h using (
    select creator_id, max(id) as newest from page_changes where creator_id = any($1::uuid[]) group by creator_id) n
  where h.creator_id = n.creator_id and h.id < n.newest`;

/** A page that somebody came to, with the document that was drawn for them, if it was. */
interface Visited extends Undrawn {
  document?: DrawnDocument;
}

/**
 * Draws pages when they change, so that nobody who comes waits for it, and writes them down for all servers. A page is written together with the
 * forgetting of just those changes that it shows: one that comes meanwhile is left, and until the page is drawn again, it is put together for
 * whoever asks. Those are drawn here as well which somebody came to, and found drawn by another version of the program or not at all.
 */
@Background(['worker'])
@Injectable()
export class DrawnPages implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('DrawnPages');
  private readonly waiting = new Map<string, Visited>();
  /** What was to be drawn of those that can't be, by their creators. */
  private readonly undrawable = new Map<string, string>();
  private writing: Promise<void> | null = null;
  private isStopped = false;
  private readonly recurring = new Recurring('drawing pages that have changed', EVERY, () => this.run());

  constructor(
    private readonly database: Database,
    private readonly pages: Pages,
    private readonly reads: ReadDrawnPages,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('drawn-pages', {
      forgets: async (tx, { creatorId }) => {
        await tx.rows('forget-drawn-page', 'delete from drawn_pages where creator_id = $1', [creatorId]);
      },
    });
  }

  start(): void {
    this.recurring.start({ now: true });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await Promise.all([this.recurring.stop(), this.writing]);
  }

  /** Has a page written down that somebody has come to. Does not wait, and may not happen. */
  keep(page: Visited): void {
    if (this.isStopped || this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(page.view.id, page);
    this.writing ??= this.writeAll().finally(() => (this.writing = null));
  }

  /** Draws what has changed, until all of it was looked at. Others wait meanwhile for no more than a few pages. */
  async run(): Promise<void> {
    if (!(await this.reads.haveChanged())) return;
    let last: string | null = null;
    do last = await this.drawSome(last);
    while (last !== null && !this.isStopped);
  }

  /** @returns the last of those that were looked at; null when there are no more, or another server draws */
  private drawSome(last: string | null): Promise<string | null> {
    return this.database.transaction(async (tx) => {
      const turn = await tx.row<{ mine: boolean }>('turn-to-draw', TURN);
      if (!turn?.mine) return null;
      const ids = await this.reads.changed(tx, last, MOST_AT_ONCE);
      if (ids.length === 0) return null;
      const { undrawn, gone } = await this.reads.undrawn(tx, ids);
      await this.write(tx, undrawn);
      if (gone.length > 0) await tx.rows('forget-gone-pages', FORGET_GONE, [gone]);
      await tx.rows('forget-older-changes', FORGET_OLDER, [ids]);
      return ids.length < MOST_AT_ONCE ? null : (ids.at(-1) ?? null);
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.size > 0 && !this.isStopped) {
      const pages = [...this.waiting.values()].slice(0, MOST_AT_ONCE);
      for (const { view } of pages) this.waiting.delete(view.id);
      await this.write(this.database, pages).catch((error: unknown) =>
        this.logger.warn(`Drawn pages were not kept: ${String(error)}`),
      );
    }
  }

  private async write(database: Statements, pages: readonly Visited[]): Promise<void> {
    const drawn = pages.flatMap((page) => this.draw(page) ?? []);
    if (drawn.length === 0) return;
    const column = (name: keyof (typeof drawn)[number]) => drawn.map((page) => page[name] ?? '');
    await database.rows('keep-drawn-pages', KEEP, [
      ...[column('creatorId'), column('revision'), column('changes'), column('data'), column('answer')],
      ...[column('sheet'), column('before'), column('after')],
      this.pages.version,
    ]);
  }

  /** One that can't be drawn must not hold the others up, and is tried again when it is another. */
  private draw({ view, revision, changes, ...visited }: Visited) {
    if (this.undrawable.get(view.id) === view.tag) return null;
    try {
      const page = presentCreator(view);
      const document = visited.document ?? (this.pages.areServed ? this.pages.profile(page) : null);
      return {
        ...{
          creatorId: view.id,
          revision,
          changes: changes.join(),
          data: view.tag,
          answer: JSON.stringify(page),
        },
        sheet: document && sheetOf(document.styles).hash,
        before: document?.before,
        after: document?.after,
      };
    } catch (error) {
      this.logger.error(`the page of creator ${view.id} could not be drawn: ${String(error)}`);
      if (this.undrawable.size >= MOST_UNDRAWABLE) this.undrawable.clear();
      this.undrawable.set(view.id, view.tag);
      return null;
    }
  }
}
