import { Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import type { Cursor } from '../../../platform/database/cursor.js';
import { Database, type Statements } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import type { TipRecord } from '../tip-record.js';
import { CREATORS_OF_TIPS } from './creator-of-tip.js';
import { TIP_ROWS, type TipRow, recordOf } from './tip-rows.js';

const OF_CREATOR = `${TIP_ROWS}
  where t.creator_id = $1 and t.received and t.stage <> 'abandoned'
    and ($2::timestamptz is null or (t.paid_at, t.id) < ($2, $3::uuid))
  order by t.paid_at desc, t.id desc limit $4`;
const FIRST = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class ReadTips {
  constructor(private readonly database: Database) {}

  async find(at: Statements, id: string): Promise<TipRecord | null> {
    if (!isId(id)) return null;
    const row = await at.row<TipRow>('find-tip', `${TIP_ROWS} where t.id = $1 and t.creator_id = $2`, [
      id,
      await CREATORS_OF_TIPS.of(at, id),
    ]);
    return row && recordOf(row);
  }

  /** @throws Problem NOT_FOUND */
  async get(id: string): Promise<TipRecord> {
    const found = await this.find(this.database, id);
    if (!found) throw new Problem('NOT_FOUND', 'There is no such tip.');
    return found;
  }

  /** What a payment at the provider belongs to; null for another one. */
  async idOfIntent(at: Statements, intentId: string): Promise<string | null> {
    const row = await at.row<{ id: string }>('tip-of-intent', 'select id from tips where intent_id = $1', [
      intentId,
    ]);
    return row?.id ?? null;
  }

  /** The tips that a creator got, newest first. */
  async ofCreator(creatorId: string, after: Cursor | undefined, limit: number): Promise<TipRecord[]> {
    const rows = await this.database.rows<TipRow>('tips-of-creator', OF_CREATOR, [
      creatorId,
      after?.createdAt ?? null,
      after?.id ?? null,
      limit,
    ]);
    return rows.map(recordOf);
  }

  /** Every tip, page by page, in an order that no new one changes. */
  async *all(at: Statements): AsyncGenerator<TipRecord> {
    for (let after = FIRST; ;) {
      const page = await at.rows<TipRow>('all-tips', `${TIP_ROWS} where t.id > $1 order by t.id limit 200`, [
        after,
      ]);
      for (const row of page) yield recordOf(row);
      const last = page.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
}
