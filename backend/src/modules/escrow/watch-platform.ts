import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Readiness } from '../../platform/http/health.module.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './ports/payment-provider.js';

const INTERVAL = 600_000;

/**
 * Looks whether the platform's own account at the payment provider would endanger held money: with an automatic
 * payout schedule it would be swept to the operator's bank. While it would, the server is not ready.
 */
@Injectable()
export class WatchPlatform implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Payments');
  private timer: NodeJS.Timeout | null = null;
  private problems: string[] = ['The payment provider has not answered yet.'];

  constructor(
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.readiness.demand(() => this.problems[0] ?? null);
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => void this.look(), INTERVAL);
    await this.look();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** A provider that is down for a moment says nothing about the account: what was known stays. */
  async look(): Promise<void> {
    try {
      this.problems = await this.provider.platformProblems();
      for (const problem of this.problems) this.logger.error(problem);
    } catch (error) {
      this.logger.error(`asking the payment provider about the platform's account failed: ${String(error)}`);
    }
  }
}
