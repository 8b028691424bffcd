import { Injectable } from '@nestjs/common';
import { USERNAME, usernameKey } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { GatheredReads } from '../../../platform/database/gathered-reads.js';
import { type CreatorView, PAGES_BY_NAME, creatorView } from '../../creators/index.js';
import { Pages } from '../pages-program.js';

/** A creator's page that was drawn before, of the same data and by the same program. */
export interface DrawnPage {
  creatorId: string;
  /** What the page shows, in short. */
  data: string;
  /** The hash of its style sheet. */
  sheet: string;
  before: string;
  after: string;
}

interface Row {
  key: string;
  id: string;
  tag: string;
  sheet: string | null;
  before: string | null;
  after: string | null;
  page: string | null;
}

/** The data comes only where there is no page to go with it. */
const DRAWN_OR_DATA = `${PAGES_BY_NAME}
  select p.key, p.id, p.tag, d.sheet, d.before_sheet as before, d.after_sheet as after,
    case when d.creator_id is null then p.page end as page
  from pages p left join drawn_pages d on d.creator_id = p.id and d.data = p.tag and d.program = $2`;

function found({ id, tag, sheet, before, after, page }: Row): DrawnPage | CreatorView {
  return page === null
    ? { creatorId: id, data: tag, sheet: sheet ?? '', before: before ?? '', after: after ?? '' }
    : creatorView(page, tag);
}

@Injectable()
export class ReadDrawnPages {
  private readonly byName = new GatheredReads<DrawnPage | CreatorView>(async (keys) => {
    const rows = await this.database.rows<Row>('drawn-pages', DRAWN_OR_DATA, [keys, this.pages.version]);
    return new Map(rows.map((row) => [row.key, found(row)]));
  });

  constructor(
    private readonly database: Database,
    private readonly pages: Pages,
  ) {}

  /** The page of this username as it was drawn, or what it is to be drawn of; null where there is none. */
  async find(username: string): Promise<DrawnPage | CreatorView | null> {
    return USERNAME.pattern.test(username) ? this.byName.find(usernameKey(username)) : null;
  }
}
