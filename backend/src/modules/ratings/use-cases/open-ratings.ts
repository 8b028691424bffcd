import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isRateable, ratingEnds } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { type Change, FollowBookings } from '../../bookings/index.js';
import { RatingStore } from '../persistence/rating-store.js';
import { relationOf } from '../reads/related-parties.js';

/** Opens a booking to ratings when it is completed, and not to those whose payment is taken back before they are shown. */
@Injectable()
export class OpenRatings implements OnModuleInit {
  constructor(
    private readonly bookings: FollowBookings,
    private readonly store: RatingStore,
  ) {}

  onModuleInit(): void {
    this.bookings.follow('ratings', (tx, change) => this.moved(tx, change), { isRepeatable: true });
  }

  private async moved(tx: Transaction, { before, after }: Change): Promise<void> {
    const was = before !== null && isRateable(before.state);
    const is = isRateable(after.state);
    if (is && !was) {
      const unrated = await relationOf(tx, after);
      await this.store.open(tx, after, { endsAt: ratingEnds(tx.now), unrated });
    }
    if (was && !is) await this.store.keepUnrated(tx, after, 'unpaid');
  }
}
