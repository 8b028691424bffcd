import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { Posting } from './posting.js';

export type PostingListener = (tx: Transaction, posting: Posting) => Promise<void>;

/** Who has to do something about each new posting, in its transaction. Modules register while they are wired. */
@Injectable()
export class PostingListeners {
  private readonly listeners: PostingListener[] = [];

  /** @param listener called once for each posting, which is written or rolled back together with what the listener does */
  onPosted(listener: PostingListener): void {
    this.listeners.push(listener);
  }

  async announce(tx: Transaction, posting: Posting): Promise<void> {
    for (const listener of this.listeners) await listener(tx, posting);
  }
}
