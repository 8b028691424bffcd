import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database.js';
import { MediaQueue } from '../../platform/media/media-queue.js';

export const CARD_TASK = 'page-card';

/** The pictures that shared links to a creator's page and packages show. */
@Injectable()
export class Cards {
  constructor(private readonly media: MediaQueue) {}

  /**
   * Has a creator's cards made again if this transaction changes what they show: the first works of the portfolio, the
   * profile picture, the packages that can be booked, the accent. However often it is called, one task waits; what shows the
   * same is not made again.
   */
  async refresh(tx: Transaction, creatorId: string): Promise<void> {
    await this.media.add(tx, { task: CARD_TASK, subject: creatorId, ownerId: creatorId, kind: 'image' });
  }
}
