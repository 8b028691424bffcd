import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HELD_MONEY_REPORTED_AFTER } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MONEY_ALERTS, TellAdmins } from '../../notifications/index.js';
import { unreportedHeldMoney } from './reads/held-money.js';

const DAY = 86_400_000;

/**
 * Tells the admins of money that has been held for long: no provider lets a platform keep it for ever. Each
 * booking is reported once for each number of days, however often it is looked.
 */
@Injectable()
export class WatchHeldMoney implements OnModuleInit {
  private readonly logger = new Logger('HeldMoney');

  constructor(
    private readonly database: Database,
    private readonly admins: TellAdmins,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.hourly('watch-held-money', async () => void (await this.look()));
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
         insert into held_money_reports (booking_id, days, creator_id)
         select * from unnest($1::uuid[], $2::int[], $3::uuid[])
         on conflict do nothing returning booking_id, days
       )
       select booking_id as "bookingId", max(days) as days from fresh group by booking_id order by booking_id`,
      [
        held.map(({ bookingId }) => bookingId),
        held.map(({ days }) => days),
        held.map(({ creatorId }) => creatorId),
      ],
    );
  }
}
