import { Injectable } from '@nestjs/common';
import { type Party, Problem, REMOVAL_REASONS, type RemovalReason, otherParty } from '@reelpact/domain';
import { type BookingRecord, ReadBookings } from '../../bookings/index.js';
import { TellAdmins, TellParties } from '../../notifications/index.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { RatingStore } from '../persistence/rating-store.js';
import { ratingNotice } from '../rating-notices.js';
import { RateBooking, shownBy } from './rate-booking.js';
import { ShowRatings } from './show-ratings.js';

/** Takes ratings away that break the rules, and only these. */
@Injectable()
export class ModerateRatings {
  constructor(
    private readonly database: Database,
    private readonly bookings: ReadBookings,
    private readonly rate: RateBooking,
    private readonly store: RatingStore,
    private readonly show: ShowRatings,
    private readonly parties: TellParties,
    private readonly admins: TellAdmins,
  ) {}

  /** The rated party says why a rating breaks the rules; a repeat changes nothing. @throws Problem CONFLICT where nothing is to be seen */
  async report(
    key: BookingRecord,
    by: Party,
    wish: { reason: RemovalReason; note: string | null },
  ): Promise<void> {
    await this.rate.locked(key, async (tx, record, now) => {
      const { isReported } = shownBy(now, otherParty(by));
      if (isReported) return;
      await this.store.report(tx, record, otherParty(by), wish);
      await this.admins.tell(tx, {
        subject: 'A rating was reported',
        body: 'Somebody reported a rating. Read it and decide in the admin pages, under Ratings.',
        bookingId: record.id,
      });
    });
  }

  /** Removes a rating and tells both parties why; a repeat changes nothing. @throws Problem NOT_FOUND */
  async remove(bookingId: string, by: Party, reason: RemovalReason, adminId: string): Promise<void> {
    await this.rate.locked(await this.find(bookingId), async (tx, record, now) => {
      const rating = now.ratings.find((one) => one.by === by && one.shownAt !== null);
      if (!rating) throw new Problem('NOT_FOUND');
      if (rating.removedAt !== null) return;
      await this.store.remove(tx, record, by, reason);
      await this.store.handleReport(tx, record, by, adminId);
      await this.show.count(tx, record.creatorId);
      const notice = ratingNotice.removed(REMOVAL_REASONS[reason]);
      await this.parties.say(tx, record, { brand: notice, creator: notice }, 'system');
    });
  }

  /** Lets a reported rating stay, and tells who reported it. @throws Problem NOT_FOUND where nothing is reported */
  async keep(bookingId: string, by: Party, adminId: string): Promise<void> {
    await this.rate.locked(await this.find(bookingId), async (tx, record, now) => {
      const rating = now.ratings.find((one) => one.by === by);
      if (!rating?.isReported) throw new Problem('NOT_FOUND');
      if (!(await this.store.handleReport(tx, record, by, adminId))) return;
      await this.parties.say(tx, record, { [otherParty(by)]: ratingNotice.kept }, 'system');
    });
  }

  private async find(bookingId: string): Promise<BookingRecord> {
    const record = isId(bookingId) ? await this.bookings.find(this.database, bookingId) : null;
    if (!record) throw new Problem('NOT_FOUND');
    return record;
  }
}
