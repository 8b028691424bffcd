import { Injectable } from '@nestjs/common';
import type { LedgerAccount } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';

export interface LabPosting {
  id: string;
  step: string;
  attempt: number | null;
  at: Date;
  /** Cents; debits are positive. */
  entries: { account: LedgerAccount; amount: number }[];
}

const POSTINGS = `
  select p.id, p.step, p.attempt, p.at,
    json_agg(json_build_object('account', e.account, 'amount', e.amount_cents) order by e.id) as entries
  from ledger_postings p join ledger_entries e on e.posting_id = p.id
  where p.booking_id = $1 group by p.id order by p.at, p.id limit 500`;

/** Jobs that will be done within moments; what failed waits longer, and what is only for later waits for days. */
const ON_ITS_WAY = `
  select 1 from job_details j
  where j.attempts < j.max_attempts and j.run_at <= now() + interval '5 seconds' and (
    j.payload->>'bookingId' = $1 or j.payload->>'id' in (
      select e.id from sandbox.events e join sandbox.intents i on i.id = e.object_id
      where i.metadata->>'bookingId' = $1))
  limit 1`;

/** What became of a booking's money, posting by posting. */
@Injectable()
export class LabMoney {
  constructor(private readonly database: Database) {}

  postings(bookingId: string): Promise<LabPosting[]> {
    return this.database.rows<LabPosting>('lab-postings', POSTINGS, [bookingId]);
  }

  /** Whether a webhook or an instruction to the provider has not arrived yet. */
  async isOnItsWay(bookingId: string): Promise<boolean> {
    return (await this.database.row('lab-on-its-way', ON_ITS_WAY, [bookingId])) !== null;
  }
}
