import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Snapshot } from '../../../../platform/database/database.js';
import { type Measure, Metrics } from '../../../../platform/metrics/metrics.js';
import { type Waiting, waitingMeasures } from '../../../../platform/metrics/waiting-measures.js';
import type { MoneyCheck } from '../money-checks.js';

/** By days since the money arrived: no provider lets a platform keep it for more than ninety. */
const AGES = ['under 7 days', '7 to 30 days', '30 to 60 days', '60 to 85 days', '85 days or more'];

const HELD = `
  select width_bucket(extract(epoch from $1::timestamptz - held_at) / 86400, array[7, 30, 60, 85]) as age, sum(amount_cents)::text as cents
  from bookings where is_open and escrow in ('held', 'charged_back.held') and held_at is not null group by 1`;
const EVENTS = `
  select count(*)::int as waiting, coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as oldest
  from provider_events where status = 'waiting'`;
const CHECKS = `select kind, found::text, extract(epoch from now() - at)::float8 as age from money_checks`;

/** Measures the money that is held, and what doesn't go on by itself. */
@Injectable()
export class MeasureMoney implements OnModuleInit {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.metrics.ask('held money', async (at) => [await held(at)]);
    this.metrics.ask('provider events', async (at) =>
      waitingMeasures(
        await at.row<Waiting>('measure-provider-events', EVENTS),
        {
          name: 'reelpact_provider_events_waiting',
          help: 'What the payment provider has reported and no stage foresaw.',
        },
        { name: 'reelpact_provider_event_oldest_seconds', help: 'How long ago the oldest came.' },
      ),
    );
    this.metrics.ask('money jobs', async (at) => [
      {
        name: 'reelpact_money_jobs_failing',
        help: 'Jobs that move money and have failed ten times or more; each is tried every hour.',
        readings: [{ value: await failing(at) }],
      },
    ]);
    this.metrics.ask('money checks', checks);
  }
}

async function held(at: Snapshot): Promise<Measure> {
  const rows = await at.rows<{ age: number; cents: string }>('measure-held-money', HELD, [new Date(at.now)]);
  return {
    name: 'reelpact_held_cents',
    help: 'The money of bookings that is held, by the time since it arrived.',
    readings: AGES.map((age, index) => ({
      value: Number(rows.find((row) => row.age === index)?.cents ?? 0),
      labels: { age },
    })),
  };
}

async function failing(at: Snapshot): Promise<number> {
  const row = await at.row<{ count: number }>(
    'measure-money-jobs',
    'select count(*)::int as count from failing_money_jobs',
  );
  return row?.count ?? 0;
}

/** Of what was never looked at, nothing is said. */
async function checks(at: Snapshot): Promise<Measure[]> {
  type Row = { kind: MoneyCheck; found: string; age: number };
  const rows = await at.rows<Row>('measure-money-checks', CHECKS);
  const measure = (kind: MoneyCheck, name: string, help: string, valueOf: (row: Row) => number): Measure => ({
    name,
    help,
    readings: rows.filter((row) => row.kind === kind).map((row) => ({ value: valueOf(row) })),
  });
  const found = ({ found: count }: Row): number => Number(count);
  const age = (row: Row): number => row.age;
  return [
    measure(
      'ledger',
      'reelpact_ledger_off_cents',
      'By how much postings of the ledger don’t balance, when they were last added up.',
      found,
    ),
    measure('ledger', 'reelpact_ledger_checked_seconds', 'How long ago that was.', age),
    measure(
      'reconciliation',
      'reelpact_reconciliation_differences',
      'Differences between bookings, ledger and provider, when they were last compared.',
      found,
    ),
    measure('reconciliation', 'reelpact_reconciliation_seconds', 'How long ago that was.', age),
  ];
}
