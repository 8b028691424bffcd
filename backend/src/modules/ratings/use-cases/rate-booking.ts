import { Injectable } from '@nestjs/common';
import {
  type Party,
  Problem,
  type RatingAnswers,
  UNRATED_TEXTS,
  canRate,
  readAnswers,
  otherParty,
  shownUnrated,
} from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { type BookingRecord, ReadBookings } from '../../bookings/index.js';
import { type BookingRatings, type Rating, RatingStore } from '../persistence/rating-store.js';
import { ShowRatings } from './show-ratings.js';

/** What a party wants to say. */
export interface RatingWish {
  answers: RatingAnswers;
  text: string | null;
}

/** What the parties do with the ratings of a booking that is theirs. */
@Injectable()
export class RateBooking {
  constructor(
    private readonly database: Database,
    private readonly bookings: ReadBookings,
    private readonly store: RatingStore,
    private readonly show: ShowRatings,
  ) {}

  /**
   * Writes a party's rating, or changes it while nobody has seen it. The second of the two shows both.
   * @throws Problem VALIDATION_FAILED, or CONFLICT once it is too late
   */
  async rate(key: BookingRecord, by: Party, { answers, text }: RatingWish): Promise<BookingRatings> {
    const read = readAnswers(by, answers);
    if ('problems' in read) throw new Problem('VALIDATION_FAILED', undefined, { errors: read.problems });
    return this.locked(key, async (tx, record, now) => {
      const before = now.ratings.find((one) => one.by === by);
      // A repeat of what was shown meanwhile is answered as the first one was.
      if (before && before.shownAt !== null && isSame(before, { stars: read.stars, text })) return;
      if (now.unrated !== null) throw new Problem('CONFLICT', UNRATED_TEXTS[shownUnrated(now.unrated)]);
      if (!canRate(now, tx.now)) throw new Problem('CONFLICT', 'This booking can’t be rated any more.');
      await this.store.write(tx, record, by, { stars: read.stars, text });
      const written = await this.store.find(tx, record);
      if (written) await this.show.showWhenDue(tx, record, written);
    });
  }

  /** Answers what the other party has said, once. @throws Problem CONFLICT where there is nothing to answer, or it was answered */
  reply(key: BookingRecord, by: Party, text: string): Promise<BookingRatings> {
    return this.locked(key, async (tx, record, now) => {
      const rating = shownBy(now, otherParty(by));
      if (rating.reply === text) return;
      if (rating.repliedAt !== null) throw new Problem('CONFLICT', 'You have answered this rating.');
      await this.store.reply(tx, record, otherParty(by), text);
    });
  }

  /** Runs a change under the lock of the ratings. @throws Problem CONFLICT for a booking that was never completed */
  async locked(
    key: BookingRecord,
    change: (tx: Transaction, record: BookingRecord, now: BookingRatings) => Promise<void>,
  ): Promise<BookingRatings> {
    return this.database.transaction(async (tx) => {
      const now = await this.store.lock(tx, key);
      // As it is by now: it may have waited.
      const record = now && (await this.bookings.find(tx, key.id));
      if (!now || !record) throw new Problem('CONFLICT', 'Only completed bookings are rated.');
      await change(tx, record, now);
      return (await this.store.find(tx, key)) ?? now;
    });
  }
}

const isSame = (one: Pick<Rating, 'stars' | 'text'>, other: Pick<Rating, 'stars' | 'text'>): boolean =>
  one.text === other.text && one.stars.join() === other.stars.join();

/** @throws Problem CONFLICT where that party has said nothing that is to be seen */
export function shownBy({ ratings }: BookingRatings, by: Party): Rating {
  const rating = ratings.find((one) => one.by === by && one.shownAt !== null && one.removedAt === null);
  if (!rating) throw new Problem('CONFLICT', 'There is no rating to answer.');
  return rating;
}
