import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type FeeLine, bookingNumber, feeStatementBody, feeStatementKey, tipNumber } from '@reelpact/domain';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { type FeeRow, type Month, TIP_OF_FEE, feePayers, feesOf } from '../reads/fees-of-month.js';
import { WriteDocuments } from '../write-documents.js';

/** How many creators get their statements in one transaction, which keeps others from numbers of the series. */
const AT_ONCE = 50;
/** A posting belongs to the moment at which its transaction began: after so long none of a month is still on its way. */
const MONTH_IS_OVER_AFTER_MS = 600_000;
/** How many months are looked at in one run; a demo's clock can jump over years. */
const MAX_MONTHS = 36;

/** The month that a moment is in, in UTC. @param at milliseconds since 1970 */
function monthOf(at: number): Month {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const from = new Date(Date.UTC(year, month));
  return { name: from.toISOString().slice(0, 7), from, to: new Date(Date.UTC(year, month + 1)) };
}

/**
 * Writes each creator's statement of what the platform took in a month that is over: once, in batches, and none where nothing was taken.
 * May run twice, at once or late: a statement has a key of its creator and month, and a month is done when none is missing.
 */
@Injectable()
export class WriteFeeStatements implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly documents: WriteDocuments,
    private readonly columns: LentColumns,
  ) {}

  onModuleInit(): void {
    this.jobs.hourly('write-fee-statements', () => this.run());
  }

  async run(): Promise<void> {
    for (const month of await this.openMonths()) {
      let written = AT_ONCE;
      while (written === AT_ONCE)
        written = await this.database.transaction((tx) => this.writeSome(tx, month));
    }
  }

  /** The months that are over and not done, oldest first. */
  private async openMonths(): Promise<Month[]> {
    const begin = await this.database.row<{ at: Date }>('documents-begin', 'select at from documents_begin');
    const over = (await this.clock.now()) - MONTH_IS_OVER_AFTER_MS;
    const months: Month[] = [];
    for (
      let month = monthOf(begin?.at.getTime() ?? over);
      month.to.getTime() <= over;
      month = monthOf(month.to.getTime())
    )
      months.push(month);
    const done = await this.database.rows<{ name: string }>(
      'done-fee-months',
      `select to_char(month, 'YYYY-MM') as name from fee_months`,
    );
    const isDone = new Set(done.map(({ name }) => name));
    return months.filter(({ name }) => !isDone.has(name)).slice(0, MAX_MONTHS);
  }

  /** @returns how many creators have got theirs */
  private async writeSome(tx: Transaction, month: Month): Promise<number> {
    const creatorOfTip = this.columns.sql(TIP_OF_FEE);
    const payers = await feePayers(tx, creatorOfTip, month, AT_ONCE);
    if (payers.length < AT_ONCE) {
      const text = 'insert into fee_months (month) values ($1::date) on conflict do nothing';
      tx.send('fee-month-is-done', text, [`${month.name}-01`]);
    }
    if (payers.length === 0) return 0;
    const fees = await feesOf(
      tx,
      creatorOfTip,
      month,
      payers.map(({ creatorId }) => creatorId),
    );
    for (const payer of payers) {
      const { creatorId } = payer;
      const lines = fees.filter((fee) => fee.creatorId === creatorId).map(lineOf);
      const document = { id: newId(), at: tx.now, issuer: this.documents.issuer };
      this.documents.leave(tx, {
        key: feeStatementKey(creatorId, month.name),
        ...{ kind: 'fee_statement', bookingId: null, creatorId, postingKey: null },
        body: feeStatementBody(payer, month.name, lines, document),
      });
    }
    return payers.length;
  }
}

function lineOf(row: FeeRow): FeeLine {
  const { at, gross, fee } = row;
  const sums = { at: at.toISOString(), gross, fee };
  if (row.bookingId === null) return { tip: { number: tipNumber(row.tipId) }, ...sums };
  const { bookingId: id, packageName } = row;
  return { booking: { id, number: bookingNumber(id) }, packageName, ...sums };
}
