import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { type Waiting, waitingMeasures } from '../../../platform/metrics/waiting-measures.js';

/** What an endpoint that is turned off would get waits for its owner, and retries wait for their time: neither is late. */
const DUE = `
  select count(*)::int as waiting, coalesce(extract(epoch from now() - min(d.next_attempt_at)), 0)::float8 as oldest
  from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id
  where e.enabled and e.next_due_at <= now() and d.status = 'pending' and d.next_attempt_at <= now()`;

@Injectable()
export class MeasureDeliveries implements OnModuleInit {
  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    this.metrics.ask('webhooks', async (at) =>
      waitingMeasures(
        await at.row<Waiting>('measure-deliveries', DUE),
        { name: 'reelpact_webhook_deliveries_due', help: 'Deliveries of webhooks whose time has come.' },
        { name: 'reelpact_webhook_delivery_oldest_seconds', help: 'For how long the oldest has been due.' },
      ),
    );
  }
}
