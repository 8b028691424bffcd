import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Background } from '../../platform/background/background.js';
import { Database } from '../../platform/database/database.js';
import { Readiness } from '../../platform/http/health.module.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { FollowLog } from '../../platform/log/follow-log.js';
import { TellAdmins } from '../notifications/index.js';

const LOOK_EVERY_MS = 60_000;
const LATE_AFTER_MINUTES = 5;

/**
 * Watches how far the followers of the log are behind, which a transaction that stays open somewhere may cause. `/api/health/ready` says so
 * as a warning, because on no other server would it be better, and the admins are told once a day. They are told by a job, which follows no log.
 */
@Background(['worker'])
@Injectable()
export class WatchLog implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Log');
  private readonly recurring = new Recurring('looking how far behind the log is', LOOK_EVERY_MS, () =>
    this.look(),
  );

  constructor(
    private readonly database: Database,
    private readonly log: FollowLog,
    private readonly readiness: Readiness,
    private readonly admins: TellAdmins,
  ) {}

  onModuleInit(): void {
    this.readiness.warn(() => this.warning());
  }

  start(): void {
    this.recurring.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  /** Tells the admins, however many servers look, once a day. */
  async look(): Promise<void> {
    const warning = await this.warning();
    if (warning === null) return;
    this.logger.warn(warning);
    await this.database.transaction((tx) =>
      this.admins.tell(tx, {
        eventId: `log-late:${new Date().toISOString().slice(0, 10)}`,
        subject: 'Notifications are late',
        body: `${warning} Nothing is lost: they go on by themselves when the cause is gone. Look for a database transaction that has been open for long; the stuck work on the admin page lists who is behind.`,
      }),
    );
  }

  private async warning(): Promise<string | null> {
    const late = (await this.log.lags()).filter(({ seconds }) => seconds >= LATE_AFTER_MINUTES * 60);
    if (late.length === 0) return null;
    const minutes = Math.floor(Math.max(...late.map(({ seconds }) => seconds)) / 60);
    return `What bookings lead to is ${minutes} minutes late: ${late.map(({ name }) => name).join(', ')}.`;
  }
}
