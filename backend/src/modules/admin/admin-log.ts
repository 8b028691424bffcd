import { Injectable } from '@nestjs/common';
import { Database, type Statements } from '../../platform/database/database.js';
import { newId } from '../../platform/database/ids.js';

/** Something an admin sets out to do. */
export interface AdminAction {
  /** null for the command line. */
  adminId: string | null;
  /** The call's operation id, or the command. */
  action: string;
  /** The id of what it is done to. */
  target: string | null;
  details: object;
}

export const DONE = 'DONE';

/** As JSON, without what PostgreSQL keeps in no text: the NUL character, and halves of characters. */
const storableJson = (value: object): string =>
  JSON.stringify(value).replaceAll(/\\(\\|u0000|ud[89a-f][\da-f]{2})/g, (escape, what: string) =>
    what === '\\' ? escape : String.raw`\ufffd`,
  );

/** Everything that admins did, in the order in which they began it. The database lets nobody change it. */
@Injectable()
export class AdminLog {
  constructor(private readonly database: Database) {}

  /** Written before the deed: what can't be logged isn't done. @returns the entry's id */
  async begin(
    { adminId, action, target, details }: AdminAction,
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
}
