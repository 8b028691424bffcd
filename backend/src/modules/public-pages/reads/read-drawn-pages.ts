import { Injectable } from '@nestjs/common';
import { USERNAME, usernameKey } from '@reelpact/domain';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { GatheredReads } from '../../../platform/database/gathered-reads.js';
import { isId } from '../../../platform/database/ids.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { Replica } from '../../../platform/database/replica.js';
import { type CreatorView, creatorView, wholePage } from '../../creators/index.js';
import { Pages } from '../pages-program.js';

/** What there is to draw a page of, and what may be forgotten once that is done. */
export interface Undrawn {
  view: CreatorView;
  /** How often the page had been written by then. */
  revision: string;
  /** The changes that are in it. */
  changes: readonly string[];
  /** Whether its creator wants search engines to leave it out. */
  isUnfound: boolean;
}

/** A page as it stands drawn: as a document, and as what the API answers. */
interface DrawnPage {
  creatorId: string;
  /** What the page shows, in short. */
  data: string;
  /** The hash of its style sheet. */
  sheet: string;
  before: string;
  after: string;
  isUnfound: boolean;
}
interface DrawnAnswer {
  creatorId: string;
  data: string;
  answer: string;
}

interface Row {
  key: string;
  id: string;
  /** Null where there is none, or one that isn't good any more. */
  data: string | null;
  page: string | null;
  tag: string | null;
  revision: string;
  changes: string[] | null;
  isUnfound: boolean;
}

/** Whether a creator `c` wants search engines to leave their page out. SQL. */
export const IS_UNFOUND =
  'exists (select from directory_choices h where h.creator_id = c.id and not h.search_engines)';

const ARE_UNFOUND = `select c.id, ${IS_UNFOUND} as "isUnfound" from creators c where c.id = any($1)`;

/**
 * Reads pages as they were drawn by the program `$2`, and where that isn't good any more what they are to be drawn of; `$1` are the keys. All
 * of it is seen at one moment: who writes a page of this, and forgets just these changes, forgets none that the page doesn't show.
 */
const drawnBy = (lent: LentColumns, key: string, columns: string): string => `
  with found as materialized (
    select ${key}::text as key, c.id, coalesce(d.revision, 0)::text as revision, ${columns}, ${IS_UNFOUND} as "isUnfound",
      case when d.program = $2 and not exists (select from page_changes h where h.creator_id = c.id) then d.data end as data
    from creators c left join drawn_pages d on d.creator_id = c.id
    where c.deleted_at is null and ${key} = any($1)),
  undrawn as materialized (
    select c.id, ${wholePage(lent)} as page, array(select h.id::text from page_changes h where h.creator_id = c.id) as changes
    from creators c where c.id in (select id from found where data is null))
  select f.*, u.page, md5(u.page) as tag, u.changes from found f left join undrawn u on u.id = f.id`;

const ANSWER = 'd.answer';
const DOCUMENT = 'd.sheet, d.before_sheet as before, d.after_sheet as after';
const STATEMENTS = {
  'drawn-by-name': ['c.username_key', DOCUMENT],
  'answer-by-name': ['c.username_key', ANSWER],
  'answer-by-id': ['c.id', ANSWER],
} as const;

const undrawn = ({ page, tag, revision, changes, isUnfound }: Row): Undrawn => ({
  view: creatorView(page ?? '', tag ?? ''),
  ...{ revision, isUnfound },
  changes: changes ?? [],
});

/** Creators whose pages have changed since they were drawn, after `$1`. In the order of the index, so that no more rows are read than it gives, however many wait. */
export const CHANGED_PAGES = `
  select creator_id::text as id
  from (select distinct creator_id from page_changes where creator_id > $1::uuid order by creator_id limit $2) changed
  order by creator_id`;
