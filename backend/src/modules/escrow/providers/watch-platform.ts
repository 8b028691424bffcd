import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Background } from '../../../platform/background/background.js';
import { Readiness } from '../../../platform/http/health.module.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';

/** How often it is asked, and how soon again while it has not answered, in milliseconds. */
const INTERVAL = 600_000;
const RETRY_DELAY_MS = 15_000;

/**
 * Looks whether the platform's own account at the payment provider would endanger held money: with an automatic
 * payout schedule it would be swept to the operator's bank. While it would, the server is not ready.
 */
// Each says for itself whether it is ready.
@Background(['web', 'worker', 'media'])
@Injectable()
export class WatchPlatform implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Payments');
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private problems: string[] = ['The payment provider has not answered yet.'];

  constructor(
    private readonly readiness: Readiness,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.readiness.demand(() => this.problems[0] ?? null);
  }

  async start(): Promise<void> {
    const answered = await this.look();
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.start(), answered ? INTERVAL : RETRY_DELAY_MS);
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** A provider that is down for a moment says nothing about the account: what was known stays. @returns whether it answered */
  async look(): Promise<boolean> {
    try {
      this.problems = await this.provider.platformProblems();
      for (const problem of this.problems) this.logger.error(problem);
      return true;
    } catch (error) {
      this.logger.error(`asking the payment provider about the platform's account failed: ${String(error)}`);
      return false;
    }
  }
}
