import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { formatMoney } from '@reelpact/domain';
import { Database, type Statements } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';

export type MoneyCheck = 'ledger' | 'reconciliation';

const NOTE = `
  insert into money_checks (kind, found, at) values ($1, $2, now())
  on conflict (kind) do update set found = excluded.found, at = excluded.at`;

/** Postings that one statement adds up: of millions, each takes part of a second. */
const AT_ONCE = 50_000;
const FIRST = '00000000-0000-0000-0000-000000000000';
const ADD_UP = `
  with added as (
    select posting_id, sum(amount_cents) as off from ledger_entries where posting_id > $1
    group by posting_id order by posting_id limit ${AT_ONCE}
  )
  select coalesce(sum(abs(off)), 0)::text as off, (select posting_id from added order by posting_id desc limit 1) as last from added`;

/** Looks at the books as a whole now and then, and keeps what was found: it is too much to look at whenever somebody asks. */
@Injectable()
export class MoneyChecks implements OnModuleInit {
  private readonly logger = new Logger('Ledger');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.hourly('check-ledger', async () => void (await this.checkLedger()));
  }

  async note(kind: MoneyCheck, found: number): Promise<void> {
    await this.database.rows('note-money-check', NOTE, [kind, found]);
  }

  /**
   * Adds up every posting. The database refuses one that doesn't balance; this finds what somebody did to it by hand.
   * @returns cents
   */
  async checkLedger(): Promise<number> {
    const off = await addUp(this.database);
    if (off > 0) this.logger.error(`The ledger's postings are off by ${formatMoney(off)} in all.`);
    await this.note('ledger', off);
    return off;
  }
}

async function addUp(at: Statements): Promise<number> {
  let off = 0;
  for (let last: string | null = FIRST; last !== null;) {
    const row: { off: string; last: string | null } | null = await at.row('add-up-postings', ADD_UP, [last]);
    off += Number(row?.off ?? 0);
    last = row?.last ?? null;
  }
  return off;
}
