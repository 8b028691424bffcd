import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { Database } from './database.js';

/** What of the platform's own nobody needs any more, and after how long; all of it in real time. */
const OLD: Readonly<Record<string, string>> = {
  'rate-limits': 'delete from rate_limits where full_until < now()',
  // A program that repeats a request does so within hours.
  'idempotency-keys': `delete from idempotency_keys where created_at < now() - interval '7 days'`,
  // Whose turn was a day ago is as good as new.
  'media-turns': `delete from media_turns where last_turn < now() - interval '1 day'`,
};

/** Forgets every hour what is over, by what each module has registered for its own tables; one server does so for all. */
@Injectable()
export class PurgeExpired implements OnModuleInit {
  private readonly logger = new Logger('PurgeExpired');
  private readonly statements = new Map(Object.entries(OLD));

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.hourly('purge-expired', () => this.run());
  }

  /** @param statement deletes what is over; runs by itself, and must be safe to run at any time */
  register(name: string, statement: string): void {
    if (this.statements.has(name)) throw new Error(`two modules forget old ${name}`);
    this.statements.set(name, statement);
  }

  async run(): Promise<void> {
    for (const [name, statement] of this.statements) {
      await this.database.rows(`purge-expired-${name}`, statement).catch((error: unknown) => {
        this.logger.error(`forgetting old ${name} failed: ${String(error)}`);
      });
    }
  }
}
