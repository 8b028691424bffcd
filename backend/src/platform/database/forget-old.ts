import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from './database.js';

/** How often it is looked for, in milliseconds. */
const EVERY = 3_600_000;

/** What nobody needs any more, and after how long; all of it in real time. */
const OLD: Readonly<Record<string, string>> = {
  'rate-limits': 'delete from rate_limits where full_until < now()',
  // A program that repeats a request does so within hours.
  'idempotency-keys': `delete from idempotency_keys where created_at < now() - interval '7 days'`,
  // Whoever finds something strange can still see for a month where it came from.
  sessions: `delete from sessions where least(expires_at, revoked_at) < now() - interval '30 days'`,
  tokens: `delete from api_tokens where revoked_at < now() - interval '30 days'`,
  // The mails of the last day are counted.
  'email-links': `delete from email_tokens where least(expires_at, used_at) < now() - interval '2 days'`,
  'guest-links': 'delete from guest_links where least(expires_at, used_at) < now()',
  // Whose turn was a day ago is as good as new.
  'media-turns': `delete from media_turns where last_turn < now() - interval '1 day'`,
  'sign-ins': 'delete from spent_sign_ins where expires_at < now()',
};

/** Forgets now and then what is over; several servers may do so at once. */
@Injectable()
export class ForgetOld implements BeforeApplicationShutdown {
  private readonly logger = new Logger('ForgetOld');
  private timer: NodeJS.Timeout | null = null;

  constructor(@Inject(Database) private readonly database: Database) {}

  start(): void {
    this.timer = setInterval(() => void this.run(), EVERY);
  }

  async run(): Promise<void> {
    for (const [name, statement] of Object.entries(OLD)) {
      await this.database.rows(`forget-old-${name}`, statement).catch((error: unknown) => {
        this.logger.error(`forgetting old ${name} failed: ${String(error)}`);
      });
    }
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
