import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config, ConfigError } from '../../../../platform/config/config.js';
import { Database } from '../../../../platform/database/database.js';

/** Keeps played money apart from real money: Stripe knows nothing of what the sandbox holds, and would be asked to refund it. */
@Injectable()
export class SandboxPast implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ConfigError when this database was used with the sandbox and is to be used with Stripe */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.stripe === null) return;
    if (await this.database.row('sandbox-past', 'select 1 from sandbox.intents limit 1'))
      throw new ConfigError(
        'STRIPE_SECRET_KEY is set, but payments in this database were played by the sandbox, which Stripe knows nothing of. Use another database.',
      );
  }
}
