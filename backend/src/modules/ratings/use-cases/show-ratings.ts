import { Injectable } from '@nestjs/common';
import { PARTIES, isRateable, isTimeToShow, otherParty } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import type { BookingRecord } from '../../bookings/index.js';
import { CreatorProof } from '../../creators/index.js';
import { TellParties } from '../../notifications/index.js';
import type { BookingRatings } from '../persistence/rating-store.js';
import { RatingStore } from '../persistence/rating-store.js';
import { sumsOfCreator } from '../reads/rating-sums.js';
import { relationOf } from '../reads/related-parties.js';
import { ratingNotice } from '../rating-notices.js';

/** Shows what both parties have written at one moment, and keeps what it adds up to. */
@Injectable()
export class ShowRatings {
  constructor(
    private readonly store: RatingStore,
    private readonly proof: CreatorProof,
    private readonly parties: TellParties,
  ) {}

  /** Shows them if it is time for it, in a transaction that has locked them. Bookings of people who turn out to be related are not rated. */
  async showWhenDue(tx: Transaction, record: BookingRecord, now: BookingRatings): Promise<void> {
    if (now.closedAt !== null || !isTimeToShow(now, now.ratings.length, tx.now)) return;
    const paid = isRateable(record.state) ? null : 'unpaid';
    const unrated = now.unrated ?? paid ?? (await relationOf(tx, record));
    if (unrated !== null) return this.store.discard(tx, record, unrated);
    await this.store.show(tx, record);
    await this.count(tx, record.creatorId);
    for (const by of PARTIES)
      if (now.ratings.some((rating) => rating.by === by))
        await this.parties.say(
          tx,
          record,
          { [otherParty(by)]: ratingNotice.shown(otherParty(by)) },
          'system',
        );
  }

  /** Adds a creator's ratings up again, in a transaction that has locked them: who does the same waits, so that none is left out. */
  async count(tx: Transaction, creatorId: string): Promise<void> {
    // Nothing is kept of a creator who has left.
    if (!(await this.proof.lock(tx, creatorId))) return;
    await this.proof.keepRatings(tx, creatorId, await sumsOfCreator(tx, creatorId));
  }
}
