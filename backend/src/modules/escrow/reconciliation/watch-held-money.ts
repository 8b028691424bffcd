import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { HELD_MONEY_REPORTED_AFTER } from '@reelpact/domain';
import { Background } from '../../../platform/background/background.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { MONEY_ALERTS, TellAdmins } from '../../notifications/index.js';
import { unreportedHeldMoney } from './reads/held-money.js';

const INTERVAL = 3_600_000;
const DAY = 86_400_000;

/**
 * Tells the admins of money that has been held for long: no provider lets a platform keep it for ever. Each
 * booking is reported once for each number of days, however many servers look.
 */
@Background()
@Injectable()
export class WatchHeldMoney implements BeforeApplicationShutdown {
  private readonly logger = new Logger('HeldMoney');
  private readonly recurring = new Recurring('looking for held money', INTERVAL, () => this.look());

  constructor(
    private readonly database: Database,
    private readonly admins: TellAdmins,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Looks now, for a server may live for less than an hour, and then every hour. */
  start(): void {
    this.recurring.start({ now: true });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  /** @returns how many bookings were reported */
  look(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const reported = await this.newlyHeld(tx);
      for (const { bookingId, days } of reported) {
        this.logger.warn(`the money of booking ${bookingId} has been held for ${days} days`);
        await this.admins.tell(tx, {
          bookingId,
          ...MONEY_ALERTS.heldMoney(days, days * DAY >= this.config.windows.hold),
        });
      }
      return reported.length;
    });
  }

  /** Writes down what is reported now; who was slower finds the rows there. Always in one order: no deadlock. */
  private async newlyHeld(tx: Transaction): Promise<{ bookingId: string; days: number }[]> {
    const held = await unreportedHeldMoney(tx, HELD_MONEY_REPORTED_AFTER, new Date(tx.now));
    return tx.rows(
      'report-held-money',
      `with fresh as (
         insert into held_money_reports (booking_id, days)
         select * from unnest($1::uuid[], $2::int[])
         on conflict do nothing returning booking_id, days
       )
       select booking_id as "bookingId", max(days) as days from fresh group by booking_id order by booking_id`,
      [held.map(({ bookingId }) => bookingId), held.map(({ days }) => days)],
    );
  }
}
