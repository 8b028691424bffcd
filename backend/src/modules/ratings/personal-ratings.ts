import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Party } from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { RATINGS_GIVEN, RATINGS_RECEIVED } from './reads/export-ratings.js';
import { ratedAsForgottenBrand, ratedAsCreator } from './reads/rated-bookings.js';

/** What nobody has seen yet goes altogether. */
const UNSEEN =
  'delete from ratings where booking_id = any($1::uuid[]) and written_by = $2 and shown_at is null';
const WORDS =
  'update ratings set text = null where booking_id = any($1::uuid[]) and written_by = $2 and text is not null';
const REPLIES =
  'update ratings set reply = null where booking_id = any($1::uuid[]) and written_by <> $2 and reply is not null';
const NOTES =
  'update rating_reports set note = null where booking_id = any($1::uuid[]) and written_by <> $2 and note is not null';

/**
 * What is kept of people in ratings: their words. They go with the account, in ratings and in answers to them. Stars stay, as part of
 * what the other side is known by.
 */
@Injectable()
export class PersonalRatings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    const { database } = this;
    this.personal.register('ratings', {
      exports: {
        ratingsGiven: ({ userId, creatorId, provenEmail }) =>
          database.rows('export-ratings-given', RATINGS_GIVEN, [userId, creatorId, provenEmail]),
        ratingsReceived: ({ userId, creatorId, provenEmail }) =>
          database.rows('export-ratings-received', RATINGS_RECEIVED, [userId, creatorId, provenEmail]),
      },
      forgets: async (tx, person) => {
        await this.forget(tx, 'brand', await ratedAsForgottenBrand(tx, person));
        await this.forget(tx, 'creator', await ratedAsCreator(tx, person));
      },
    });
  }

  private async forget(tx: Transaction, as: Party, bookingIds: readonly string[]): Promise<void> {
    if (bookingIds.length === 0) return;
    // Who shows or changes them holds this lock, and so nothing is shown meanwhile.
    await tx.rows(
      'lock-ratings-to-forget',
      'select from rating_windows where booking_id = any($1::uuid[]) order by booking_id for update',
      [bookingIds],
    );
    await tx.rows('forget-unseen-ratings', UNSEEN, [bookingIds, as]);
    await tx.rows('forget-words-of-ratings', WORDS, [bookingIds, as]);
    await tx.rows('forget-replies-to-ratings', REPLIES, [bookingIds, as]);
    await tx.rows('forget-reports-of-ratings', NOTES, [bookingIds, as]);
  }
}
