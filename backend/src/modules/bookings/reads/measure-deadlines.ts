import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { type Waiting, overdueMeasures } from '../../../platform/metrics/waiting-measures.js';

/** Deadlines and reminders, which the same rows are for; those that failed wait for their next try and are overdue all the same. */
const OVERDUE = `
  select count(*)::int as waiting, coalesce(extract(epoch from $1::timestamptz - min(least(due_at, remind_at))), 0)::float8 as oldest
  from booking_deadlines where least(due_at, remind_at) <= $1`;

@Injectable()
export class MeasureDeadlines implements OnModuleInit {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.metrics.ask('deadlines', async (at) =>
      overdueMeasures('booking', await at.row<Waiting>('measure-deadlines', OVERDUE, [new Date(at.now)])),
    );
  }
}