const FIRST = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class ReadDrawnPages {
  private readonly documents = this.drawn<DrawnPage & Row>('drawn-by-name');
  private readonly answersByName = this.drawn<DrawnAnswer & Row>('answer-by-name');
  private readonly answersById = this.drawn<DrawnAnswer & Row>('answer-by-id');

  private readonly unfound = new GatheredReads((keys) =>
    this.replica.orLastKnown(
      keys,
      async (from) => {
        const rows = await from.rows<{ id: string; isUnfound: boolean }>('are-unfound', ARE_UNFOUND, [keys]);
        return new Map(rows.map((row) => [row.id, row]));
      },
      ({ id }) => id,
    ),
  );

  constructor(
    private readonly database: Database,
    private readonly pages: Pages,
    private readonly replica: Replica,
    private readonly lent: LentColumns,
  ) {}

  /**
   * The page of this username, drawn or to be drawn; null where there is none.
   * @param isNew whether it must show what was changed a moment ago
   */
  async document(username: string, isNew: boolean): Promise<DrawnPage | Undrawn | null> {
    return USERNAME.pattern.test(username) ? this.documents(usernameKey(username), isNew) : null;
  }

  /** What the API answers about a creator, by id or username. */
  async answer(idOrUsername: string, isNew: boolean): Promise<DrawnAnswer | Undrawn | null> {
    // Nobody has such a name, and PostgreSQL refuses some characters even in a question.
    if (!USERNAME.pattern.test(idOrUsername)) return null;
    return isId(idOrUsername)
      ? this.answersById(idOrUsername.toLowerCase(), isNew)
      : this.answersByName(usernameKey(idOrUsername), isNew);
  }

  /** Whether a creator wants search engines to leave their page out. */
  async isUnfound(creatorId: string): Promise<boolean> {
    return (await this.unfound.find(creatorId))?.isUnfound ?? false;
  }

  async haveChanged(): Promise<boolean> {
    return (await this.database.row('any-changed-page', 'select from page_changes limit 1')) !== null;
  }

  /** Some creators whose pages have changed, the next after `last`. */
  async changed(tx: Transaction, last: string | null, most: number): Promise<string[]> {
    const rows = await tx.rows<{ id: string }>('changed-pages', CHANGED_PAGES, [last ?? FIRST, most]);
    return rows.map(({ id }) => id);
  }

  /** What the pages of these creators are to be drawn of, without those that are drawn; and who of them is gone. */
  async undrawn(tx: Transaction, creatorIds: string[]): Promise<{ undrawn: Undrawn[]; gone: string[] }> {
    const rows = await tx.rows<Row>('answer-by-id', this.textOf('answer-by-id'), [
      creatorIds,
      this.pages.version,
    ]);
    const there = new Set(rows.map(({ id }) => id));
    return {
      undrawn: rows.filter(({ data }) => data === null).map(undrawn),
      gone: creatorIds.filter((id) => !there.has(id)),
    };
  }

  /**
   * Finds pages at the replica where that will do: one that is drawn there, and of which no later change was heard. One that isn't, or
   * can't be found, may be there by now.
   */
  private drawn<T extends Row & { creatorId: string }>(
    name: keyof typeof STATEMENTS,
  ): (key: string, isNew: boolean) => Promise<T | Undrawn | null> {
    const from = (keys: string[], statements: Statements) => this.read<T>(name, keys, statements);
    const atReplica = new GatheredReads((keys) => from(keys, this.replica.reader ?? this.database));
    const itself = new GatheredReads((keys) =>
      this.replica.orLastKnown(keys, (statements) => from(keys, statements), creatorOf),
    );
    return async (key, isNew) => {
      if (!isNew && this.replica.reader !== null) {
        const found = await atReplica.find(key).catch(() => null);
        if (found !== null && !('view' in found) && this.replica.shows(found.creatorId)) return found;
      }
      return itself.find(key);
    };
  }

  private textOf(name: keyof typeof STATEMENTS): string {
    const [key, columns] = STATEMENTS[name];
    return drawnBy(this.lent, key, columns);
  }

  private async read<T extends Row>(
    name: keyof typeof STATEMENTS,
    keys: string[],
    from: Statements,
  ): Promise<ReadonlyMap<string, T | Undrawn>> {
    const rows = await from.rows<T>(name, this.textOf(name), [keys, this.pages.version]);
    return new Map(
      rows.map((row) => [row.key, row.data === null ? undrawn(row) : { ...row, creatorId: row.id }]),
    );
  }
}

const creatorOf = (found: { creatorId: string } | Undrawn): string =>
  'view' in found ? found.view.id : found.creatorId;
