import { Injectable } from '@nestjs/common';
import type { Cursor } from '../../../platform/database/cursor.js';
import { Database } from '../../../platform/database/database.js';

export interface LoggedAction {
  id: string;
  at: Date;
  adminEmail: string | null;
  action: string;
  target: string | null;
  details: Record<string, unknown>;
  /** DONE, or the code of what refused it; null when it never came to an end. */
  outcome: string | null;
}

const PAGE = `
  select l.id, l.at, u.email as "adminEmail", l.action, l.target, l.details, o.outcome
  from admin_log l left join users u on u.id = l.admin_id left join admin_log_outcomes o on o.log_id = l.id
  where $1::uuid is null or l.id < $1 order by l.id desc limit $2`;

@Injectable()
export class ReadAdminLog {
  constructor(private readonly database: Database) {}

  /** The newest on top. */
  page(after: Cursor | undefined, limit: number): Promise<LoggedAction[]> {
    return this.database.rows<LoggedAction>('admin-log-page', PAGE, [after?.id ?? null, limit]);
  }
}
