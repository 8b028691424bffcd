import { Inject, Injectable } from '@nestjs/common';
import type { Cursor } from '../../platform/database/cursor.js';
import { Database, type Statements } from '../../platform/database/database.js';
import { newId } from '../../platform/database/ids.js';

/** Something an admin sets out to do. */
export interface AdminDeed {
  /** null for the command line. */
  adminId: string | null;
  /** The call's operation id, or the command. */
  action: string;
  /** The id of what it is done to. */
  target: string | null;
  details: object;
}

export interface LoggedDeed {
  id: string;
  at: Date;
  adminEmail: string | null;
  action: string;
  target: string | null;
  details: Record<string, unknown>;
  /** DONE, or the code of what refused it; null when it never came to an end. */
  outcome: string | null;
}
export const DONE = 'DONE';

const PAGE = `
  select l.id, l.at, u.email as "adminEmail", l.action, l.target, l.details, o.outcome
  from admin_log l left join users u on u.id = l.admin_id left join admin_log_outcomes o on o.log_id = l.id
  where $1::uuid is null or l.id < $1 order by l.id desc limit $2`;

/** As JSON, without what PostgreSQL keeps in no text: the character zero, and halves of characters. */
const storableJson = (value: object): string =>
  JSON.stringify(value).replaceAll(/\\(\\|u0000|ud[89a-f][\da-f]{2})/g, (escape, what: string) =>
    what === '\\' ? escape : String.raw`\ufffd`,
  );

/** Everything that admins did, in the order in which they began it. The database lets nobody change it. */
@Injectable()
export class AdminLog {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Written before the deed: what can't be logged isn't done. @returns the entry's id */
  async begin(
    { adminId, action, target, details }: AdminDeed,
    at: Statements = this.database,
  ): Promise<string> {
    const id = newId();
    await at.rows(
      'log-deed',
      'insert into admin_log (id, admin_id, action, target, details) values ($1, $2, $3, $4, $5::jsonb)',
      [id, adminId, action, target, storableJson(details)],
    );
    return id;
  }

  async end(id: string, outcome: string, at: Statements = this.database): Promise<void> {
    await at.rows('log-outcome', 'insert into admin_log_outcomes (log_id, outcome) values ($1, $2)', [
      id,
      outcome,
    ]);
  }

  /** The newest on top. */
  page(after: Cursor | undefined, limit: number): Promise<LoggedDeed[]> {
    return this.database.rows<LoggedDeed>('admin-log-page', PAGE, [after?.id ?? null, limit]);
  }
}
