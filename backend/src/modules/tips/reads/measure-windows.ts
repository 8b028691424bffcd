import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { type Waiting, overdueMeasures } from '../../../platform/metrics/waiting-measures.js';

const OVERDUE = `
  select count(*)::int as waiting, coalesce(extract(epoch from $1::timestamptz - min(next_at)), 0)::float8 as oldest
  from tips where next_at <= $1`;

@Injectable()
export class MeasureWindows implements OnModuleInit {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.metrics.ask('tips', async (at) =>
      overdueMeasures('tip', await at.row<Waiting>('measure-tip-windows', OVERDUE, [new Date(at.now)])),
    );
  }
}
