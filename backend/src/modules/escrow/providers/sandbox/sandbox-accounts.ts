import { Injectable } from '@nestjs/common';
import { ProductClock } from '../../../../platform/clock/product-clock.js';
import { Database } from '../../../../platform/database/database.js';
import {
  type AccountBalance,
  type AccountView,
  type PayoutView,
  ProviderRefused,
} from '../payment-provider.js';

/** What was transferred goes on to the bank after two days, in milliseconds by the product's clock. */
const TO_THE_BANK = 2 * 86_400_000;

interface Received {
  id: string;
  amount: number;
  createdAt: Date;
}

/** Creators' accounts of the sandbox: open at once, and paid out to an imaginary bank. */
@Injectable()
export class SandboxAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
  ) {}

  async open(creatorId: string): Promise<{ id: string }> {
    const id = `acct_sandbox_${creatorId}`;
    await this.database.rows(
      'sandbox-open-account',
      'insert into sandbox.accounts (id, creator_id) values ($1, $2) on conflict do nothing',
      [id, creatorId],
    );
    return { id };
  }

  async find(id: string): Promise<AccountView> {
    const row = await this.database.row('sandbox-account', 'select 1 from sandbox.accounts where id = $1', [
      id,
    ]);
    if (!row) throw new ProviderRefused(`no such account: ${id}`);
    return {
      id,
      transfersActive: true,
      payoutsEnabled: true,
      detailsSubmitted: true,
      missing: [],
      legal: null,
    };
  }

  async balance(id: string): Promise<AccountBalance> {
    const now = await this.clock.now();
    const waiting = (await this.received(id)).filter(
      ({ createdAt }) => createdAt.getTime() + TO_THE_BANK > now,
    );
    return { available: 0, pending: waiting.reduce((sum, { amount }) => sum + amount, 0) };
  }

  async payouts(id: string): Promise<PayoutView[]> {
    const now = await this.clock.now();
    return (await this.received(id)).map(({ id: transfer, amount, createdAt }) => {
      const arrivesAt = createdAt.getTime() + TO_THE_BANK;
      return {
        id: transfer.replace(/^tr/, 'po'),
        amount,
        status: arrivesAt <= now ? 'paid' : 'pending',
        arrivesAt,
        failure: null,
      };
    });
  }

  /** Transfers to an account, newest first, without what was taken back of them. */
  private received(id: string): Promise<Received[]> {
    return this.database.rows<Received>(
      'sandbox-received',
      `select t.id, (t.amount - coalesce(sum(r.amount), 0))::int as amount, t.created_at as "createdAt"
       from sandbox.movements t left join sandbox.movements r on r.source_id = t.id
       where t.destination = $1 and t.kind = 'transfer' group by t.id
       having t.amount > coalesce(sum(r.amount), 0) order by t.created_at desc limit 100`,
      [id],
    );
  }
}
